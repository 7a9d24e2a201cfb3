"""What the thing under the cursor is, in two or three lines of Markdown."""

from __future__ import annotations

from tabletop_tui.games.black_jacky.cards import COPIES, HIDDEN, points
from tabletop_tui.games.black_jacky.moves import DONE, DRAW, KNOCK
from tabletop_tui.games.black_jacky.view import Standing, View
from tabletop_tui.rules.words import count, listed
from tabletop_tui.tui.seats import LETTERS
from tabletop_tui.tui.wording import escaped

from .consequences import effect_now
from .faces import TRICKS, trick_name
from .figures import summed, verdict
from .moment import Moment


def explain(moment: Moment) -> tuple[str, str]:
    """A title and two or three lines about the card, the pile, the cats or the knock under the cursor."""
    view, move = moment.view, moment.pointed
    if moment.pointed_card() != HIDDEN:
        return explain_card(moment, moment.pointed_card())
    cats = moment.pointed_cats()
    if len(cats) == 1:
        return explain_cat(moment, cats[0])
    if cats:
        parts = [explain_cat(moment, seat) for seat in cats]
        return " and ".join(title for title, _ in parts), "\n\n".join(text for _, text in parts)
    if move is not None and move[0] == DRAW:
        return explain_pile(view)
    if move is not None and move[0] in (KNOCK, DONE):
        return explain_knock(moment) if move[0] == KNOCK else explain_end(moment)
    return explain_cat(moment, view.on_turn if view.on_turn >= 0 else max(view.actor, 0))


def things(moment: Moment) -> tuple[list[tuple[str, str]], int]:
    """All that can be explained: hand cards, the piles, knocking, cats; and which of it is under the cursor."""
    found = [explain_card(moment, card) for card in sorted(set(moment.hand))]
    if moment.view.on_turn >= 0:
        found += [explain_pile(moment.view), explain_knock(moment)]
    found += [explain_cat(moment, seat) for seat in range(len(moment.view.cats))]
    pointed = explain(moment)
    if pointed not in found:
        found.insert(0, pointed)
    return found, found.index(pointed)


def explain_card(moment: Moment, card: int) -> tuple[str, str]:
    """A hand card: its trick, and where cards like it are."""
    told = escaped(f"{TRICKS[card]} {effect_now(moment.scene, card)}".strip())
    laid = sum(cat.laid.count(card) for cat in moment.view.cats)
    seen = f" {laid} of them {'lies' if laid == 1 else 'lie'} on the table." if laid else ""
    return (
        f"{card}, {trick_name(card)}",
        f"**Laid:** {told}\n\nIn the hand it counts {card}. There {'is' if COPIES[card] == 1 else 'are'} "
        f"{count(COPIES[card], 'such card')}.{seen}",
    )


def explain_cat(moment: Moment, seat: int) -> tuple[str, str]:
    """A cat: its hearts, what lies before it, and what is known of its hand."""
    view, cat = moment.view, moment.view.cats[seat]
    title = f"{LETTERS[seat]} {moment.scene.names[seat]}"
    hearts = "A black heart, the last chance" if cat.black else count(cat.red, "red heart")
    if cat.standing is Standing.WANTED:
        named = f" Named {escaped(moment.scene.names[cat.guess])}." if cat.guess >= 0 else ""
        return title, f"Wanted since round {cat.gone}: no cards, but a guess before every round.{named}"
    if cat.standing is Standing.ELIMINATED:
        return title, f"Out for good, since round {cat.gone}."
    state = "Has knocked: safe from the tricks of others." if cat.knocked else "Tricks of others can still hit it."
    laid = f"Laid: {listed([_laid(card) for card in cat.laid])}." if cat.laid else "Nothing laid."
    plus = " Has the +1 card." if cat.plus else ""
    lying = f" That counts {points(cat.shown)}." if cat.laid or cat.plus else ""
    return title, f"{hearts}. {state}\n\n{laid}{plus}{lying} {_hand(view, seat)}"


def explain_pile(view: View) -> tuple[str, str]:
    """The draw pile."""
    left = f"{count(view.pile, 'card')}, nobody knows in which order."
    if view.pile_known is not None:
        left += f" They are among {listed([str(card) for card in sorted(view.pile_known)])}: discards were shuffled."
    if view.seen_cards and view.discards:
        left += f" Discards, the top one last: {', '.join(map(str, view.discards))}."
    return "The draw pile", f"{left}\n\nA card drawn joins the hand unseen by the others. `o` tells the chances."


def explain_knock(moment: Moment) -> tuple[str, str]:
    """What knocking means just now."""
    view = moment.view
    text = "The hand stays as it is, and tricks of others cannot touch it any more."
    if view.knocker < 0:
        text += "\n\nIt is the first knock: every other cat has one more turn, then the Reckoning comes."
    else:
        first = escaped(moment.scene.names[view.knocker])
        text += f"\n\n{first} knocked first; a further knock makes the round no longer."
    return "Knocking", text


def explain_end(moment: Moment) -> tuple[str, str]:
    """What ending the turn means, and the hand one ends it with."""
    text = "The turn ends, and the hand is hidden again."
    return "Done", f"{text}\n\n{_hand(moment.view, max(moment.view.actor, 0))}"


def _laid(card: int) -> str:
    return "a 5, turned" if card == 5 else "an 8 for 8.1" if card == 8 else f"a {card}"


def _hand(view: View, seat: int) -> str:
    cat = view.cats[seat]
    if seat == view.viewer:
        known = f" Everybody knows of {_known(cat.open)}." if cat.open else ""
        if cat.total is None:
            return known.strip()
        return f"In all {summed(cat.hand, cat.laid, cat.plus, cat.total)}, {verdict(cat.total)}.{known}"
    faces = tuple(card for card in cat.hand if card != HIDDEN)
    known = f", among them {_known(faces)}" if faces else ", all unknown" if cat.hand else ""
    return f"{count(len(cat.hand), 'card')} in hand{known}."


def _known(cards: tuple[int, ...]) -> str:
    return listed([("an " if card == 8 else "a ") + str(card) for card in cards])
