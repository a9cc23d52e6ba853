"""What a lesson points at, found on the table of a seat."""

from __future__ import annotations

from dbz_desktop.match.lessons.lesson import Place, Point
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.steps import plain


def pointed_card(match: Match, point: Point) -> int | None:
    """The card that a point means: an MP, a Mastery, or the nearest with its title.

    Of those that lie open to both or in the learner's hand: what is being used first, then cards
    in play, then hands, then the tops of discard piles. None where there is none, or a place is
    meant.
    """
    players = match.game.state.players
    if point.place in (Place.MP, Place.MASTERY):
        side = players[point.seat or 0]
        return side.mp_card if point.place is Place.MP else side.mastery
    if point.place is not None:
        return None
    wanted = plain(point.title)
    seats = (0, 1) if point.seat is None else (point.seat,)
    near: list[int] = []
    for seat in seats:
        near += players[seat].in_use
    for seat in seats:
        near += [*players[seat].play, players[seat].mp_card, players[seat].mastery]
    if 0 in seats:
        near += players[0].hand
    for seat in seats:
        near += [*players[seat].discard[-1:], *players[seat].banished[-1:]]
    for card in near:
        facts = match.game.cards[card]
        if wanted in (plain(facts.title), plain(facts.name), plain(facts.id)):
            return card
    return None
