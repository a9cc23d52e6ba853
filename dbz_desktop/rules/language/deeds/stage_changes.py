"""Power stages are gained, lost and paid; personalities are brought to a stage (EFF-7)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.deed import StageVerb
from dbz_desktop.rules.kernel.events import NOBODY, Why
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.numbers import AngerTurn, either, how_many
from dbz_desktop.rules.language.happenings.stage_amounts import Stages
from dbz_desktop.rules.language.happenings.sums import Bound, Bounded
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.joining import Clause, Cost, Have
from dbz_desktop.rules.language.values.personalities import (
    MpOf,
    Personality,
    ThatOne,
    acting,
    owned,
    single,
)
from dbz_desktop.rules.language.values.values import (
    Number,
    OfPlayer,
    PlayerMeasure,
)
from dbz_desktop.wording import Phrase, phrase

_LOSE = StageVerb.LOSE
_MOVED: dict[str, Any] = {"verbs": (StageVerb.PAY,), "least": None}
_PAID: dict[str, Any] = {"verbs": (StageVerb.PAY,), "what": None, "least": None, "to": None}
_LOST: dict[str, Any] = {"verbs": (StageVerb.LOSE,), "least": None, "who": Doer.YOU}
_GAINED: dict[str, Any] = {"verbs": (StageVerb.GAIN,), "least": None, "who": Doer.YOU}


_RATED: dict[str, Any] = {**_GAINED, "step": Stages(None, rated=True)}

_HIS: dict[str, Any] = {
    **_GAINED,
    "what": MpOf(Owner.OPPONENT),
    "step": Stages(OfPlayer(Whose.OPPONENT, PlayerMeasure.PUR)),
    "to": None,
}
"""What a player other than "you" does who powers up, or each of both (TRN-2)."""


@phrase(
    ("{what} powers(power) up", _RATED),
    ("{what} power up", _RATED, "had"),
    ("{what} may power up", _RATED, "may"),
    *does("{verbs:or}", "{step}", what=None, least=None, to=None),
    *does("{verbs:or}", "{step}, to a minimum of {least}", what=None, to=None),
    *does("{verbs:or}", "{step:@more}", quiet=True, what=None, least=None, to=None),
    *does("transfer", "{step} from {what} to {to}", **_MOVED),
    *does("move", "{step} from {what} to {to}", quiet=True, **_MOVED),
    ("~{what} (transfers|moves) {step} to {to}", {**_MOVED, "who": Doer.YOU}),
    ("{what} {verbs:or:@present} {step}", {"least": None}),
    "{what} {verbs:or:@present} {step}, to a minimum of {least}",
    ("~{what} {verbs:or:@present} {step:@more}", {"least": None}),
    ("~{what} {verbs:or:@base} {step}", {"least": None}),
    ("~lower {what} {step}", _LOST),
    ("~lower {what} by {step}", _LOST),
    ("~raise {what} {step}", _GAINED),
    ("~raise {what} by {step}", _GAINED),
    ("~gain {step} on {what}", _GAINED),
    *(
        (f"~{said}", told)
        for verb, done, told in (
            ("(lower|reduce|decrease)", "(lowered|reduced|decreased)", _LOST),
            ("(raise|increase)", "(raised|increased)", _GAINED),
        )
        for said in (
            f"{verb} [the] [power] (stage|stages) of {{what}} by {{step:@by}}",
            f"{verb} {{what:@of}} [power] (stage|stages) by {{step:@by}}",
            f"{{what:@of}} [power] (stage|stages) (is|are) {done} by {{step:@by}}",
        )
    ),
    ("~{apart} each {verbs:or:@base} {step}", {"least": None, "what": None}),
    ("{what} {verbs:or:@base} {step}", {"least": None}, "had"),
    ("{what} {verbs:or:@base} {step}, to a minimum of {least}", {}, "had"),
    ("{what} may {verbs:or:@base} {step}", {"least": None}, "may"),
    ("{what} may {verbs:or:@base} {step:@more}", {"least": None}, "may"),
    ("~lose all [of] {what:@of} [power] stages", {**_LOST, "step": Stages(None, every=True)}),
    ("~power up {what}", _RATED),
    ("~(your opponent|he) powers up [his MP]", {**_RATED, "what": MpOf(Owner.OPPONENT)}),
    ("power up his MP", _HIS, "bare"),
    ("~power up [their MPs]", _HIS, "bare"),
    ("powers up his MP", _HIS, "third"),
    ("~powers up", _HIS, "third"),
    ("~power up", {**_RATED, "what": MpOf(Owner.YOUR)}),
    ("~{what} gains(gain) stages equal to (its|their) PUR", _RATED),
)
@dataclass(frozen=True, slots=True)
class ChangeStages(Cost):
    """Stages are gained, lost or paid, by one personality of a player or by those named (EFF-7).

    Or one has them of another: `to` gains as many as are taken of the first, which has them all.

    Past zero cards of the Life Deck go instead of stages lost, unless there is a minimum. Without
    a personality named the player chooses who gains or loses; the one that acts pays (ATK-2).
    Of two verbs the text's player chooses one.
    """

    rules: ClassVar[str] = "EFF-7"

    verbs: tuple[StageVerb, ...]
    step: Stages
    what: Personality | None = None
    least: int | None = None
    who: Doer = Doer.YOU
    to: Personality | None = None
    apart: InitVar[Personality | None] = None

    @property
    def verb(self) -> StageVerb:
        """What is done, where that isn't chosen."""
        return self.verbs[0]

    def __post_init__(self, apart: Personality | None) -> None:
        if isinstance(apart, ThatOne):
            raise ValueError("that each of those does it is said of them")
        if apart is not None:
            object.__setattr__(self, "what", apart)
        if len(self.verbs) > 1 and set(self.verbs) != {StageVerb.GAIN, StageVerb.LOSE}:
            raise ValueError("up or down")
        if self.to is not None and (self.to == self.what or self.to.plural):
            raise ValueError("stages go from one personality to another one")
        if self.what is not None and self.to is None:
            # Of whom it is said, that one does it, whoever's text it is.
            object.__setattr__(self, "who", Doer.YOU)
        if self.least is not None and self.verb is not StageVerb.LOSE:
            raise ValueError("only what is lost comes to a minimum")
        if self.step.rated and isinstance(self.what, MpOf) and self.what.also is None:
            whose = {Owner.YOUR: Whose.YOUR, Owner.OPPONENT: Whose.OPPONENT}.get(self.what.whose)
            if whose is not None:
                rating = Stages(OfPlayer(whose, PlayerMeasure.PUR))
                object.__setattr__(self, "step", rating)
        amount = self.step.amount
        if isinstance(amount, Bounded) and (self.verb, amount.bound) == (_LOSE, Bound.LEAST):
            raise ValueError("a minimum is one of the stages that are left, not of the amount")
        if self.step.every and amount is not None and StageVerb.GAIN in self.verbs:
            raise ValueError("all but so many are lost or paid")
        if self.what is None and (
            self.step.half or (self.step.every and StageVerb.GAIN in self.verbs)
        ):
            raise ValueError("it isn't said whose stages those are")

    @property
    def deeds(self) -> tuple[str, ...]:
        if self.what is not None:
            side = self.what.side
        else:
            side = {Doer.YOU: Owner.YOUR, Doer.OPPONENT: Owner.OPPONENT}.get(self.who)
        if self.to is not None:
            return ("gain-stages",) if self.to.side is not Owner.OPPONENT else ()
        found = []
        if StageVerb.GAIN in self.verbs and side is not Owner.OPPONENT:
            found.append("gain-stages")
        if StageVerb.LOSE in self.verbs and side is not Owner.YOUR:
            found.append("lose-stages")
        return tuple(found)

    @property
    def told_of(self) -> Personality | None:
        return self.what

    def said_of(self, who: Personality) -> ChangeStages | None:
        plain = self.what is None and self.to is None and StageVerb.PAY not in self.verbs
        return replace(self, what=who, who=Doer.YOU) if plain else None

    @property
    def optional(self) -> bool:
        """Whether the player may leave it by choosing nothing of it."""
        if self.step.every or self.step.half or self.step.rated:
            return False
        return self.step.amount is None or self.step.up_to

    @property
    def had(self) -> Cost:
        """The same as what one has a personality do."""
        moved = self.what is not None and self.to is None and self.verb is not StageVerb.PAY
        return Have(self, named=True) if moved else self

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.resolve_often(game, source, 1)

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        if len(self.verbs) > 1:
            up = yield from either(
                game, "Gain or lose the stages?", self.rules, "Gain", "Lose", source
            )
            chosen = (StageVerb.GAIN if up else StageVerb.LOSE,)
            done = replace(self, verbs=chosen, least=None if up else self.least)
            yield from done.resolve_often(game, source, times)
            return
        amount = self.step.number(game, source)
        if amount is not None:
            amount *= times
        if self.verb is StageVerb.PAY or self.what is not None:
            yield from self._named(game, source, amount)
            return
        seat = self.who.seat(source)
        if amount is None:
            amount = yield from self._ask(game, source, seat, stages.personalities(game, seat))
        if self.verb is StageVerb.GAIN:
            moved = yield from stages.gain(game, seat, amount, source)
        else:
            moved = sum((yield from stages.lose(game, seat, amount, source, least=self.least)))
        source.memory.count(self.verb.value, moved)
        self._note(source, moved)

    def _note(self, source: Source, moved: int) -> None:
        """What nobody gains or loses, forbidden, replaced or for nothing, wasn't done (EFF-5)."""
        if not moved:
            source.memory.done = False

    def _meant(self, game: Game, source: Source) -> list[int]:
        """Those who could be the ones that gain stages, or lose them."""
        if self.what is not None:
            return self.what.able(game, source)
        return stages.personalities(game, self.who.seat(source))

    @property
    def hangs_on_user(self) -> bool:
        """Whether who acts pays (COM-6)."""
        return self.verb is StageVerb.PAY and self.what is None

    def _payers(self, game: Game, source: Source) -> list[int]:
        if self.what is not None:
            return self.what.able(game, source)
        seat = self.who.seat(source)
        mine = seat == source.player
        return [acting(game, source) if mine else game.state.players[seat].mp_card]

    def _named(self, game: Game, source: Source, amount: int | None) -> Steps:
        if self.to is not None and not self.to.able(game, source):
            # Who isn't there gets none, and so none are taken.
            source.memory.done = False
            return
        if self.what is not None:
            prompt = f"Which personality {self.verb.value}s stages?"
            if amount is not None:
                some = f"{amount} stage{'' if amount == 1 else 's'}"
                prompt = f"Which personality {self.verb.value}s {some}?"
            able = self.what.able(game, source)
            if self.verb is not StageVerb.PAY and able and self.what.chooses:
                if not stages.allowed(game, self.verb, able, amount or 1, source):
                    # Whoever it is, it is forbidden.
                    source.memory.done = False
                    return
            whom = yield from self.what.gather(game, source, prompt, "EFF-7")
            source.memory.befallen = tuple(whom)
        else:
            whom = self._payers(game, source)
        paid, moved, cards = True, 0, 0
        for who in whom:
            n = amount
            if self.step.rated:
                n = stages.pur(game, stages.owner_of(game, who), who)
            if n is None:
                asked = stages.owner_of(game, who) if self.to is None else self.who.seat(source)
                n = yield from self._ask(game, source, asked, [who])
            if self.verb is not StageVerb.PAY:
                n = yield from stages.ahead(game, self.verb, who, n, source)
            if self.verb is StageVerb.GAIN:
                moved += stages.gain_with(game, who, n, source)
            elif self.verb is StageVerb.LOSE:
                lost, past = stages.lose_with(game, who, n, source, self.least)
                moved, cards = moved + lost, cards + past
            else:
                paid = stages.pay(game, who, n, source) and paid
                source.memory.count(self.verb.value, n if paid else 0)
                moved += source.memory.amount
        if self.to is not None and moved:
            prompt = f"Which personality gains {moved} stage{'' if moved == 1 else 's'}?"
            gaining = yield from self.to.gather(game, source, prompt, "EFF-7")
            for one in gaining[:1]:
                much = yield from stages.ahead(game, StageVerb.GAIN, one, moved, source)
                stages.gain_with(game, one, much, source)
        if self.verb is not StageVerb.PAY:
            source.memory.count(self.verb.value, moved)
        if self.verb is StageVerb.PAY:
            source.memory.done = paid and bool(whom) and (self.to is None or moved > 0)
        else:
            # Who loses stages past zero loses cards.
            self._note(source, moved + cards)

    def _ask(self, game: Game, source: Source, seat: int, whom: list[int]) -> Steps:
        have = max((stages.current(game, who) for who in whom), default=0)
        most = stages.TOP - have if self.verb is StageVerb.GAIN else have
        if self.step.half:
            return (have + (not self.step.down)) // 2
        if self.step.every:
            left = self.step.amount
            return most if left is None else max(0, most - left.value(game, source))
        if self.step.up_to and self.step.amount is not None:
            most = min(most, self.step.amount.value(game, source))
        verb = self.verb.value
        rule = "ATK-2" if self.verb is StageVerb.PAY else "EFF-7"
        return (
            yield from how_many(
                game, seat, most, f"{verb.capitalize()} how many stages?", rule, source
            )
        )

    def possible(self, game: Game, source: Source) -> bool:
        if self.verb is not StageVerb.PAY:
            whom = self._meant(game, source)
            # Of whom it speaks may come to be known only as the text goes on.
            return (not whom and self.what is not None and self.what.refers_back) or any(
                stages.can_change(game, verb, who, source, self.least)
                for verb in self.verbs
                for who in whom
            )
        wanted = self.step.number(game, source) or int(self.to is not None)
        if self.to is not None and not self.to.able(game, source):
            return False
        payers = self._payers(game, source)
        able = [
            stages.current(game, who) >= wanted
            and stages.may_pay(game, who, max(1, wanted), source)
            for who in payers
        ]
        if not able:
            # Of whom it speaks may come to be known only as the text goes on.
            return self.what is not None and self.what.refers_back
        one = self.what is not None and self.what.chooses
        return any(able) if one else all(able)


