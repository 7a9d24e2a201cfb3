-- A library as version 1 keeps it: a finished race and one to continue.
PRAGMA application_id = 2058479371;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE journal (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        number INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID
    ;
INSERT INTO "journal" VALUES(1,0,'throw 3');
INSERT INTO "journal" VALUES(1,1,'hide 2');
INSERT INTO "journal" VALUES(1,2,'throw 2');
INSERT INTO "journal" VALUES(1,3,'hide 2');
INSERT INTO "journal" VALUES(1,4,'throw 4');
INSERT INTO "journal" VALUES(1,5,'take 4');
INSERT INTO "journal" VALUES(1,6,'throw 4');
INSERT INTO "journal" VALUES(1,7,'hide 1');
INSERT INTO "journal" VALUES(2,0,'throw 5');
INSERT INTO "journal" VALUES(2,1,'hide 2');
INSERT INTO "journal" VALUES(2,2,'throw 5');
INSERT INTO "journal" VALUES(2,3,'pass 0');
INSERT INTO "journal" VALUES(2,4,'throw 6');
CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        game_name TEXT NOT NULL,
        revision INTEGER NOT NULL,
        options TEXT NOT NULL,
        seed INTEGER NOT NULL,
        practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
        note TEXT NOT NULL DEFAULT '',
        begun TEXT NOT NULL,
        played TEXT NOT NULL,
        outcome TEXT,
        digest TEXT,
        CHECK ((outcome IS NULL) = (digest IS NULL))
    );
INSERT INTO "matches" VALUES(1,'race','The Race',2,'{"turns":4,"pace":"slow","double":false}',0,0,'','2026-11-29T19:24:44.035290+00:00','2026-11-29T19:24:44.064531+00:00','{"ranking": [[0], [1]], "scores": [6, 3], "reason": "The race is run.", "unit": "steps"}','5e41b0bcec05a029');
INSERT INTO "matches" VALUES(2,'race','The Race',2,'{"turns":6,"pace":"fast","double":false}',7,0,'turn 2, Boris to run','2026-11-29T19:24:44.064845+00:00','2026-11-29T19:24:44.065718+00:00',NULL,NULL);
CREATE TABLE names (name TEXT PRIMARY KEY, used INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "names" VALUES('Anna',4);
INSERT INTO "names" VALUES('Boris',3);
INSERT INTO "names" VALUES('Clara',1);
CREATE TABLE seats (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID
    ;
INSERT INTO "seats" VALUES(1,0,'Anna','person');
INSERT INTO "seats" VALUES(1,1,'Clara','person');
INSERT INTO "seats" VALUES(2,0,'Anna','person');
INSERT INTO "seats" VALUES(2,1,'Boris','person');
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "settings" VALUES('theme','night');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',2);
COMMIT;
