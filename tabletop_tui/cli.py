"""The command line."""

# ruff: noqa: PLC0415 - what a command needs is imported in it, so that `--version`, `--help` and `games` answer at once.

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import click

from . import completion
from .arguments import GAMES, MATCH, game_argument, seed_option, settings_option
from .complaints import complain, hang_up
from .papers import label_of, read_paper, write_paper
from .rules import BadOptions, Seat, TabletopError, shelf

if TYPE_CHECKING:
    from .store.library import Library

STOPPED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""

DUMB: Final = ("dumb", "unknown")
"""What terminals call themselves that cannot draw."""

MISUSED: Final = 2
"""The exit code where the command was given in a way it is not meant, as click and shells have it."""


def main() -> int:
    """Run the command in ``sys.argv`` and return its exit code; what goes wrong is one sentence on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A name the terminal has no letters for shows as question marks instead of ending the program.
            stream.reconfigure(errors="replace")
    try:
        completion.check_request()
        code = tabletop.main(prog_name="tabletop", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (click.exceptions.Abort, KeyboardInterrupt):
        return complain("Stopped.", STOPPED)
    except click.ClickException as error:
        return complain(re.sub(r"(?<!\w)'([^']+)'(?!\w)", r"“\1”", error.format_message()), error.exit_code)
    except TabletopError as error:
        return complain(str(error), MISUSED if isinstance(error, BadOptions) else 1)
    except BrokenPipeError:
        return hang_up()
    except OSError as error:
        hang_up()
        return complain(f"The answer could not be written: {error.strerror}.", 1)
    return int(code or 0)


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tabletop-tui", prog_name="tabletop")
@click.pass_context
def tabletop(context: click.Context) -> int | None:
    """A box of tabletop games for the terminal. Without a command it opens the launcher."""
    return _open_screens() if context.invoked_subcommand is None else None


@tabletop.command()
@game_argument
@click.option("--seat", "names", multiple=True, metavar="NAME", help="Who plays, one seat after the other.")
@settings_option
@seed_option
@click.option("--practice", is_flag=True, help="Let moves be taken back past rolls, reveals and hand-overs.")
def play(game: str, names: tuple[str, ...], settings: tuple[str, ...], seed: str | None, practice: bool) -> int:
    """Play GAME.

    With --seat for each player it begins at once; without, the set-up screen asks for everything. `tabletop games GAME`
    lists the options GAME has.
    """
    from .rules.request import StartRequest, fresh_seed, read_names, read_seed, read_settings
    from .store.places import made_for

    box = shelf.find(game)
    if not names:
        if settings or seed is not None or practice:
            raise BadOptions("Say who plays, with --seat NAME for each: without, the set-up screen asks for it all.")
        return _open_screens(setup=box.id)
    seats = tuple(Seat(name) for name in read_names(names))
    luck = fresh_seed() if seed is None else read_seed(seed)
    rules = box.open()
    options = read_settings(rules, settings, made_for(box.id))
    rules.new(options, len(seats))  # refuses a wrong number of players before a screen opens
    return _open_screens(play=StartRequest(box.id, seats, options, luck, practice))


@tabletop.command("continue")
@click.argument("match", required=False, type=MATCH, shell_complete=completion.unfinished_matches)
def continue_(match: int | None) -> int:
    """Go on with MATCH, or with the one played last."""
    from .store.library import open_library

    with open_library() as library:
        if match is None:
            match = _last_to_continue(library)
        elif outcome := library.summary(match).outcome_text:
            raise TabletopError(
                f"Match {match} is over: {outcome}; `tabletop replay {match}` shows how it came to that."
            )
    return _open_screens(resume=match)


@tabletop.command()
@click.argument("match", required=False, type=MATCH, shell_complete=completion.all_matches)
def replay(match: int | None) -> int:
    """Look back at MATCH, or at the one finished last, move by move.

    Of a match that goes on only what everybody knows is shown.
    """
    from .store.library import open_library

    with open_library() as library:
        if match is not None:
            library.summary(match)
        elif finished := library.finished():
            match = finished[0].id
        else:
            raise TabletopError("No match has been finished yet; `tabletop replay MATCH` shows one that goes on.")
    return _open_screens(replay=match)


def _last_to_continue(library: Library) -> int:
    """The match played last of those that can be opened; about each that cannot, one sentence."""
    unfinished = library.unfinished()
    for match in unfinished:
        try:
            library.resume(match.id).close()
        except TabletopError as error:
            complain(str(error), 0)
        else:
            return match.id
    if unfinished:
        raise TabletopError("None of the matches that wait can be opened.")
    raise TabletopError("There is no match to continue; `tabletop play GAME` begins one.")


@tabletop.command()
@click.argument("game", required=False, shell_complete=completion.games)
def games(game: str | None) -> None:
    """List the games in the box, or the options of GAME."""
    if game is not None:
        from .option_words import option_lines

        box = shelf.find(game)
        click.echo(f"{box.name}, with --option NAME=VALUE; first the value it has by itself:")
        for line in option_lines(box.open().options):
            click.echo(line)
        return
    for box in shelf.boxes().values():
        fewest, most = box.seats
        click.echo(f"{box.id:<20} {box.name}: {box.blurb}; {fewest} to {most} players, {box.minutes} minutes")
    for sentence in shelf.misfits():
        click.echo(sentence, err=True)


@tabletop.command()
def matches() -> None:
    """List the matches, the last played first."""
    from .store.library import open_library

    with open_library() as library:
        found = library.unfinished() + library.finished()
        if not found:
            click.echo("No match has been begun yet; `tabletop play GAME` begins one.", err=True)
        for match in found:
            day = match.played.astimezone().strftime("%Y-%m-%d %H:%M")
            stands = match.outcome_text or match.note or f"{match.moves} moves"
            click.echo(f"{match.id:>5}  {day}  {match.game_name}: {match.people}; {stands}")


@tabletop.command()
@game_argument
def rules(game: str) -> None:
    """Print the rulebook of GAME."""
    from .assets import read_text
    from .plain import plain_text

    click.echo(plain_text(read_text(shelf.find(game).about)), nl=False)


@tabletop.command()
@game_argument
@click.option("--games", "count", type=GAMES, default=100, show_default=True, metavar="NUMBER", help="How many games.")
@click.option(
    "--seats", "levels", metavar="LEVEL,LEVEL…", help="Who sits in each seat; as few random players as can be."
)
@settings_option
@seed_option
@click.option("--json", "machine", is_flag=True, help="Print one JSON object.")
def simulate(  # noqa: PLR0913, PLR0917 - each is a word of the command
    game: str, count: int, levels: str | None, settings: tuple[str, ...], seed: str | None, machine: bool
) -> None:
    """Let computer players play GAME many times."""
    from .players import report
    from .players.levels import RANDOM
    from .players.simulate import simulate as run
    from .rules.request import fresh_seed, read_seed, read_settings
    from .store.places import made_for

    box = shelf.find(game)
    seats = [RANDOM] * box.seats[0] if levels is None else [level.strip() for level in levels.split(",")]
    luck = fresh_seed() if seed is None else read_seed(seed)
    opened = box.open()
    options = read_settings(opened, settings, made_for(box.id))
    with _waiting(count) as played:
        result = run(opened, options, seats, count, luck, played)
    click.echo(report.as_json(result) if machine else report.as_text(result, seats))


@contextmanager
def _waiting(count: int) -> Iterator[Callable[[], None] | None]:
    """Shows people at a terminal how many of the games are played; what is yielded is to be called after each."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=count, label="Playing", show_pos=True, file=sys.stderr) as bar:
        bar.update_min_steps = max(1, count // 100)
        yield lambda: bar.update(1)


@tabletop.command()
@click.argument("match", type=MATCH, shell_complete=completion.all_matches)
@click.argument("file", type=click.Path())
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def export(match: int, file: str, force: bool) -> None:
    """Write MATCH as readable text to FILE.

    A FILE called “-” is standard output. While a match goes on, what is secret in it is sealed.
    """
    from .store.library import open_library

    with open_library() as library:
        text = library.write_out(match)
    write_paper(file, text, force=force)


@tabletop.command("import")
@click.argument("file", type=click.Path())
def import_(file: str) -> None:
    """Take in a match exported to FILE.

    A FILE called “-” is standard input. The match becomes a new one, to go on with or to look at.
    """
    from .store.library import open_library

    text = read_paper(file)
    with open_library() as library:
        match = library.summary(library.take_in(text, label_of(file)))
    if match.outcome_text:
        end = f"{match.outcome_text}; `tabletop replay {match.id}` shows how it came to that"
    else:
        end = f"`tabletop continue {match.id}` goes on with it"
    click.echo(f"Match {match.id} of {match.game_name}, {match.people}: {end}.")


@tabletop.command()
def where() -> None:
    """Print where things are."""
    from .assets import assets
    from .store.places import HOME, folder, library_path, made_for

    click.echo(f"home     {folder()} ({HOME} names another)")
    click.echo(f"library  {library_path()}")
    click.echo(f"assets   {assets()}")
    for box in shelf.boxes().values():
        if box.room is not None:
            click.echo(f"made     {made_for(box.id)} ({box.name})")


@tabletop.command("check-assets")
def check_assets() -> int:
    """Check the files that came with the games: rulebooks, pictures, tiles, islands and cards."""
    from .assets import assets
    from .fitness import all_faults

    boxes = shelf.boxes().values()
    wrong = all_faults(boxes)
    for fault in wrong:
        complain(fault, 1)
    if wrong:
        return 1
    click.echo(f"All is well with {', '.join(box.name for box in boxes)}; their files are in {assets()}.")
    return 0


def _open_screens(**what: Any) -> int:
    if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        raise TabletopError(
            "The table is drawn on a terminal, and this is none; `tabletop --help` tells what else works."
        )
    if os.environ.get("TERM") in DUMB:
        raise TabletopError(
            "The table cannot be drawn on a terminal that calls itself dumb; set TERM to what it is, such as xterm."
        )
    from .tui.front_door import run

    return run(**what)
