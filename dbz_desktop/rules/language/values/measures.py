"""What changes a quantity: "you need 1 less anger to advance a level" (EFF-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow.critical import LIFE_CARDS_NEEDED
from dbz_desktop.rules.flow.stages import TOP
from dbz_desktop.rules.kernel.base import Amount, CardFilter, Continuous
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.quantities import Quantity
from dbz_desktop.rules.language.nouns.people import EACH_PLAYER, OPPONENT, YOU, Person, Player
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.entering import entering
from dbz_desktop.rules.language.values.values import Counted, Number, PlayerMeasure
from dbz_desktop.wording import Spec, phrase

_WHO = {Whose.YOUR: YOU, Whose.OPPONENT: OPPONENT, Whose.THAT: Player(Person.THAT)}
_NEEDED = {"quantity": Quantity.ANGER_NEEDED, "whose": None}
_CRITICAL = {"quantity": Quantity.LIFE_CARDS_NEEDED, "least": 0}
_MORE = {"who": None, "least": 0, "shift": 1}
_LESS = {**_MORE, "shift": -1}
_SET = {**_MORE, "shift": 0}
_EACH: dict[str, Any] = {"who": EACH_PLAYER, "whose": None}
_ALL_ATTACKS = "[(all|each player's|both players'|players')] attacks"
_EVERYONES = "(each player's|both players'|players'|all players')"


_UP_DOWN: tuple[tuple[dict[str, Any], str, str, str], ...] = (
    (_MORE, "+", "(increased|raised)", "(increase|raise)"),
    (_LESS, "-", "(reduced|decreased|lowered)", "(reduce|decrease|lower)"),
)
"""A quantity that is more, or less: its sign, what is done to it, and that as an order."""


def _changed(noun: str, fixed: dict[str, Any]) -> Iterator[Spec]:
    """A quantity of some players as more, less, another one or doubled; it is only read.

    How it is printed is said of each quantity by itself.
    """
    for pinned, sign, done, order in _UP_DOWN:
        told = {**pinned, **fixed}
        yield f"~{noun} is {sign}{{n}}", told
        yield f"~{noun} is {done} by {{n}}", told
        yield f"~{order} {noun} by {{n}}", told
    said: dict[str, Any] = {**_SET, **fixed}
    yield f"~{noun} is (changed|set|reduced|lowered|increased|raised) to {{n}}", said
    yield f"~{noun} becomes {{n}}", said
    yield f"~{noun} is considered {{n}}", said
    twice: dict[str, Any] = {**_MORE, **fixed, "n": Number(0), "doubled": True}
    yield f"~double {noun}", twice


_RATING = "(PUR|power up rating)"


def _powered() -> Iterator[Spec]:
    """By how much personalities power up more, or less, than is printed, or at all (TRN-2)."""
    for quantity, said, words in (
        (Quantity.PUR, "MP's", ("MP's PUR", f"(MP's|MPs') {_RATING}", _RATING)),
        (Quantity.PUR_OF_ALLIES, "Allies'", ("Allies' PUR", f"Allies' {_RATING}")),
    ):
        for pinned, sign, *_ in _UP_DOWN:
            fixed = {**pinned, "quantity": quantity}
            yield f"{{whose}} {said} PUR is {sign}{{n}}", {**fixed}
            yield f"each player's {said} PUR is {sign}{{n}}", {**fixed, **_EACH}
        considered = {**_SET, "quantity": quantity}
        yield f"{{whose}} {said} PUR is considered to be {{n}}", considered
        yield f"each player's {said} PUR is considered to be {{n}}", {**considered, **_EACH}
        twice = {**_MORE, "quantity": quantity, "n": Number(0), "doubled": True}
        yield f"{{whose}} {said} PUR is doubled", twice
        yield f"each player's {said} PUR is doubled", {**twice, **_EACH}
        for word in words[1:]:
            for noun, whose in ((f"{{whose}} {word}", {}), (f"{_EVERYONES} {word}", _EACH)):
                yield from _changed(noun, {"quantity": quantity, **whose})
                yield f"~{noun} is [considered] [to be] {{n}}", {**considered, **whose}
                yield f"~{noun} is doubled", {**twice, **whose}
        if quantity is Quantity.PUR_OF_ALLIES:
            for pinned, sign, *_ in _UP_DOWN:
                named = f"~the {_RATING} of {{whose}} Allies is {sign}{{n}}"
                yield named, {**pinned, "quantity": quantity}
        whom = "MP" if quantity is Quantity.PUR else "Allies"
        for noun, whose in (
            (f"{{whose}} {whom}", {}),
            (f"(each player's|both players'|players') {whom}", _EACH),
        ):
            for pinned, sign, *_ in _UP_DOWN:
                fixed = {**pinned, "quantity": quantity, **whose}
                yield f"~{noun} (has|have|gains|gain|gets|get) {sign}{{n}} {_RATING}", fixed
                more = "(additional|more)" if sign == "+" else "(fewer|less)"
                up = f"{noun} (power|powers) up"
                for stages in (f"{{n}} {more} stage(s)", f"[by] {sign}{{n}} stage(s)"):
                    yield f"~{up} {stages} [during (your|his|their) Planning Step]", fixed
                if quantity is not Quantity.PUR:
                    step = "(during|in) (the|your|his|their|each) Power Up (Step|Steps)"
                    yield f"~{noun} (gain|gains) {{n}} {more} stage(s) {step}", fixed
            yield f"~{noun} (has|have) [a] {_RATING} of {{n}}", {**considered, **whose}
            in_step = "during (your|his|their) (Planning|Power Up) (Step|Steps)"
            yield f"~{noun} (power|powers) up twice [{in_step}]", {**twice, **whose}
            yield f"~{in_step}, {noun} (power|powers) up twice", {**twice, **whose}


def _seen() -> Iterator[Spec]:
    """What anger is considered to be, for the effects of its own player or of the other one."""
    own, other = Quantity.ANGER_TO_ITS_PLAYER, Quantity.ANGER_TO_THE_OTHER
    for whose, said, theirs, quantity in (
        (Whose.YOUR, "your", "your", own),
        (Whose.OPPONENT, "your opponent's", "your", other),
        (Whose.OPPONENT, "your opponent's", "his", own),
        (Whose.YOUR, "your", "your opponent's", other),
    ):
        fixed = {**_MORE, "shift": 0, "quantity": quantity, "whose": whose}
        yield f"{said} anger is considered to be {{n}} for {theirs} card effects", fixed
        his = said if whose is Whose.YOUR else "(your opponent's|his)"
        for more, higher in ((_MORE, "higher"), (_LESS, "lower")):
            told = {**more, "quantity": quantity, "whose": whose}
            yield f"{said} anger is considered to be {{n}} {higher} for {theirs} card effects", told
            yield (
                f"~{his} anger is considered [to be] {{n}} {higher} for {theirs} [card] effects",
                told,
            )


def _rejuvenated() -> Iterator[Spec]:
    """How many cards one may Rejuvenate in that step, where one may (TRN-5)."""
    told: dict[str, Any] = {**_SET, "quantity": Quantity.REJUVENATED, "whose": None}
    del told["who"]
    step = "during (your|his|their) Rejuvenation Step"
    yield "{who} may Rejuvenate {n} instead of 1 during the Rejuvenation Step", told
    yield f"~{{who}} (may|can) Rejuvenate {{n}} instead of (1|one) {step}", told
    yield f"~{{who}} (may|can) Rejuvenate {{n}} {step} instead of (1|one)", told
    more = {**told, "shift": 1}
    yield "{who} may Rejuvenate {n} additional card(s) during the Rejuvenation Step", more
    yield f"~{{who}} (may|can) Rejuvenate {{n}} (additional|more|extra) [card|cards] {step}", more
    yield f"~{{who}} (may|can) Rejuvenate [up to] {{n}} cards instead of (1|one) {step}", told
    for who, whose, he in (
        (YOU, "your", "[you may|you can]"),
        (OPPONENT, "(your opponent's|his)", "(your opponent|he) (may|can)"),
        (EACH_PLAYER, "(each player's|his)", "(each player|he|that player) (may|can)"),
    ):
        ahead = f"during {whose} Rejuvenation Step, {he} Rejuvenate"
        yield f"~{ahead} {{n}} instead of (1|one)", {**told, "who": who}
        yield f"~{ahead} [up to] {{n}} cards instead of (1|one)", {**told, "who": who}
    yield f"~[you] Rejuvenate [up to] {{n}} [cards] instead of (1|one) {step}", {**told, "who": YOU}


def _critical() -> Iterator[Spec]:
    """How many life cards of damage are critical, in other words (ATK-13)."""
    then = (
        "to (use a critical damage effect|deal critical damage|use critical damage effects"
        "|be considered to deal critical damage|activate critical damage"
        "|be [considered] critical [damage])"
    )
    for pinned, sign, *_ in _UP_DOWN:
        fixed = {**pinned, "quantity": Quantity.LIFE_CARDS_NEEDED}
        del fixed["who"]
        end = "life card(s) to use a critical damage effect"
        yield f"{{whose}} attacks need to deal {sign}{{n}} {end}", {**fixed, "who": None}
        everyone = {**fixed, **_EACH}
        yield f"each player's attacks need to deal {sign}{{n}} {end}", everyone
        more = "(more|additional|extra)" if sign == "+" else "(less|fewer)"
        for so_many in (f"{{n}} {more}", f"{sign}{{n}}"):
            say = f"deal {so_many} life card(s) [of damage] {then}"
            for attacks, whose in (("{whose} attacks", {"who": None}), (_ALL_ATTACKS, _EACH)):
                yield f"~{attacks} (need to|must) {say}", {**fixed, **whose}
            yield f"~{{who}} (needs(need) to|must) {say}", {**fixed, "whose": None}
    fixed = {**_CRITICAL, "shift": 0}
    many = "[(only|at least)] {n} (or more life cards [of damage]|life cards [of damage] [or more])"
    yield f"~{{whose}} critical damage (requires|needs) {many}", {**fixed, "who": None}
    for whom, side in (("you", Whose.OPPONENT), ("(your opponent|him)", Whose.YOUR)):
        told = {**fixed, "who": None, "whose": side}
        yield f"~critical damage (against|[dealt] to) {whom} (requires|needs) {many}", told
        yield f"~attacks [performed] against {whom} (need to|must) deal {many} {then}", told
    yield f"~critical damage (requires|needs) {many}", {**fixed, **_EACH}
    yield f"~critical damage you deal (requires|needs) {many}", {**fixed, "who": YOU, "whose": None}
    for attacks, whose in (("{whose} attacks", {"who": None}), (_ALL_ATTACKS, _EACH)):
        yield f"~{attacks} (need to|must) deal {many} {then}", {**fixed, **whose}
        yield f"~{attacks} deal critical damage if they deal {many}", {**fixed, **whose}
    yield f"~{{who}} (needs(need) to|must) deal {many} {then}", {**fixed, "whose": None}


def _kept() -> Iterator[Spec]:
    """How many cards are kept in the Discard Step, in other words; it is only read (TRN-4)."""
    size: dict[str, Any] = {"quantity": Quantity.HAND_SIZE}
    said: dict[str, Any] = {**_SET, **size}
    step, noun = "during (the|your|his|their|each) Discard Step", "maximum hand size"
    for owner, whose in (("{whose}", {}), (_EVERYONES, _EACH)):
        to = f"{owner} {noun} is (changed|set|reduced|lowered|increased|raised) to {{n}}"
        yield f"~{to}", {**said, **whose}
        yield f"~{to} {step}", {**said, **whose}
        yield f"~{owner} {noun} becomes {{n}}", {**said, **whose}
        yield f"~during the Discard Step, {owner} {noun} is {{n}}", {**said, **whose}
        for pinned, sign, done, order in _UP_DOWN:
            told = {**pinned, **size, **whose}
            yield f"~during the Discard Step, {owner} {noun} is {sign}{{n}}", told
            yield f"~{order} {owner} {noun} by {{n}}", told
            yield f"~{order} {owner} {noun} by {{n}} {step}", told
            yield f"~{owner} {noun} is {done} by {{n}} {step}", told
            if whose:
                yield f"~{owner} {noun} is {done} by {{n}}", told
                yield f"~{owner} {noun} is {sign}{{n}}", told
                all_of = "(both players'|players'|all players')"
                yield f"~{all_of} {noun} is {sign}{{n}} {step}", told
    yield f"each player's {noun} is {{n}} during the Discard Step", {**said, **_EACH}
    yield f"~each player's {noun} is {{n}}", {**said, **_EACH}
    everyones = f"{_EVERYONES[:1]}both players'|players'|all players')"
    yield f"~{everyones} {noun} is {{n}} [{step}]", {**said, **_EACH}
    person = {**said, "whose": None}
    del person["who"]
    more = {**person, "shift": 1}
    hand = "[in (your|his|their) hand]"
    for keep, pinned in (
        (f"{{who}} (may|can) [only] keep [up to] {{n}} card(s) {hand}", person),
        (f"{{who}} (may|can) (keep|have) {{n}} (additional|more|extra) card(s) {hand}", more),
        (f"{{who}} (cannot|may not) (keep|have) more than {{n}} card(s) {hand}", person),
        (f"{{who}} keep(keeps) no cards {hand}", {**person, "n": Number(0)}),
        (f"{{who}} cannot keep [any] cards {hand}", {**person, "n": Number(0)}),
    ):
        yield f"~{keep} [instead of (1|one)] {step} [instead of (1|one)]", pinned
        yield f"~{step}, {keep} [instead of (1|one)]", pinned
        yield f"~{keep} at the end of (the|your|his|each) (Discard Step|turn)", pinned


def _needed() -> Iterator[Spec]:
    """How much anger it takes to advance, in other words; it is only read (ANG-1)."""
    level = "[(a|his|your|to (his|its|your|the|their) next) [personality] level]"
    mp = "(your|his|their) (MP|MPs) [a level|to (the|its|their) next level]"
    for subject, fixed in (
        ("{who} (needs(need)|requires(require))", {}),
        ("your MP (needs|requires)", {"who": YOU}),
        ("(your opponent's|his) MP (needs|requires)", {"who": OPPONENT}),
        ("(each player's|both players'|players') (MP|MPs) (needs|need)", {"who": EACH_PLAYER}),
    ):
        told: dict[str, Any] = {**_NEEDED, **fixed, "least": 1}
        for shift, more, sign in ((1, "(more|additional|extra)", "+"), (-1, "(less|fewer)", "-")):
            for amount, pinned in (
                (f"{{n}} {more}", {}),
                (f"{sign}{{n}}", {}),
                *((("an (additional|extra)", {"n": Number(1)}),) if shift > 0 else ()),
            ):
                so = {**told, **pinned, "shift": shift}
                yield f"~{subject} {amount} [anger]", so
                for to in (f"to advance {level}", f"to advance {mp}"):
                    yield f"~{subject} {amount} anger [level|levels] {to}", so
                    if shift < 0:
                        least = {**so}
                        del least["least"]
                        words = f"~{subject} {amount} anger [level|levels] {to}, to a minimum of "
                        yield words + "{least}", least
        for to in (f"to advance {level}", f"to advance {mp}"):
            yield f"~{subject} [only] {{n}} anger [level|levels] {to}", {**told, "shift": 0}
    less = "~{who} (may|can) advance [a|his|your] level with {n} (less|fewer) anger"
    yield less, {**_NEEDED, "shift": -1, "least": 1}
    noun = "[the] [amount of] anger {who} (needs(need)|requires(require)) to advance [a level]"
    for shift, done in ((1, "(increased|raised)"), (-1, "(reduced|decreased|lowered)")):
        told = {**_NEEDED, "shift": shift}
        yield f"~{noun} is {done} by {{n}}", {**told, "least": 1}
        if shift < 0:
            yield f"~{noun} is {done} by {{n}}, to a minimum of {{least}}", told


_POWER_UP = (Quantity.PUR, Quantity.PUR_OF_ALLIES)
_SEEN = (Quantity.ANGER_TO_ITS_PLAYER, Quantity.ANGER_TO_THE_OTHER)


_AHEAD = {
    "you draw": ("your", "[you] draw"),
    "your opponent draws": ("(your opponent's|his)", "(your opponent|he) draws"),
    "each player draws": ("(each player's|his)", "(each player|he|that player) draws"),
    "(players|both players|all players) draw": (
        "(their|players'|both players')",
        "(players|both players|they) draw",
    ),
}
"""Whose step it is that is said before who draws in it, and how he is called then."""


def _drawn() -> Iterator[Spec]:
    """How many cards the rules have a player draw, more or less than three (TRN-1, COM-1)."""
    times = (
        (
            Quantity.DRAW_STEP,
            "during {} Draw Step",
            "(in|at the start of|on) {} (Draw Step|turn)",
            "(during|in|at the start of) {} Draw Step",
        ),
        (
            Quantity.DRAW_IN_COMBAT,
            "when entering combat",
            "(as combat begins|at the start of combat|when entering combat as the defender|when "
            "(your|his) opponent declares combat)",
            "when entering combat [as the defender]",
        ),
    )
    people = (
        (YOU, "you draw", "your"),
        (OPPONENT, "(your opponent|he) draws", "his"),
        (EACH_PLAYER, "each player draws", "his"),
        (EACH_PLAYER, "(players|both players|all players) draw", "their"),
    )
    for quantity, said, other, ahead in times:
        for who, draws, whose in people:
            quiet = "~" if draws.startswith("(players") else ""
            everyone = {"quantity": quantity, "who": who, "whose": None}
            first = draws.replace("(your opponent|he)", "your opponent")
            own, pronoun = _AHEAD[first]
            for pinned, more in ((_MORE, "additional"), (_LESS, "less")):
                fixed = {**pinned, **everyone}
                yield f"{quiet}{first} {{n}} {more} card(s) {said.format(whose)}", fixed
                also = "(additional|more|extra)" if pinned is _MORE else "(less|fewer)"
                yield f"~{draws} {{n}} {also} card(s) {other.format(whose)}", fixed
                if first == "each player draws":
                    his = said.format("(his|their)")
                    any_player = {name: so for name, so in fixed.items() if name != "who"}
                    yield f"{{who}} draws(draw) {{n}} {more} card(s) {his}", any_player
                    yield f"~{{who}} draws(draw) {{n}} {also} card(s) {his}", any_player
                yield f"~{ahead.format(own)}, {pronoun} {{n}} {also} card(s)", fixed
                rest = "(more|extra)" if pinned is _MORE else "fewer"
                yield f"~{draws} {{n}} {rest} card(s) {said.format(whose)}", fixed
                if who is YOU:
                    yield f"~draw {{n}} {also} card(s) {said.format(whose)}", fixed
                if pinned is _MORE:
                    one = {**fixed, "n": Number(1)}
                    for card in ("an (additional|extra) card", "one more card"):
                        yield f"~{draws} {card} {said.format(whose)}", one
                        if who is YOU:
                            yield f"~draw {card} {said.format(whose)}", one
                        yield f"~{draws} {card} {other.format(whose)}", one
                        yield f"~{ahead.format(own)}, {pronoun} {card}", one
            so_many = {**_SET, **everyone}
            subject, verb = draws.rsplit(" ", 1)
            step = said.format(whose)
            yield f"{quiet}{first} {{n}} card(s) instead of 3 {step}", so_many
            imperative = "[you] draw" if who is YOU else draws
            yield f"~{imperative} {{n}} card(s) (instead of 3 {step}|{step} instead of 3)", so_many
            yield f"~{draws} only {{n}} card(s) {step}", so_many
            yield f"~{subject} only {verb} {{n}} card(s) {step}", so_many
            yield f"~{ahead.format(own)}, {pronoun} {{n}} card(s) instead of 3", so_many


def _kept_more() -> Iterator[Spec]:
    """How many more cards, or fewer, are kept in the Discard Step (TRN-4)."""
    noun, step = "maximum hand size", "during the Discard Step"
    size: dict[str, Any] = {"quantity": Quantity.HAND_SIZE}
    for pinned, sign, done, _ in _UP_DOWN:
        told = {**pinned, **size}
        yield f"{{whose}} {noun} is {sign}{{n}} {step}", told
        own = "(during|in) (your|his|their|each) Discard Step"
        yield f"~{{whose}} {noun} {own} is {done} by {{n}}", told
        yield f"~{{whose}} {noun} {own} is {sign}{{n}}", told
        yield f"each player's {noun} is {sign}{{n}} {step}", {**told, **_EACH}
        size_is = "(less|fewer|lower|smaller)" if sign == "-" else "(more|higher|larger)"
        for word in (f"{sign}{{n}}", f"{done} by {{n}}", f"{{n}} {size_is}"):
            yield f"~{{whose}} {noun} is {word}", told
            yield f"~{{whose}} {noun} {step} is {word}", told
        yield f"~{{whose}} {noun} is {done} by {{n}} {step}", told
        kept, lost = ("(additional|more|extra)", "(less|fewer)")[:: -1 if sign == "-" else 1]
        for whose, who in ((Whose.YOUR, "you"), (Whose.OPPONENT, "(your opponent|he)")):
            of_his = {**told, "whose": whose}
            keeps = "keep(keeps)" if sign == "+" else "(keep|keeps|may keep|can keep)"
            yield f"~{who} {keeps} {{n}} {kept} card(s) {own}", of_his
            yield f"~{who} [must] (discard|discards) {{n}} {lost} card(s) {own}", of_his
    said: dict[str, Any] = {**_SET, **size}
    yield f"{{whose}} {noun} is {{n}} {step}", said
    yield f"~{{whose}} {noun} is {{n}}", said
    yield f"~{{whose}} {noun} {step} is {{n}}", said


@phrase(
    ("{who} needs(need) {n} anger to advance a level", {**_NEEDED, "shift": 0, "least": 1}),
    (
        "{who} needs(need) to deal {n} or more life cards to use a critical damage effect",
        {**_CRITICAL, "whose": None, "shift": 0},
    ),
    *entering(),
    *_rejuvenated(),
    *_seen(),
    *(
        (
            f"{{who}} needs(need) {{n}} {more} anger to advance a level",
            {**_NEEDED, "shift": shift, "least": 1},
        )
        for more, shift in (("less", -1), ("more", 1))
    ),
    *_needed(),
    *_critical(),
    *_kept_more(),
    *_kept(),
    *_powered(),
    *_drawn(),
    (
        "{who} needs(need) {n} less anger to advance a level, to a minimum of {least}",
        {**_NEEDED, "shift": -1},
    ),
)
@dataclass(frozen=True, slots=True)
class Measure(Continuous):
    """A quantity of some players is more or less than usual, or something else (EFF-4).

    `shift` is its sign; 0 says what the quantity is. What is lowered or set comes to `least`.
    """

    quantity: Quantity
    who: Player | None
    whose: Whose | None
    n: Amount
    shift: int
    least: int
    doubled: bool = False
    cards: CardFilter | None = None
    """Of which Allies it is that, where it is of some."""
    times: Counted | None = None
    """Of what it is so much for each one; that is said behind it (see `for_each`), never here."""
    below: InitVar[int] = 0
    """How far below the highest power stage the stages are."""

    def __post_init__(self, below: int) -> None:
        if below:
            if below > TOP:
                raise ValueError("no power stage is as low")
            object.__setattr__(self, "n", Number(TOP - below))
        if self.cards is not None and not self.cards.allows(CardType.ALLY):
            raise ValueError("only Allies stand at a power stage as they enter play")
        if self.who == Player(Person.BOTH):
            object.__setattr__(self, "who", EACH_PLAYER)
        if self.quantity is Quantity.HAND_SIZE or (
            self.quantity is Quantity.LIFE_CARDS_NEEDED and self.shift
        ):
            self._of_whom()
        elif self.quantity is Quantity.LIFE_CARDS_NEEDED and self.whose is not None:
            object.__setattr__(self, "who", _WHO[self.whose])
            object.__setattr__(self, "whose", None)
        asked = every((self.n, self.times), PlayerMeasure)
        if self.quantity in _POWER_UP and PlayerMeasure.PUR in asked:
            raise ValueError("a Power Up Rating that asks for itself would never be told")
        if self.quantity in _SEEN and PlayerMeasure.ANGER in asked:
            raise ValueError("anger that asks for itself would never be told")

    def _of_whom(self) -> None:
        """A player's own hand, or attacks, are said to be his."""
        whose = next((whose for whose, who in _WHO.items() if who == self.who), None)
        if whose is not None:
            object.__setattr__(self, "whose", whose)
            object.__setattr__(self, "who", None)
        elif self.who not in (None, EACH_PLAYER):
            raise ValueError("it isn't said whose those are")

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

    def for_each(self, things: Counted) -> Measure | None:
        return None if self.sets or self.doubled or self.times else replace(self, times=things)

    @property
    def is_fixed(self) -> bool:
        counts = isinstance(self.n, Number) and self.times is None and self.cards is None
        return counts and self.who in (YOU, OPPONENT, EACH_PLAYER)

    @property
    def sets(self) -> bool:
        """Whether it says what the quantity is, instead of how much more or less."""
        return not self.shift

    def is_of(self, game: Game, card: int, source: Source) -> bool:
        """Whether it changes that of this card."""
        return self.cards is None or self.cards.fits(game, card, source)

    def _covers(self, player: int, game: Game, source: Source) -> bool:
        if self.who is not None:
            return self.who.covers(player, game, source)
        return self.whose is not None and self.whose.seat(source) == player

    def measure(self, game: Game, value: int, player: int, source: Source) -> int:
        """The value for a player, as it becomes if he is meant."""
        if not self._covers(player, game, source):
            return value
        if self.doubled:
            return 2 * value
        n = self.n.value(game, source)
        if self.times is not None:
            n *= self.times.count(game, source)
        if self.quantity is Quantity.LIFE_CARDS_NEEDED and self.sets:
            # What is needed less often is as much less than what the rules ask for.
            return max(value, n) if n >= LIFE_CARDS_NEEDED else min(value, n)
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
    Quantity.REJUVENATED: ("TRN-5", ()),
}
"""The rules of each quantity, and how "does:" calls what changes it."""
