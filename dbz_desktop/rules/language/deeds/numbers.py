"""Numbers are changed: anger and levels, by any player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import anger
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import AngerVerb
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone, Told
from dbz_desktop.rules.language.happenings.anger_amounts import BOTH, By
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.places import Owner, choose_seat
from dbz_desktop.rules.language.nouns.terms import LAST_LEVEL
from dbz_desktop.rules.language.values.joining import Cost
from dbz_desktop.rules.language.values.measured import Measure, MeasureOf
from dbz_desktop.rules.language.values.personalities import MpOf, Personality, owned
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import Phrase, Spec, phrase, synonyms, verbs


def how_many(game: Game, seat: int, most: int, prompt: str, rule: str, source: Source) -> Steps:
    """Let a player choose a number from 0 to `most`; returns it."""
    options = tuple(Option(Act.NUMBER, str(n), value=n) for n in range(most + 1))
    index = yield from game.ask(seat, Ask.NUMBER, prompt, rule, options, source)
    return options[index].value


def either(game: Game, prompt: str, rule: str, first: str, second: str, source: Source) -> Steps:
    """Let the effect's player choose one of two directions; returns whether it is the first."""
    options = (Option(Act.PICK, first, value=1), Option(Act.PICK, second, value=0))
    index = yield from game.ask(source.player, Ask.CHOOSE_OPTION, prompt, rule, options, source)
    return bool(options[index].value)


@synonyms(RAISE="increase", LOWER="reduce|decrease")
@verbs
class AngerTurn(Enum):
    """What is done to anger."""

    RAISE = "raise"
    LOWER = "lower"
    SET = "set"


_ALL_OF_IT = {
    "turns": (AngerTurn.LOWER,),
    "step": By(Number(0), to=True),
    "who": Doer.YOU,
}
_BOTH_SET = {"turns": (AngerTurn.SET,), "who": Doer.YOU}
_HALVED = {"turns": (AngerTurn.LOWER,), "who": Doer.YOU}
_DOUBLED = {"turns": (AngerTurn.RAISE,), "who": Doer.YOU}


def _doubled() -> Iterator[Spec]:
    """Anger that is doubled, or halved."""
    for owner, his, amount in (
        (Owner.YOUR, "your", BOTH[0]),
        (Owner.OPPONENT, "(your opponent's|his)", BOTH[1]),
    ):
        yield f"~double {his} anger", {**_DOUBLED, "whose": owner, "step": By(amount)}
        yield f"~{his} anger is doubled", {**_DOUBLED, "whose": owner, "step": By(amount)}
    for said, down in (("", False), (", rounded up", False), (", rounded down", True)):
        yield f"~halve {{whose}} anger{said}", {**_HALVED, "step": By(None, half=True, down=down)}
    yield "~{whose} anger is halved", {**_HALVED, "step": By(None, half=True)}


_HIS_OWN = {**_ALL_OF_IT, "who": Doer.OPPONENT, "whose": Owner.OPPONENT}


