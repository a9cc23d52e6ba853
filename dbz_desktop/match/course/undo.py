"""Going back: which earlier decisions there are, and what has been revealed since each of them.

Players take answers of the present turn back freely while nothing hidden was revealed since;
further back, or past a card that was drawn, found, shown or shuffled away, both must agree, and
are told what was revealed, for going back can't make it unknown. What chance had in store is
another matter: after going back past something hidden it is drawn again (`rules.kernel.unknown`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from dbz_desktop.match.course.came_to_light import reveals
from dbz_desktop.match.course.course import Course
from dbz_desktop.match.seats.steps import Step
from dbz_desktop.match.telling.log import describe
from dbz_desktop.rules.flow.critical import CHOICES
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import (
    BOTH,
    CardMoved,
    CardsRevealed,
    Judged,
    Shuffled,
    TurnBegan,
    Why,
    Zone,
)

_ALIKE = {ask.value for ask in (Ask.PLANNING, Ask.DECLARE, Ask.ACTION, Ask.DEFEND)}
"""The questions whose answer both players see, whoever gave it: nobody is told of the other
whether he was passed for there, for then he had nothing to answer with."""


def listed(course: Course) -> list[int]:
    """Which answers can be gone back to, by their number from 0; what is told of them is the same
    for both players, and tells nothing of what was answered for one of them because he had to.

    What followed from going back is left out.
    """
    return [
        number
        for number, entry in enumerate(course.answers)
        if not entry.auto or (entry.asked in _ALIKE and entry.move is None)
    ]


def steps(
    course: Course, viewer: int | None = None, most: int | None = None, own: bool = False
) -> list[Step]:
    """The decisions that a seat (None: both players) can go back to, the latest first; `most` of
    them at most, with `own` only those that this seat answered.

    What was answered for this seat is left out: it would only be passed for again.
    """
    wanted = []
    for place, number in enumerate(listed(course)):
        entry = course.answers[number]
        mine = entry.player == viewer
        if (mine and not entry.auto) or (not mine and not own):
            wanted.append((place, number))
    if most is not None:
        wanted = wanted[max(0, len(wanted) - most) :]
    if not wanted:
        return []
    known = _Known(course)
    return [_step(course, place, number, known) for place, number in reversed(wanted)]


def last_own(course: Course, viewer: int) -> int | None:
    """The number of the last step that a seat answered itself, None where there is none."""
    numbers = listed(course)
    for place in range(len(numbers) - 1, -1, -1):
        entry = course.answers[numbers[place]]
        if entry.player == viewer and not entry.auto:
            return place
    return None


def step(course: Course, place: int) -> Step:
    """The step of that number. Raises IndexError where there is none."""
    return _step(course, place, listed(course)[place], _Known(course))


def _step(course: Course, place: int, number: int, known: _Known) -> Step:
    entry = course.answers[number]
    since = course.game.events[entry.events :]
    return Step(
        place,
        entry.player,
        _words(course, number, known),
        not any(isinstance(event, TurnBegan) for event in since),
        revealed(course, number),
        _asked(course, number, known),
    )


def revealed(course: Course, number: int) -> tuple[str, ...]:
    """What was revealed since answer `number` was given, in words that tell no secret."""
    names = course.setup.names
    counts: Counter[tuple[str, int, int]] = Counter()
    for event in course.game.events[course.answers[number].events :]:
        if not reveals(event):
            continue
        if isinstance(event, Shuffled):
            counts["shuffled", event.player, 0] += 1
        elif isinstance(event, CardsRevealed):
            counts["shown", event.player, event.seen] += len(event.cards)
        elif isinstance(event, CardMoved):
            kind = "drawn" if event.target is Zone.HAND else "turned"
            if event.why is Why.SEARCH:
                kind = "found"
            elif event.source is Zone.HAND:
                kind = "hand"
            counts[kind, event.player, 0] += 1
    return tuple(_told(names, *key, count) for key, count in counts.items())


def _told(names: tuple[str, str], kind: str, player: int, seen: int, count: int) -> str:
    who = names[player]
    cards = "1 card" if count == 1 else f"{count} cards"
    if kind == "shuffled":
        return f"{who}'s Life Deck was shuffled"
    if kind == "shown":
        eyes = "both players" if seen == BOTH else names[seen - 1] if seen else "nobody"
        return f"{cards} of {who} {'was' if count == 1 else 'were'} shown to {eyes}"
    if kind == "drawn":
        return f"{who} drew {cards}"
    if kind == "found":
        return f"{who} searched and found {cards}"
    if kind == "hand":
        return f"{cards} of {who}'s hand {'was' if count == 1 else 'were'} turned up"
    return f"{cards} of {who}'s Life Deck {'was' if count == 1 else 'were'} turned up"


_VERBS = {
    "play": "Play {}",
    "attack": "Attack with {}",
    "defend": "Defend with {}",
    "use": "Use {}",
    "pick": "Choose {}",
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "number": "Number {}",
    "name": "Name a card",
}


def _asked(course: Course, number: int, known: _Known) -> str:
    """The kind of question, and the card that it was about where both players may know it."""
    entry = course.answers[number]
    about = entry.about
    if about < 0 or about == entry.card or not known.when_asked(about, number):
        return entry.asked
    return f"{entry.asked}, {course.game.cards[about].name}"


def _words(course: Course, number: int, known: _Known) -> str:
    """An answer in words. A card that one of the players may not know isn't named."""
    entry = course.answers[number]
    if entry.move is not None:
        event = next((e for e in course.game.events[entry.events :] if isinstance(e, Judged)), None)
        return (event and describe(event, _no_card, course.setup.names)) or "By hand"
    verb, _, value = entry.meaning.partition(" ")
    words = _VERBS.get(verb, verb.capitalize())
    if entry.card >= 0:
        shown = known.to_both(entry.card, number)
        name = course.game.cards[entry.card].name if shown else "a card"
        if "{}" in words:
            return words.format(name)
        return f"{words}: {name}" if shown else words
    if entry.asked == Ask.CRITICAL.value and verb == "pick":
        return CHOICES[int(value or 0)][1]
    return words.format(value) if value or "{}" not in words else verb.capitalize()


