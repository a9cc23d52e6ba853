"""What is measured of personalities: their levels, power levels and power stages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.events import NOBODY, LevelChanged, StagesChanged
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.kinds import OfType, TypeName
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.starts import AT_START, NO_RECORD, QUIET_START, Start
from dbz_desktop.rules.language.values import howmany
from dbz_desktop.rules.language.values.personalities import (
    MpOf,
    Personality,
    Some,
    owned,
    several,
    single,
)
from dbz_desktop.rules.language.values.values import Value
from dbz_desktop.wording import phrase, words


@words
class Measure(Enum):
    """What can be measured of a personality."""

    LEVEL = "level(s)|MP level(s)|personality level(s)"
    POWER_LEVEL = "power level(s)|current power level(s)"
    STAGE = "power stage(s)|stage(s)"
    PUR = "PUR"

    def of(self, game: Game, personality: int, source: Source) -> int:
        """How much it is, as a text sees it."""
        if self is Measure.POWER_LEVEL:
            return stages.power_level(game, personality)
        if self is Measure.STAGE:
            return stages.current(game, personality)
        if self is Measure.PUR:
            return game.cards[personality].pur or 0
        return stages.level(game, personality, source.player)


OF_MPS = (Measure.LEVEL, Measure.POWER_LEVEL, Measure.STAGE)
"""What is measured of MPs as of other personalities; their PUR is their players' (TRN-2)."""

_KEPT = (Measure.LEVEL, Measure.STAGE)
"""What is on record from one change to the next, and so what it was before."""


@words
class OfAll(Enum):
    """What is taken of the measures of several personalities."""

    TOTAL = "total|combined|sum of the"
    HIGHEST = "highest|greatest"
    LOWEST = "lowest|smallest"

    def of(self, values: list[int]) -> int:
        """What it comes to; 0 where nobody has any."""
        if self is OfAll.TOTAL:
            return sum(values)
        return max(values, default=0) if self is OfAll.HIGHEST else min(values, default=0)


EVERYBODY = Some(howmany.ALL, OfType((TypeName.PERSONALITY,)))
"""All personalities in play (TYP-8)."""

_STAGES = {"measure": Measure.STAGE, "printed_on": None}
_TOGETHER: dict[str, Any] = {**_STAGES, "of_all": OfAll.TOTAL}
_LEVEL = {"measure": Measure.LEVEL}
_EACH: dict[str, Any] = {"printed_on": None, "each": True}
_ABOVE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{who} is (above|over) {above}", {}),
    ("{above} is (below|under|lower than) {who}", {}),
    ("{who} is (higher than|above|over) {above:@of}", {}),
    ("{above} is (below|under|lower than) {who:@of}", {}),
    ("{who} is (higher than|above|over) {above:@own}", {}),
    ("{above} is (below|under|lower than) {who:@own}", {}),
    ("{who} is (higher than|above|over) yours", {"above": MpOf(Owner.YOUR)}),
    ("{above} is (below|under|lower than) yours", {"who": MpOf(Owner.YOUR)}),
)
"""By how much one is above another."""
_OF_YOURS: dict[str, Any] = {"who": MpOf(Owner.YOUR), "printed_on": None}
_OF_MPS: dict[str, Any] = {"who": MpOf(Owner.EACH), "printed_on": None}
_AT = "(has|have|had|is at|are at)"