@phrase(
    *does("{turns:or}", "{whose} anger {step}"),
    ("~{whose} anger is {turns:or:@participle} {step}", {"who": Doer.YOU}),
    ("~{whose} anger is set {step:@both}", _BOTH_SET),
    ("~{whose} anger (becomes|is set|changes) {step:@become}", _BOTH_SET),
    *_doubled(),
    ("~set {whose} anger {step:@both}", _BOTH_SET),
    (
        "~(both players set|each player sets) (their|his) anger {step:@both}",
        {**_BOTH_SET, "whose": Owner.EACH},
    ),
    *(
        (f"~{said} {{step:@many}} anger", {"turns": (turn,), "who": Doer.YOU, "whose": whose})
        for turn, verb in ((AngerTurn.RAISE, "gain"), (AngerTurn.LOWER, "lose"))
        for said, whose in (
            (f"[you] {verb}", Owner.YOUR),
            (f"(your opponent|he) {verb}s", Owner.OPPONENT),
            (f"each player {verb}s", Owner.EACH),
        )
    ),
    ("~[you] lose all [of] [your] anger", {**_ALL_OF_IT, "whose": Owner.YOUR}),
    *(
        (f"~remove all [of] [the] anger from {said}", {**_ALL_OF_IT, "whose": whose})
        for said, whose in (
            ("(your MP|you|yourself)", Owner.YOUR),
            ("(your opponent|your opponent's MP|him|his MP)", Owner.OPPONENT),
            ("(each player|both players|each MP|both MPs)", Owner.EACH),
        )
    ),
    ("~{turns:or:@base} yours {step}", {"who": Doer.YOU, "whose": Owner.YOUR}),
    ("~(your opponent|he) loses all [of] [his] anger", {**_ALL_OF_IT, "whose": Owner.OPPONENT}),
    ("~(loses|lose) all [his|their|of his|of their] anger", _HIS_OWN, "third"),
    ("~lose all [his|their|of his|of their] anger", _HIS_OWN, "bare"),
)
@dataclass(frozen=True, slots=True)
class ChangeAnger(Cost):
    """Anger is raised, lowered or set (ANG-1 to ANG-3); a stipulation asks for the whole of it."""

    turns: tuple[AngerTurn, ...]
    whose: Owner
    step: By
    who: Doer = Doer.YOU

    def __post_init__(self) -> None:
        sets = AngerTurn.SET in self.turns
        if sets and (len(self.turns) > 1 or not self.step.to):
            raise ValueError("anger is set to a number")
        if len(set(self.turns)) < len(self.turns) or len(self.turns) > 2:
            raise ValueError("up or down")
        if self.step.least is not None and self.turns != (AngerTurn.LOWER,):
            raise ValueError("only what is lowered comes to a minimum")

    @property
    def rules(self) -> str:
        """The rules that it touches, by what it does."""
        return "ANG-1 ANG-2" if AngerTurn.RAISE in self.turns else "ANG-2"

    @property
    def deeds(self) -> tuple[str, ...]:
        found = []
        if AngerTurn.RAISE in self.turns and self.whose is not Owner.OPPONENT:
            found.append("raise-anger")
        if AngerTurn.LOWER in self.turns and self.whose in (Owner.OPPONENT, Owner.PLAYER):
            found.append("lower-anger")
        return tuple(found)

    @property
    def optional(self) -> bool:
        """Whether the player may leave it by choosing nothing of it."""
        return (self._amount is None and not self.step.half) or self.step.up_to

    @property
    def _amount(self) -> Amount | None:
        """By how much, or to what number; None lets a player choose."""
        return self.step.amount

    def _prompt(self) -> str:
        if len(self.turns) > 1:
            return "Whose anger changes?"
        done = {AngerTurn.RAISE: "raised", AngerTurn.LOWER: "lowered", AngerTurn.SET: "set"}
        return f"Whose anger is {done[self.turns[0]]}?"

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.resolve_often(game, source, 1)

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        if times <= 0:
            return
        step = self.step
        named = None if self._amount is None else self._amount.value(game, source)
        if self.whose is Owner.EACH:
            seats: Iterable[int] = (source.player, source.opponent)
        else:
            seats = yield from choose_seat(game, self.whose, self._prompt(), source)
        turn = self.turns[0]
        if len(self.turns) > 1 and not step.to:
            some = "" if named is None else f" {named}"
            up = yield from either(
                game,
                "Raise or lower the anger?",
                "EFF-1",
                f"Raise it{some}",
                f"Lower it{some}",
                source,
            )
            turn = AngerTurn.RAISE if up else AngerTurn.LOWER
        moved, full, goal = 0, True, named or 0
        for seat in seats:
            now = game.state.players[seat].anger
            if turn is AngerTurn.SET:
                yield from anger.set_anger(game, {seat: goal}, source)
                # "Lowered this way" is how far it went down, though that is no lowering (ANG-3).
                moved += max(0, now - goal)
                continue
            if step.to:
                if len(self.turns) > 1:
                    turn = AngerTurn.RAISE if goal > now else AngerTurn.LOWER
                # It is tried also where nothing is to be lowered: effects may ask for that.
                amount = goal - now if turn is AngerTurn.RAISE else max(1, now - goal)
            elif step.half:
                amount = (now + (not step.down)) // 2
            elif named is None or step.up_to:
                most = anger.needed(game, seat) - now if turn is AngerTurn.RAISE else now
                most = most if named is None else min(most, named)
                amount = yield from how_many(
                    game,
                    source.actor,
                    max(0, most),
                    f"{turn.value.capitalize()} the anger by how much?",
                    "EFF-1",
                    source,
                )
            else:
                amount = named
            if step.least is not None:
                amount = max(0, min(amount, now - step.least))
            if turn is AngerTurn.LOWER and seat == source.actor:
                deed = door.of_seat(AngerVerb.LOWER, seat, amount, source)
                amount = yield from door.price(game, deed)
            verb = AngerVerb[turn.name]
            if amount > 0:
                deed = door.of_seat(verb, seat, amount * times, source)
                if door.answered(game, verb) and (yield from door.instead(game, deed)):
                    full = False
                    continue
                # What waits for that may still change how much it is, of all of it at once.
                if (ahead := (yield from game.herald(deed))) != amount * times:
                    full, amount, times = full and ahead > amount * times, ahead, 1
            if step.to and turn is AngerTurn.LOWER and goal >= now > 0:
                amount = 0
            done = 0
            for _ in range(times):
                if turn is AngerTurn.RAISE:
                    done += yield from anger.raise_anger(game, seat, amount, source)
                else:
                    done += anger.lower_anger(game, seat, amount, source)
            moved += done
            chosen = named is None or step.to or step.up_to
            full = full and (done > 0 if chosen else done >= amount)
        source.memory.count("raise" if turn is AngerTurn.RAISE else "lower", moved)
        if turn is AngerTurn.SET:
            # It is so then, also where it was so before (HSE-13).
            return
        if turn is AngerTurn.LOWER or named is None or step.up_to:
            source.memory.done = full
        elif turn is AngerTurn.RAISE and not moved:
            source.memory.done = False

    def possible(self, game: Game, source: Source) -> bool:
        seats = self.whose.seats(source)
        return any(self._could(game, seat, turn, source) for turn in self.turns for seat in seats)

    def possible_in_part(self, game: Game, source: Source) -> bool:
        if self.possible(game, source):
            return True
        falls = AngerTurn.LOWER in self.turns and not self.step.to and self.step.least is None
        return falls and any(
            game.state.players[seat].anger > 0 and anger.can_lower(game, seat, source)
            for seat in self.whose.seats(source)
        )

    def _could(self, game: Game, seat: int, turn: AngerTurn, source: Source) -> bool:
        """Whether a player's anger could come to be another so, the whole of it where it falls."""
        step, now = self.step, game.state.players[seat].anger
        if turn is AngerTurn.SET:
            # What is so already is set to that as well (HSE-13).
            return True
        if step.to and self._amount is not None:
            goal = self._amount.value(game, source)
            if goal <= now if turn is AngerTurn.RAISE else goal >= now:
                return False
        if turn is AngerTurn.RAISE:
            return anger.can_raise(game, seat, source)
        plain = not (step.to or step.up_to) and step.least is None
        wanted = self._amount.value(game, source) if plain and self._amount is not None else 1
        if seat == source.actor:
            deed = door.of_seat(AngerVerb.LOWER, seat, wanted, source)
            wanted = door.least_price(game, deed)
        return now - (step.least or 0) >= wanted and anger.can_lower(game, seat, source)


