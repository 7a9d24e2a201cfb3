"""What can go wrong in the rules layer, each with a reason a player can read."""


class TabletopError(Exception):
    """A sentence for the person at the keyboard; the base of every error the house raises on purpose."""


class IllegalMove(TabletopError):
    """The rules do not allow this move here; the message says why."""


class UnknownMove(TabletopError):
    """A text that is no move of this game at all."""


class CannotUndo(TabletopError):
    """Nothing may be taken back, and why."""


class CannotRedo(TabletopError):
    """Nothing was taken back that could be played again."""


class BadOptions(TabletopError):
    """Options or seats that this game does not offer."""


class BrokenJournal(TabletopError):
    """A journal whose moves do not fit together.

    Attributes:
        at: Index of the first journal entry that could not be replayed, from 0.
    """

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.at = at