@phrase(
    *owned(("{who:@of} {measure}", {"printed_on": None})),
    *owned((f"{{who:@of}} {{measure}} {AT_START}", {"printed_on": None})),
    (f"~{{who:@of}} {{measure}} {QUIET_START}", {"printed_on": None}),
    ("~the {measure} of {who}", {"printed_on": None}),
    ("whose MP's {measure}", {"who": MpOf(Owner.OPPONENT), "printed_on": None}, "whose"),
    ("~whose MP (is at|has)", {**_STAGES, "who": MpOf(Owner.OPPONENT)}, "whose_at"),
    *(
        (said, {**_EACH, **pinned}, form)
        for said, pinned, form in (
            ("{who:@of} {measure:s} is(are)", {}, "each"),
            ("~the {measure:s} of {who} is(are)", {}, "each"),
            ("~{who} is(are) at", {"measure": Measure.STAGE}, "each_at"),
            ("~{who} (was|were|has|had|have)", {"measure": Measure.STAGE}, "each_at"),
            ("~{who} (has|have|had) a {measure} of", {}, "each"),
        )
    ),
    ("the {of_all} {measure} of {who}", {"printed_on": None}),
    ("~the {of_all} {measure:pl} (of|among|on) {who}", {"printed_on": None}),
    ("~the {of_all} {measure} (among|on) {who}", {"printed_on": None}),
    ("~the {of_all} {measure} (of|among|on) [the] MPs [in play]", _OF_MPS),
    ("~the {of_all} MP {measure} [in play]", _OF_MPS),
    ("~the {of_all} (number of|amount of) stages {who} (has|have)", _STAGES),
    *(
        (said, told, "units")
        for told in ({**_STAGES, "of_all": None}, _TOGETHER)
        for said in (
            "stage(s) {who} is(are) above 0",
            "~[power] stage(s) {who} (has|have|had) [above 0]",
        )
    ),
    ("~[power] stage(s) {who} was(were) above 0", _STAGES, "units"),
    ("~[power] stage(s) above 0 {who} (is|was|has|had)", _STAGES, "units"),
    ("stage(s) {who} is(are) above {over}", _STAGES, "units"),
    ("~[power] stage(s) above {over} {who} (is|has) [at]", _STAGES, "units"),
    ("level(s) of {who}", {"measure": Measure.LEVEL, "printed_on": None}, "units"),
    (
        "~level(s) {who} (has|have|had|is at|are at)",
        {"measure": Measure.LEVEL, "printed_on": None},
        "units",
    ),
    *owned(
        (
            "the highest power level on {who:@of} level {printed_on}",
            {"measure": Measure.POWER_LEVEL},
        )
    ),
    ("level(s) {who} is higher than {above}", {**_LEVEL, "printed_on": None}, "units"),
    ("level(s) {who} is below level {under}", {**_LEVEL, "printed_on": None}, "units"),
    ("stage(s) {who} is below {under}", _STAGES, "units"),
    *(
        (f"~{said}", {**_LEVEL, "printed_on": None}, "units")
        for said in (
            "level(s) {who} is (below|under|lower than) {under}",
            "level(s) {who} is (under|lower than) level {under}",
            "level(s) (below|under) [level] {under} [that] {who} (is|has) [at]",
        )
    ),
    ("level(s) {who} is above level {over}", {**_LEVEL, "printed_on": None}, "units"),
    ("~level(s) above [level] {over} {who} (is|has)", {**_LEVEL, "printed_on": None}, "units"),
    (
        "~level(s) {who} is (over|higher than) [level] {over}",
        {**_LEVEL, "printed_on": None},
        "units",
    ),
    ("~level(s) {who} is above {over}", {**_LEVEL, "printed_on": None}, "units"),
    ("stage(s) {who} is higher than {above}", {**_STAGES}, "units"),
    *(
        (f"~{unit} {words}", {**pinned, **mine}, "units")
        for unit, pinned in (("level(s)", {**_LEVEL, "printed_on": None}), ("stage(s)", _STAGES))
        for words, mine in _ABOVE
    ),
    ("{who} is(are) at", _STAGES, "at"),
    ("~{who} (was|has|had)", _STAGES, "at"),
    ("~{who} was at", _STAGES, "at"),
    ("~{who} (was at|was|had)", _STAGES, "was_at"),
    ("~{who} was not at", _STAGES, "was_not_at"),
    ("~{who} (began|started)", _STAGES, "began"),
    ("~{who} (is|was) not at", _STAGES, "not_at"),
    ("~{who} (drops|falls|is reduced|is lowered) to", _STAGES, "at"),
    ("~{who} (reaches|reached|dropped to|fell to|is now at|is on|is raised to)", _STAGES, "at"),
    ("~{who} (loses|lose|has lost|have lost) its(their) last", _STAGES, "loses_last"),
    ("{who} is(are) already at", _STAGES, "already"),
    ("~{who} was already at", _STAGES, "already"),
    ("~{who} (has|have|had) a {measure} of", {"printed_on": None}, "having"),
    *(
        (f"{mark}{{who}} {has} {degree} {{measure}}", {"printed_on": None}, form)
        for form, degree in (
            ("higher", "a (higher|greater)"),
            ("lower", "a (lower|lesser|smaller)"),
            ("same", "the same"),
        )
        for mark, has in (("", "is(are) at"), ("~", "(is|was|are|were) (at|on)"))
    ),
    ("you have the (higher|highest) {measure}", _OF_YOURS, "first"),
    ("you have the (lower|lowest) {measure}", _OF_YOURS, "last"),
    *(
        (f"~{{who}} {_AT} {degree} [power] stages [above 0]", {**_STAGES, **each}, mark + form)
        for form, degree in (
            ("higher", "more"),
            ("lower", "(fewer|less)"),
            ("same", "(as many|the same number of)"),
        )
        for mark, each in (("", {}), ("each_", {"each": True}))
    ),
    *(
        (f"~{{who}} (is|are) (at|on) {degree} {{measure}}", _EACH, f"each_{form}")
        for form, degree in (
            ("higher", "a (higher|greater)"),
            ("lower", "a (lower|lesser|smaller)"),
            ("same", "the same"),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class MeasureOf(Value):
    """The level, power level or power stage of a personality.

    Of several it is what it comes to `of_all`: the total, the highest, the lowest.

    Or the highest power level that is `printed_on` a level of an MP, whatever its level is (SET-1);
    a level that is missing has none: 0. Or by how much it is higher than another's, `above` it, or
    than a level, or a stage, that it is `over`, or how far it is `under` that. Or what an MP's was
    at the start of a time, `since` then.
    """

    who: Personality
    measure: Measure
    printed_on: int | None = None
    above: Personality | None = None
    over: int = 0
    under: int = 0
    each: bool = False
    """Whether it is that of each of several, which can only be compared."""
    of_all: OfAll | None = None
    since: Start | None = None

    def __post_init__(self) -> None:
        if self.measure is Measure.PUR and isinstance(self.who, MpOf):
            raise ValueError("an MP's PUR is what its player has, with all that changes it (TRN-2)")
        if self.of_all is OfAll.TOTAL and isinstance(self.who, MpOf):
            raise ValueError("what both MPs have together is a sum")
        if self.since is not None:
            far = self.over or self.under
            alone = self.above is None and not (far or self.each or self.of_all)
            if self.measure not in _KEPT or not isinstance(self.who, MpOf) or not alone:
                raise ValueError(NO_RECORD)
        if self.each or self.of_all is not None:
            object.__setattr__(self, "who", several(self.who))
        else:
            single(self.who)
        if self.above is not None:
            single(self.above)
            if self.above == self.who:
                raise ValueError("nobody is higher than himself")
        counted = self.measure in _KEPT
        far = (self.over or self.under) and not (self.over and self.under)
        if (self.over or self.under) and (not far or not counted or self.above is not None):
            raise ValueError("it is told how far a level or a stage is above one")
        if self.printed_on is not None and not isinstance(self.who, MpOf):
            raise ValueError("an MP has levels of its own (SET-1)")

    @property
    def has_before(self) -> bool:
        far = self.over or self.under or self.of_all
        alone = self.above is None and not far and not self.since
        return self.measure in _KEPT and alone

    def before(self, game: Game, source: Source) -> int:
        who = self.who.measured(game, source)
        history = game.state.history
        for event in history.of((StagesChanged, LevelChanged), history.since(source.memory.began)):
            if self.measure is Measure.STAGE and isinstance(event, StagesChanged):
                if event.card == who:
                    return event.before
            elif self.measure is Measure.LEVEL and isinstance(event, LevelChanged):
                if event.player == stages.owner_of(game, who) and not game.state.permanents.get(
                    who
                ):
                    return event.before
        return self.value(game, source)

    def _then(self, game: Game, who: int, since: Start, source: Source) -> int:
        """How much it was of an MP at the start of that time, whatever its level was."""
        seat = game.owners[who]
        if self.measure is Measure.STAGE:
            mine = game.state.players[seat].mp
            moved = since.first(game, StagesChanged, lambda event: event.card in mine)
            return self.measure.of(game, who, source) if moved is None else moved.before
        changed = since.first(game, LevelChanged, lambda event: event.player == seat)
        return self.measure.of(game, who, source) if changed is None else changed.before

    def values(self, game: Game, source: Source) -> list[int]:
        """How much it is of each that is meant."""
        if not self.each:
            return [self.value(game, source)]
        return [self.measure.of(game, who, source) for who in self.who.able(game, source)]

    def is_of_nobody(self, game: Game, source: Source) -> bool:
        """Whether there is nobody of whom it is told: no Ally was chosen, none was found."""
        if self.each or self.of_all is not None or self.above is not None:
            return False
        return self.who.measured(game, source) == NOBODY

    def value(self, game: Game, source: Source) -> int:
        if self.of_all is not None:
            each = self.who.able(game, source)
            return self.of_all.of([self.measure.of(game, who, source) for who in each])
        who = self.who.measured(game, source)
        if who == NOBODY:
            return 0
        if self.since is not None:
            return self._then(game, who, self.since, source)
        if self.above is not None:
            other = self.above.measured(game, source)
            below = 0 if other == NOBODY else self.measure.of(game, other, source)
            return max(0, self.measure.of(game, who, source) - below)
        if self.under:
            return max(0, self.under - self.measure.of(game, who, source))
        if self.printed_on is None:
            return max(0, self.measure.of(game, who, source) - self.over)
        levels = (game.cards[card] for card in game.state.players[game.owners[who]].mp)
        return next((max(each.stages) for each in levels if each.level == self.printed_on), 0)


def measure_of(who: Personality, measure: Measure) -> MeasureOf:
    """What is measured of one personality, or of each of those of whom it is said."""
    try:
        return MeasureOf(who, measure)
    except ValueError:
        return MeasureOf(who, measure, each=True)