@verbs
class LevelTurn(Enum):
    """What is done to an MP's level."""

    ADVANCE = "advance"
    RAISE = "raise"
    LOWER = "lower"


_LEVEL = Measure.LEVEL
_OWN, _A_LEVEL = "(the|its|his|your)", "[personality|MP] level"
_THAT_MANY: dict[str, Any] = {"amount": AmountDone(), "to": False}
_ANY_NUMBER: dict[str, Any] = {"amount": Number(LAST_LEVEL - 1), "to": False, "up_to": True}


@phrase(
    ("that amount of levels", _THAT_MANY),
    ("~[by] (that many|the same number of|an equal number of) levels", _THAT_MANY),
    ("{amount} level(s)", {"to": False}),
    ("up to {amount} level(s)", {"to": False, "up_to": True}),
    ("~any (number|amount) of levels", _ANY_NUMBER),
    ("~(a|an additional|an extra) level", {"amount": Number(1), "to": False}),
    ("~{amount} (additional|more|extra) level(s)", {"to": False}),
    ("~{amount} level(s)[,] to a minimum of [level] 1", {"to": False}),
    (f"~to {_OWN} next [higher|lower] {_A_LEVEL}", {"amount": Number(1), "to": False}),
    (f"~[to] a new {_A_LEVEL}", {"amount": Number(1), "to": False}),
    (f"~[back] to {_OWN} previous {_A_LEVEL}", {"amount": Number(1), "to": False}),
    *(
        (words, {"amount": amount, "to": True}, *form)
        for words, amount in (
            (f"~to {_OWN} (highest|last|final) {_A_LEVEL}", Number(LAST_LEVEL)),
            (f"~[back] to {_OWN} (lowest|first) {_A_LEVEL}", Number(1)),
            ("~to (that|the chosen|the named) level", AmountDone(told=Told.NUMBER)),
        )
        for form in ((), ("to",), ("become",))
    ),
    ("to level {amount:@brief}", {"to": True}),
    ("to a level equal to {amount}", {"to": True}),
    ("~to level {amount}", {"to": True}),
    ("~[to] [equal to|the same as] [level] {amount}", {"to": True}, "become"),
    ("~to level {amount}", {"to": True}, "to"),
    ("~by {amount} [level(s)]", {"to": False}, "by"),
    ("~[levels] equal to {amount}", {"to": False}, "by"),
    *(
        (
            f"~to the (same level as|level of) {his} MP",
            {"to": True, "amount": MeasureOf(MpOf(who), _LEVEL)},
        )
        for who, his in ((Owner.YOUR, "your"), (Owner.OPPONENT, "(your opponent's|his)"))
    ),
)
@dataclass(frozen=True, slots=True)
class Levels(Phrase):
    """So many levels, or as many of them as one chooses, or as far as a level."""

    amount: Amount
    to: bool = False
    up_to: bool = False