_BEGIN = {
    ask.value for ask in (Ask.PLANNING, Ask.DECLARE, Ask.ENTER, Ask.ACTION, Ask.DEFEND, Ask.DISCARD)
}
"""The questions with which something new begins; others belong to what was chosen before."""


class _Known:
    """Which cards both players know a decision to be about, one by one, never by their titles.

    That is a card which both knew the place of when it was asked, or which was chosen and both
    saw in what came of it. Where it came to light later on, it isn't told to have been chosen.
    """

    def __init__(self, course: Course) -> None:
        self._course = course
        self._moves: dict[int, list[tuple[int, CardMoved]]] = {}
        self._shown: dict[int, list[int]] = {}
        self._blurred: tuple[list[int], list[int]] = ([], [])
        for number, event in enumerate(course.game.events):
            if isinstance(event, CardMoved):
                self._moves.setdefault(event.card, []).append((number, event))
                if event.seen == BOTH:
                    self._shown.setdefault(event.card, []).append(number)
                else:
                    self._blurred[event.player].append(number)
            elif isinstance(event, Shuffled):
                self._blurred[event.player].append(number)
            elif isinstance(event, CardsRevealed) and event.seen == BOTH:
                for card in event.cards:
                    self._shown.setdefault(card, []).append(number)

    def to_both(self, card: int, number: int) -> bool:
        """Whether both know that the answer of that number is about the card."""
        began = self._course.answers[number].events
        shown = self._shown.get(card, [])
        came_out = bisect_left(shown, began) < bisect_left(shown, self._end(number))
        return came_out or self.when_asked(card, number)

    def when_asked(self, card: int, number: int) -> bool:
        """Whether both knew where the card was when the question of that number was asked."""
        began = self._course.answers[number].events
        shown = self._shown.get(card, [])
        moves = self._moves.get(card, [])
        after = bisect_left(moves, began, key=lambda move: move[0])
        if after < len(moves):
            zone = moves[after][1].source
        else:
            zone = self._course.game.state.where[card]
        if not zone.is_hidden:
            return True
        last = max((place for place in shown if place < began), default=-1)
        # A hidden card that both have seen is lost sight of when any card may have taken its place.
        since = moves[after - 1][0] if after else -1
        blurred = self._blurred[self._course.game.owners[card]]
        return last >= since and last >= 0 and not any(last < at < began for at in blurred)

    def _end(self, number: int) -> int:
        """The number of events when what came of an answer was over."""
        answers = self._course.answers
        player = answers[number].player
        for later in answers[number + 1 :]:
            if later.player != player or later.asked in _BEGIN or later.move is not None:
                return later.events
        return len(self._course.game.events)


def _no_card(card: int) -> str:
    return "a card"