@phrase(
    "stage {amount:@brief}",
    "a stage equal to {amount}",
    "~stage {amount}",
    "~(his|its|their) {amount} stage",
    "~power stage {amount}",
    "~{amount} stage(s) above 0",
    "~{amount} stage(s)",
    ("~[equal to] {amount:@brief} [above (0|zero)]", {}, "become"),
    ("~equal to {amount}", {}, "become"),
    ("~full [power]", {"amount": None}),
    ("~[its|his|their|the] (highest|maximum|full) [power|stage]", {"amount": None}, "become"),
    ("its(their) highest power stage", {"amount": None}),
    ("~(its|his|their|it's) (highest|top|maximum|full) [power] (stage|power)", {"amount": None}),
    ("~(its|his|their) (lowest|minimum) [power] (stage|stages)", {"amount": Number(0)}),
    *owned(
        ("{like:@of} power stage", {"amount": None}), ("~{like:@of} stage(s)", {"amount": None})
    ),
    ("~the power stage of {like}", {"amount": None}),
    ("~the same [power] stage(s) as {like}", {"amount": None}),
    ("~(as many [stages]|the same number of stages) as {like}", {"amount": None}),
)
@dataclass(frozen=True, slots=True)
class AtStage(Phrase):
    """A stage that a personality is brought to: one by its number, or the highest.

    Or that which one is `like`.
    """

    amount: Amount | None
    like: Personality | None = None

    def __post_init__(self) -> None:
        if self.like is not None:
            single(self.like)

    def stage(self, game: Game, source: Source) -> int:
        """Which stage, 0 to 10."""
        if self.like is not None:
            like = self.like.measured(game, source)
            return 0 if like == NOBODY else stages.current(game, like)
        if self.amount is None:
            return stages.TOP
        return min(stages.TOP, self.amount.value(game, source))