_YOURS = {"what": MpOf(Owner.YOUR)}
_EITHER_WAY = {"turns": (LevelTurn.ADVANCE, LevelTurn.LOWER), "who": Doer.YOU}

_BY_ONE = {"step": Levels(Number(1)), "who": Doer.YOU}
_THEIRS = {"what": MpOf(Owner.OPPONENT), "who": Doer.OPPONENT}


@phrase(
    *does("{turns:or}", "{what} {step}"),
    ("~{turns:or:@base} {step}", _YOURS),
    ("~{what} {turns:or:@present} {step}", {}),
    ("~your opponent {turns:or:@present} {step}", _THEIRS),
    ("~have {what} {turns:or:@base} {step}", {"who": Doer.YOU}),
    *(
        row
        for verb, turn in (("gain", LevelTurn.ADVANCE), ("lose", LevelTurn.LOWER))
        for row in (
            (f"~{verb} {{step}}", {**_YOURS, "turns": (turn,)}),
            (f"~have {{what}} {verb} {{step}}", {"turns": (turn,), "who": Doer.YOU}),
            (f"~{{what}} ({verb}|{verb}s) {{step}}", {"turns": (turn,)}),
        )
    ),
    *(
        (f"~{spec[0].lstrip('~')}", *spec[1:])
        for spec in (
            *does("{turns:or}", "{what:@of} (level|levels) {step:@by}"),
            *does("{turns:or}", "{what} (level|levels) {step:@by}"),
            *does("set", "{what} {step:@to}", turns=_EITHER_WAY["turns"]),
            *does("return", "{what} {step:@to}", turns=_EITHER_WAY["turns"]),
        )
    ),
    *owned(
        *(
            (f"~{verb} {{what:@of}} [personality] level", {**_BY_ONE, "turns": turns})
            for verb, turns in (
                ("advance", (LevelTurn.ADVANCE,)),
                ("raise", (LevelTurn.RAISE,)),
                ("(lower|reduce)", (LevelTurn.LOWER,)),
            )
        )
    ),
    ("~{what:@of} (level|levels) is(are) {turns:or:@participle} {step:@by}", {"who": Doer.YOU}),
    ("~{what:@of} level (becomes|changes|is changed) {step:@become}", _EITHER_WAY),
    ("~(set|change) {what:@of} level {step:@become}", _EITHER_WAY),
)
@dataclass(frozen=True, slots=True)
class ChangeLevel(Cost):
    """MPs advance or are lowered, without a change of anger (ANG-3). Allies have no levels."""

    rules: ClassVar[str] = "ANG-3 TYP-5"

    turns: tuple[LevelTurn, ...]
    what: Personality
    step: Levels
    who: Doer = Doer.YOU

    def __post_init__(self) -> None:
        up = sum(turn is not LevelTurn.LOWER for turn in self.turns)
        if up > 1 or len(self.turns) - up > 1:
            raise ValueError("up or down")

    @property
    def deeds(self) -> tuple[str, ...]:
        side = self.what.side
        found = []
        if self._rises and side is not Owner.OPPONENT:
            found.append("advance")
        if LevelTurn.LOWER in self.turns and side is not Owner.YOUR:
            found.append("lower-level")
        return tuple(found)

    @property
    def _rises(self) -> bool:
        return self.turns[0] is not LevelTurn.LOWER or len(self.turns) > 1

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.resolve_often(game, source, 1)

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        if times <= 0:
            return
        both = len(self.turns) > 1
        advances = "changes level" if both else "advances" if self._rises else "is lowered"
        seats = yield from self.what.players(game, source, f"Whose MP {advances}?")
        up = self._rises
        if both and not self.step.to:
            up = yield from either(
                game, "Advance or lower the MP?", "ANG-3", "Advance", "Lower", source
            )
        done = False
        for seat in seats:
            done = (yield from self._change(game, seat, up, both, times, source)) or done
        source.memory.befallen = tuple(game.state.players[seat].mp_card for seat in seats)
        source.memory.done = done

    def _change(
        self, game: Game, seat: int, up: bool, both: bool, times: int, source: Source
    ) -> Steps:
        step = self.step
        if step.to:
            by = step.amount.value(game, source) - game.state.players[seat].level
            up = by > 0 if both else up
            by = by if up else -by
            if both and not by:
                # It is set to that level, where it is already (HSE-13).
                return True
        else:
            by = step.amount.value(game, source) * times
        if step.up_to:
            level, last = game.state.players[seat].level, len(game.state.players[seat].mp)
            most = min(by, last - level if up else level - 1)
            prompt = f"{'Advance' if up else 'Lower'} the MP by how many levels?"
            by = yield from how_many(game, source.actor, max(0, most), prompt, "EFF-1", source)
        if by <= 0:
            return False
        change = anger.advance if up else anger.lower_level
        return (yield from change(game, seat, by, source))

    def possible(self, game: Game, source: Source) -> bool:
        whom = self.what.able(game, source)
        if not whom:
            # Of whom it speaks may come to be known only as the text goes on.
            return self.what.refers_back
        seats = (seat for seat in (0, 1) if game.state.players[seat].mp_card in whom)
        return any(self._could(game, seat, source) for seat in seats)

    def _could(self, game: Game, seat: int, source: Source) -> bool:
        """Whether a player's MP could come to another level so."""
        by = self.step.amount.value(game, source)
        if self.step.to:
            by -= game.state.players[seat].level
            if not by and len(self.turns) > 1:
                return True
            up = by > 0
            ways = [by] if up is self._rises or len(self.turns) > 1 else []
        else:
            ways = [-by if turn is LevelTurn.LOWER else by for turn in self.turns]
        return any(anger.can_change_level(game, seat, way, source) for way in ways)
