"""A stranger installs the wheel and plays a whole game with the keyboard, in a real pseudo-terminal at 80x24."""

from pathlib import Path

from .terminal import Terminal


def moment(screen: str) -> str:
    """The screen without the log, which is told anew when a match is opened again."""
    return "\n".join(line[:43] for line in screen.splitlines())


def play_on(terminal: Terminal, until: str, presses: int) -> bool:
    """Press Enter, or Space where the screen is for one person, until a text is shown; False when it never was."""
    for _ in range(presses):
        before = terminal.text
        if until in before:
            return True
        terminal.press(" " if "Space to look" in before else "enter")
        terminal.settle(quiet=0.05)
    return until in terminal.text


def take_from_the_shelf(terminal: Terminal, name: str) -> None:
    """Go along the shelf to the box with this name and open it."""
    terminal.until(name)
    for _ in range(9):
        if f"▸ {name}" in terminal.text:
            break
        terminal.press("right")
        terminal.settle(quiet=0.05)
    assert f"▸ {name}" in terminal.text
    terminal.press("enter")


def test_a_stranger_plays_jackal_and_high_to_the_end_leaves_in_the_middle_and_comes_back(
    installed: Path, tmp_path: Path
) -> None:
    env = {"TABLETOP_HOME": str(tmp_path / "home")}
    with Terminal([str(installed)], env=env) as terminal:
        take_from_the_shelf(terminal, "Jackal & High")
        terminal.until("Start the game")
        terminal.press("f5")
        terminal.until("throw 3 dice")
        play_on(terminal, "round 2, roll 2", 300)
        left = moment(terminal.settle())
        terminal.press("q")
        terminal.until("Continue")
        terminal.press("q")
        assert terminal.ended() == 0

    with Terminal([str(installed), "continue"], env=env) as terminal:
        terminal.until("round 2")
        assert moment(terminal.settle()) == left
        assert play_on(terminal, "the game is over", 1500), terminal.text
        assert "first" in terminal.text
        assert "paws" in terminal.text
        terminal.press("q")
        terminal.until("one keyboard")
        terminal.press("q")
        assert terminal.ended() == 0