_ZERO = {"point": AtStage(Number(0)), "turn": AngerTurn.SET}
_FULL: dict[str, Any] = {"point": AtStage(None)}


@phrase(
    *does("{turn}", "{what} to {point:s}"),
    *owned(
        ("~set {what:@of} power level to 0", _ZERO),
        ("~set {what:@of} power level to {point}", {"turn": AngerTurn.SET}),
        ("~(lower|reduce|drop) {what:@of} power level to 0", {**_ZERO, "turn": AngerTurn.LOWER}),
        (
            "~(lower|reduce|drop) {what:@of} power (level|stage) to {point}",
            {"turn": AngerTurn.LOWER},
        ),
        ("~raise {what:@of} power (level|stage) to {point}", {"turn": AngerTurn.RAISE}),
        ("~{what:@of} power (level|stage) becomes {point}", {"turn": AngerTurn.SET}),
        ("~{what:@of} power (level|stage) becomes {point:@become}", {"turn": AngerTurn.SET}),
        "~{turn:@base} {what:@of} [power] (stage|stages) to {point:@become}",
        "~{turn:@base} {what:@of} [power] (stage|stages) to {point}",
        "~{what:@of} [power] (stage|stages) (is|are) {turn:@participle} to {point:@become}",
        "~{what:@of} [power] (stage|stages) (is|are) {turn:@participle} to {point}",
    ),
    *(
        (f"~{verb} the power (level|stage) of {{what}} to {to}", {"turn": turn, **more})
        for verb, turn in (
            ("set", AngerTurn.SET),
            ("(lower|reduce|drop)", AngerTurn.LOWER),
            ("raise", AngerTurn.RAISE),
        )
        for to, more in (
            ("{point}", {}),
            ("{point:@become}", {}),
            ("0", {"point": AtStage(Number(0))}),
        )
        if turn is not AngerTurn.RAISE or not more
    ),
    ("~the power (level|stage) of {what} becomes {point}", {"turn": AngerTurn.SET}),
    ("~the power (level|stage) of {what} becomes {point:@become}", {"turn": AngerTurn.SET}),
    "~the power (level|stage) of {what} is {turn:@participle} to {point}",
    "~the power (level|stage) of {what} is {turn:@participle} to {point:@become}",
    ("~(power up|fill up) {what} to {point}", {"turn": AngerTurn.RAISE}),
    ("~(place|put) {what} (at|on) {point}", {"turn": AngerTurn.SET}),
    ("~{what} is(are) (placed|put|set) (at|on) {point}", {"turn": AngerTurn.SET}),
    *does("reduce", "{what} to {point}", quiet=True, turn=AngerTurn.LOWER),
    *does("drop", "{what} to {point}", quiet=True, turn=AngerTurn.LOWER),
    ("~move {what} to {point}", {"turn": AngerTurn.SET}),
    ("~power up {what} (fully|completely)", {**_FULL, "turn": AngerTurn.RAISE}),
    ("~{what} powers(power) up to {point}", {"turn": AngerTurn.RAISE}),
    *(
        (f"~{{what}} {verbs} [stages] until it {at} {{point}}", {"turn": turn})
        for verbs, turn in (("gains(gain)", AngerTurn.RAISE), ("loses(lose)", AngerTurn.LOWER))
        for at in ("has", "(is at|is on|reaches)")
    ),
)
@dataclass(frozen=True, slots=True)
class BringToStage(Clause):
    """Personalities are raised, lowered or set to a stage; setting is no gaining (ANG-3)."""

    rules: ClassVar[str] = "ANG-3 TYP-8"

    turn: AngerTurn
    what: Personality
    point: AtStage
    who: Doer = Doer.YOU

    @property
    def deeds(self) -> tuple[str, ...]:
        side = self.what.side
        if self.turn is AngerTurn.RAISE:
            return ("gain-stages",) if side is not Owner.OPPONENT else ()
        return ("lose-stages",) if side is not Owner.YOUR else ()

    def resolve(self, game: Game, source: Source) -> Steps:
        prompt = f"{self.turn.value.capitalize()} which personality?"
        whom = yield from self.what.gather(game, source, prompt, "EFF-1")
        stage = self.point.stage(game, source)
        source.memory.befallen = tuple(whom)
        lost = gained = 0
        for who in whom:
            before = stages.current(game, who)
            by = stage - before
            if self.turn is AngerTurn.SET:
                stages.set_to(game, who, stage, source, "ANG-3")
            elif self.turn is AngerTurn.RAISE and by > 0:
                by = yield from stages.further_ahead(game, StageVerb.GAIN, who, by, source)
                stages.change(game, who, by, Why.RAISE, source, "EFF-1")
            elif self.turn is AngerTurn.LOWER and by < 0:
                by = yield from stages.further_ahead(game, StageVerb.LOSE, who, -by, source)
                stages.change(game, who, -by, Why.LOWER, source, "EFF-1")
            moved = stages.current(game, who) - before
            lost, gained = lost + max(0, -moved), gained + max(0, moved)
        # Nobody who waits for stages to be lost hears that one is set (ANG-3); but its own text
        # tells how far that was: "stages lost this way".
        told = {"lose": lost, "gain": gained}
        if self.turn is AngerTurn.LOWER:
            del told["gain"]
        elif self.turn is AngerTurn.RAISE:
            del told["lose"]
        for verb in sorted(told, key=lambda each: told[each]):
            source.memory.count(verb, told[verb])
        if not (lost or gained or (whom and self.turn is AngerTurn.SET)):
            # Who stands there already wasn't raised or lowered to it, but is set to it (HSE-13).
            source.memory.done = False

    def possible(self, game: Game, source: Source) -> bool:
        whom = self.what.able(game, source)
        if not whom:
            # Of whom it speaks may come to be known only as the text goes on.
            return self.what.refers_back
        stage = self.point.stage(game, source)
        return any(self._comes(game, who, stage, source) for who in whom)

    def _comes(self, game: Game, who: int, stage: int, source: Source) -> bool:
        """Whether a personality can be brought there: raised or lowered only from elsewhere."""
        if self.turn is AngerTurn.SET:
            return True
        before = stages.current(game, who)
        up = self.turn is AngerTurn.RAISE
        verb = StageVerb.GAIN if up else StageVerb.LOSE
        further = stage > before if up else stage < before
        return further and stages.can_change(game, verb, who, source)
