"""What a [constant] Power says as long as it is in force, or while something is so (EFF-4)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from itertools import pairwise
from typing import Any

from dbz_desktop.rules.flow import putaway
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Condition, Continuous, Line
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.attacks import Attacks
from dbz_desktop.rules.language.attacks.predicates import Told
from dbz_desktop.rules.language.deeds.protecting import Cannot as CannotBe
from dbz_desktop.rules.language.frames.conditional import Denied, says_instead
from dbz_desktop.rules.language.frames.instead import Instead
from dbz_desktop.rules.language.frames.named_before import of_what_was_said
from dbz_desktop.rules.language.frames.statements import Statement
from dbz_desktop.rules.language.frames.windows import hold, unsaid
from dbz_desktop.rules.language.happenings.bans import Cannot, CanOnly
from dbz_desktop.rules.language.happenings.counting import Each
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import about_this, doer_of
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.nouns.attack_facts import Fact
from dbz_desktop.rules.language.nouns.people import ANYBODY, Others, Person
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.nouns.things import TheOne
from dbz_desktop.rules.language.nouns.turned import turned
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Joinable
from dbz_desktop.rules.language.values.personalities import Personality, Word
from dbz_desktop.rules.language.values.personalities import ThatOne as ThatPersonality
from dbz_desktop.wording import phrase

_SO: dict[str, Any] = {"so": True, "instead": False}


def _of_nobody(condition: Condition | None) -> bool:
    """Whether something is so of any player, so that none is spoken of."""
    return not {Person.ANY, Person.EACH, Person.BOTH}.isdisjoint(every(condition, Person))


def _of_any_but_him(would: Happening, condition: Condition | None) -> bool:
    """Whether it asks of your opponent where any player does what would be done: as of "his"."""
    told = (*every(condition, Whose), *every(condition, Owner))
    doer = getattr(doer_of(would), "person", None)
    return doer in ANYBODY and any(each.name == "OPPONENT" for each in told)


def _speaks_of_none_before(condition: Condition) -> bool:
    """Whether it asks of a personality as "it", and spoke of no other one before."""
    return next(every(condition, Personality), None) == ThatPersonality(Word.IT)


@phrase(
    ("{clauses:and}", {**_SO, "condition": None}),
    ("while {condition}, {clauses:and}", _SO),
    ("~(if|whenever) {condition}, {clauses:and}", _SO),
    ("~{clauses:and} (while|if|whenever) {condition}", _SO),
    ("if {condition}, {clauses:and} instead", {"so": True, "instead": True}),
    ("~while {condition}, {clauses:and} instead", {"so": True, "instead": True}),
    ("{clauses:and} unless {condition}", {"so": False, "instead": False}),
    # What would be done while something is so is done otherwise as long as it is.
    *(
        (
            f"~(whenever|if|when) {{would:@would}} while {{condition}}, {done}",
            {**_SO, "clauses": (), **how},
        )
        for done, how in (
            ("you may {other} instead", {"may": True}),
            ("{other} instead", {}),
            ("that player {other:@third} instead", {"who": Others.PLAYER}),
        )
    ),
    (
        "~{attacks} cannot be (stopped|blocked) unless {price:@unless}",
        {**_SO, "condition": None, "clauses": ()},
    ),
)
@dataclass(frozen=True, slots=True)
class Always(Line):
    """What a [constant] Power says as long as it is in force, while something is so or isn't.

    With `instead` it says that in the place of the sentence before.
    """

    clauses: tuple[Continuous, ...]
    condition: Condition | None = None
    instead: bool = False
    so: bool = True
    attacks: InitVar[Attacks | None] = None
    price: InitVar[CannotBe | None] = None
    would: InitVar[Happening | None] = None
    other: InitVar[Joinable | None] = None
    who: InitVar[Others | None] = None
    may: InitVar[bool] = False

    @property
    def always(self) -> tuple[Continuous, ...]:
        return self.clauses if self.condition is None else ()

    @property
    def given(self) -> Condition | None:
        """What must be so for it, or what must not."""
        return self.condition if self.so or self.condition is None else Denied(self.condition)

    @property
    def always_if(self) -> tuple[Continuous, ...]:
        return () if self.condition is None or self.instead else self.clauses

    @property
    def always_instead(self) -> tuple[Continuous, ...]:
        return self.clauses if self.instead else ()

    def __post_init__(
        self,
        attacks: Attacks | None,
        price: CannotBe | None,
        would: Happening | None,
        other: Joinable | None,
        who: Others | None,
        may: bool,
    ) -> None:
        if isinstance(self.condition, WasDone) and self.condition.outcome is None:
            raise ValueError("whether it was done is so only as it is done, and never for as long")
        if attacks is not None and price is not None:
            object.__setattr__(self, "clauses", (Statement(attacks, (price,)),))
        if would is not None:
            if _of_any_but_him(would, self.condition):
                raise ValueError("of any player what is his is each one's own")
            done = Instead(would, other, must=not may, who=who)
            object.__setattr__(self, "clauses", (done,))
        if self.condition is not None and _speaks_of_none_before(self.condition):
            # "While its power level is above 0" on an Ally: nobody was spoken of but itself.
            object.__setattr__(self, "condition", turned(self.condition, {"IT": ("THIS",)}))
        if not self.so and self.condition is not None and self.condition.denied is not None:
            object.__setattr__(self, "condition", self.condition.denied)
            object.__setattr__(self, "so", True)
        lasting(self.clauses)
        last = self.clauses[-1]
        if self.instead and says_instead(last):
            object.__setattr__(self, "instead", False)
        if self.condition is None and any(every(self.clauses[1:], TheOne)):
            raise ValueError("what else is so for good brings up no card")
        if any(
            clause.matter is Matter.EFFECTS_LOST and any(every(clause, TheOne))
            for clause in self.clauses
        ):
            raise ValueError("for how long that card has no effects is said")
        if any(each.fact is Fact.TO_THAT for each in every(self.clauses, Told)):
            raise ValueError("for how long attacks meet that Ally is said")
        own = Did if isinstance(last, Cannot) and not self.so else ()
        if isinstance(self.condition, own) and self.condition.window and self.condition.happened:
            raise ValueError("a ban says itself what lifts it")
        that = Person.THAT in every(self.clauses, Person) or Whose.THAT in every(
            self.clauses, Whose
        )
        if that and _of_nobody(self.condition):
            raise ValueError("of which player something is so isn't kept while it holds")

    @property
    def goes_on(self) -> bool:
        """Whether it speaks of what was named before, so that it holds from then on."""
        return not self.instead and of_what_was_said(self.clauses)

    def resolve(self, game: Game, source: Source) -> Steps:
        """Hold as long as the card is in play, where the sentence before has to come first.

        What a card says that is used up outlives it (EFF-4), as long as what waits does.
        """
        yield from ()
        if self.given is not None and self.goes_on:
            source = source.but(given=self.given)
        elif self.given is not None and not self.given.holds(game, source):
            return
        stays = putaway.stays(game, source.card)
        until = floating.Until("in play", card=source.card) if stays else unsaid(game)
        for clause in self.clauses:
            hold(game, clause, source, until, _text(self))


def lasting(clauses: tuple[Continuous, ...], attached: bool = False) -> None:
    """Refuse statements on one thing to come: said for good, they would be used up at once."""
    if any(clause.once or clause.runs_out for clause in clauses):
        raise ValueError("the next one is spoken of within a time")
    if any(each is Each.HENCE for each in every(clauses, Each)):
        raise ValueError("from now on they are counted within a time")
    if not attached and any(clause.only_attached for clause in clauses):
        raise ValueError("these words are an effect, unless they hold while attached")
    bans = (clause.deed for clause in clauses if isinstance(clause, Cannot | CanOnly))
    if any(CardVerb.PLAY in deed.verbs_meant and about_this(deed) for deed in bans):
        raise ValueError("as its card is played, the card isn't in play yet; a note says that")
    if any(first.tells(then) for first, then in pairwise(clauses)):
        raise ValueError("that is said by what stands before it")


def _text(effect: Line) -> str:
    return sentence_text(effect)
