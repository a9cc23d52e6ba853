"""What changes a quantity: "you need 1 less anger to advance a level" (EFF-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dbz_desktop.rules.flow.stages import TOP
from dbz_desktop.rules.kernel.base import Amount, Continuous
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.quantities import Quantity
from dbz_desktop.rules.language.people import Person
from dbz_desktop.rules.language.terms import Whose
from dbz_desktop.rules.language.values import Counted, Number, PlayerMeasure, just_done
from dbz_desktop.wording import Spec, phrase

_NEEDED = {"quantity": Quantity.ANGER_NEEDED, "whose": None}
_CRITICAL = {"quantity": Quantity.LIFE_CARDS_NEEDED, "least": 0}
_ENTERING = {
    "quantity": Quantity.ENTERING_STAGES,
    "who": None,
    "least": 0,
    "shift": 0,
    "times": None,
}
_MORE = {"who": None, "least": 0, "shift": 1}
_LESS = {**_MORE, "shift": -1}


def _powered() -> Iterator[Spec]:
    """By how much personalities power up more, or less, than is printed, or at all (TRN-2)."""
    for quantity, said in ((Quantity.PUR, "MP's"), (Quantity.PUR_OF_ALLIES, "Allies'")):
        for sign, more in (("+", _MORE), ("-", _LESS)):
            fixed = {**more, "quantity": quantity}
            yield f"{{whose}} {said} PUR is {sign}{{n}}", {**fixed, "times": None}
            yield f"{{whose}} {said} PUR is {sign}{{n}} for each {{times}}", fixed
        considered = {**_MORE, "shift": 0, "quantity": quantity, "times": None}
        yield f"{{whose}} {said} PUR is considered to be {{n}}", considered


def _seen() -> Iterator[Spec]:
    """What anger is considered to be, for the effects of its own player or of the other one."""
    own, other = Quantity.ANGER_TO_ITS_PLAYER, Quantity.ANGER_TO_THE_OTHER
    for whose, said, theirs, quantity in (
        (Whose.YOUR, "your", "your", own),
        (Whose.OPPONENT, "your opponent's", "your", other),
        (Whose.OPPONENT, "your opponent's", "his", own),
        (Whose.YOUR, "your", "your opponent's", other),
    ):
        fixed = {**_MORE, "shift": 0, "quantity": quantity, "whose": whose, "times": None}
        yield f"{said} anger is considered to be {{n}} for {theirs} card effects", fixed
        his = said if whose is Whose.YOUR else "(your opponent's|his)"
        yield f"~{his} anger is considered [to be] {{n}} for {theirs} [card] effects", fixed


_POWER_UP = (Quantity.PUR, Quantity.PUR_OF_ALLIES)
_SEEN = (Quantity.ANGER_TO_ITS_PLAYER, Quantity.ANGER_TO_THE_OTHER)


def _drawn() -> Iterator[Spec]:
    """How many cards the rules have a player draw, more or less than three (TRN-1, COM-1)."""
    times = (
        (
            Quantity.DRAW_STEP,
            "during {} Draw Step",
            "(in|at the start of) {} (Draw Step|turn)",
        ),
        (
            Quantity.DRAW_IN_COMBAT,
            "when entering combat",
            "(as combat begins|at the start of combat)",
        ),
    )
    people = (
        (Person.YOU, "you draw", "your"),
        (Person.OPPONENT, "your opponent draws", "his"),
        (Person.EACH, "each player draws", "his"),
    )
    for quantity, said, other in times:
        for who, draws, whose in people:
            for pinned, more in ((_MORE, "additional"), (_LESS, "less")):
                fixed = {**pinned, "quantity": quantity, "who": who, "whose": None}
                yield f"{draws} {{n}} {more} card(s) {said.format(whose)}", fixed
                also = "(additional|more|extra)" if pinned is _MORE else "(less|fewer)"
                yield f"~{draws} {{n}} {also} card(s) {other.format(whose)}", fixed
                if pinned is _MORE:
                    one = {**fixed, "n": Number(1)}
                    yield f"~{draws} an additional card {said.format(whose)}", one
                else:
                    yield f"~{draws} {{n}} fewer card(s) {said.format(whose)}", fixed


@phrase(
    ("{who} needs(need) {n} anger to advance a level", {**_NEEDED, "shift": 0, "least": 1}),
    ("{who} needs(need) {n} less anger to advance a level", {**_NEEDED, "shift": -1, "least": 1}),
    (
        "{who} needs(need) {n} less anger to advance a level, to a minimum of {least}",
        {**_NEEDED, "shift": -1},
    ),
    ("{who} needs(need) {n} more anger to advance a level", {**_NEEDED, "shift": 1, "least": 1}),
    *(
        (
            f"~{{who}} needs(need) {{n}} {more} anger{levels} to advance {what}",
            {**_NEEDED, "shift": shift, "least": 1},
        )
        for more, shift in (("(additional|extra|more)", 1), ("(less|fewer)", -1))
        for levels, what in ((" (level|levels)", "(a level|(your|his) MP)"), ("", "(your|his) MP"))
    ),
    (
        "~{who} needs(need) {n} (additional|extra) anger to advance a level",
        {**_NEEDED, "shift": 1, "least": 1},
    ),
    (
        "{who} needs(need) to deal {n} or more life cards to use a critical damage effect",
        {**_CRITICAL, "whose": None, "shift": 0},
    ),
    (
        "~{who} needs(need) to deal {n} or more life cards to activate critical damage",
        {**_CRITICAL, "whose": None, "shift": 0},
    ),
    (
        "{whose} attacks need to deal +{n} life card(s) to use a critical damage effect",
        {**_MORE, "quantity": Quantity.LIFE_CARDS_NEEDED},
    ),
    (
        "{whose} maximum hand size is +{n} during the Discard Step",
        {**_MORE, "quantity": Quantity.HAND_SIZE},
    ),
    (
        "{whose} maximum hand size is -{n} during the Discard Step",
        {**_LESS, "quantity": Quantity.HAND_SIZE},
    ),
    *(
        (
            f"each player's maximum hand size is {sign}{{n}} during the Discard Step",
            {**more, "quantity": Quantity.HAND_SIZE, "who": Person.EACH, "whose": None},
        )
        for sign, more in (("+", _MORE), ("-", _LESS))
    ),
    *(
        (
            f"~{{whose}} maximum hand size is {said}{end}",
            {**more, "quantity": Quantity.HAND_SIZE, **times},
        )
        for more, words in (
            (_MORE, ("+{n}", "increased by {n}")),
            (_LESS, ("-{n}", "reduced by {n}")),
        )
        for word in words
        for said in (word, f"{word} during the Discard Step")
        for end, times in (("", {"times": None}), (" for each {times}", {}))
        if said not in ("+{n} during the Discard Step", "-{n} during the Discard Step")
    ),
    *(
        (
            f"~{{whose}} maximum hand size during the Discard Step is {word}{end}",
            {**more, "quantity": Quantity.HAND_SIZE, **times},
        )
        for more, words in (
            (_MORE, ("+{n}", "increased by {n}")),
            (_LESS, ("-{n}", "reduced by {n}")),
            ({**_MORE, "shift": 0}, ("{n}",)),
        )
        for word in words
        for end, times in (("", {"times": None}), (" for each {times}", {}))
        if word != "{n}" or not end
    ),
    *(
        (
            f"{{whose}} maximum hand size is {sign}{{n}} during the Discard Step"
            " for each {times}",
            {**more, "quantity": Quantity.HAND_SIZE},
        )
        for sign, more in (("+", _MORE), ("-", _LESS))
    ),
    (
        "{whose} maximum hand size is {n} during the Discard Step",
        {**_MORE, "shift": 0, "quantity": Quantity.HAND_SIZE, "times": None},
    ),
    (
        "~{whose} maximum hand size is {n}",
        {**_MORE, "shift": 0, "quantity": Quantity.HAND_SIZE, "times": None},
    ),
    ("{whose} Allies enter play {n} stage(s) above zero", _ENTERING),
    ("~{whose} Allies enter play at {n} stage(s) [above (0|zero)]", _ENTERING),
    (
        "~{whose} Allies enter play at (full power|their highest [power] stage)",
        {**_ENTERING, "n": Number(TOP)},
    ),
    *_powered(),
    *_seen(),
    *_drawn(),
)
@dataclass(frozen=True, slots=True)
class Measure(Continuous):
    """A quantity of some players is more or less than usual, or something else (EFF-4).

    `shift` is its sign; 0 says what the quantity is. What is lowered or set comes to `least`.
    """

    quantity: Quantity
    who: Person | None
    whose: Whose | None
    n: Amount
    shift: int
    least: int
    # Of what it is so much for each one.
    times: Counted | None = None

    def __post_init__(self) -> None:
        if just_done(self.times):
            raise ValueError("what was just done is counted once and for all")
        asked = every((self.n, self.times), PlayerMeasure)
        if self.quantity in _POWER_UP and PlayerMeasure.PUR in asked:
            raise ValueError("a Power Up Rating that asks for itself would never be told")
        if self.quantity in _SEEN and PlayerMeasure.ANGER in asked:
            raise ValueError("anger that asks for itself would never be told")

    @property
    def rules(self) -> str:
        """The rules that it touches, by what is measured."""
        return _TOLD[self.quantity][0]

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the words of "does:"."""
        return _TOLD[self.quantity][1]

    @property
    def answers(self) -> tuple[Quantity, ...]:  # type: ignore[override]
        return (self.quantity,)

    @property
    def sets(self) -> bool:
        """Whether it says what the quantity is, instead of how much more or less."""
        return not self.shift

    def _covers(self, player: int, source: Source) -> bool:
        if self.who is not None:
            return self.who.covers(player, source)
        return self.whose is not None and self.whose.seat(source) == player

    def measure(self, game: Game, value: int, player: int, source: Source) -> int:
        """The value for a player, as it becomes if he is meant."""
        if not self._covers(player, source):
            return value
        n = self.n.value(game, source)
        if self.times is not None:
            n *= self.times.count(game, source)
        if self.quantity is Quantity.LIFE_CARDS_NEEDED and self.sets:
            return max(value, n)
        return max(min(value, self.least), value + self.shift * n if self.shift else n)


_TOLD: dict[Quantity, tuple[str, tuple[str, ...]]] = {
    Quantity.ANGER_NEEDED: ("ANG-1 ANG-5", ("anger-lock",)),
    Quantity.LIFE_CARDS_NEEDED: ("ATK-13", ()),
    Quantity.HAND_SIZE: ("TRN-4", ("hand-size",)),
    Quantity.PUR: ("TRN-2", ("power-up",)),
    Quantity.PUR_OF_ALLIES: ("TRN-2", ("power-up",)),
    Quantity.ANGER_TO_ITS_PLAYER: ("ANG-1", ()),
    Quantity.ANGER_TO_THE_OTHER: ("ANG-1", ()),
    Quantity.ENTERING_STAGES: ("TYP-1", ()),
    Quantity.DRAW_STEP: ("TRN-1", ("draw",)),
    Quantity.DRAW_IN_COMBAT: ("COM-1", ("draw",)),
}
"""The rules of each quantity, and how "does:" calls what changes it."""
