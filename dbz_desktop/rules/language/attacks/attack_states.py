"""What is so of the attack that is performed, or of the one that is answered (ATK-1, ATK-3)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow.attacks import told_cost
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.attacks.attack_words import (
    ANY_ATTACK,
    WITH_HIT,
    WITHOUT_HIT,
    AnyAttack,
    AttackIs,
    AttackThat,
    AttackWords,
    OnCard,
    That,
)
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK, SomeAttack, TheAttack
from dbz_desktop.rules.language.nouns.clauses import quietly
from dbz_desktop.rules.language.nouns.state import State, is_so
from dbz_desktop.rules.language.values.features import OfFeature
from dbz_desktop.rules.language.values.subjects import THAT_ATTACK
from dbz_desktop.wording import phrase

_ANSWERED = TheAttack(answered=True)
_WITH_HIT = {"attack": _ANSWERED, "words": None, "what": ANY_ATTACK, "that": WITH_HIT}
_MET: dict[str, Any] = {"attack": _ANSWERED, "words": None}
_A_KIND: dict[str, Any] = {"words": None, "that": None}
_IN_WORDS: dict[str, Any] = {"what": None, "that": None}


@phrase(
    ("that attack (had|has) a HIT effect", {**_WITH_HIT, "so": True}),
    ("that attack (did|does) not have a HIT effect", {**_WITH_HIT, "so": False}),
    *(
        (f"that attack was {'' if so else 'not '}{said}", {"attack": _ANSWERED, "so": so, **rest})
        for said, rest in (
            ("a {what}", _A_KIND),
            ("{words}", _IN_WORDS),
            ("a {what} {that:@is}", {"words": None}),
            ("a {what} {that}", {"words": None}),
        )
        for so in (True, False)
    ),
    *(
        (f"{{last}} was {'' if so else 'not '}{said}", {"attack": _ANSWERED, "so": so, **rest})
        for said, rest in (
            ("a {what}", _A_KIND),
            ("{words}", _IN_WORDS),
            ("{that:@is}", {"what": None, "words": None}),
        )
        for so in (True, False)
    ),
    *is_so("a {what}", "{attack}", **_A_KIND),
    *is_so("{words}", "{attack}", **_IN_WORDS),
    *is_so("{that:@is}", "{attack}", what=None, words=None),
    *is_so("{one:@now}", "{attack}", what=None, words=None, that=None),
    *(
        spec
        for it, pinned in (("this", {"attack": THIS_ATTACK}), ("{attack}", {}))
        for one in ("{one}", "{one:@now}")
        for spec in quietly(is_so(one, it, what=None, words=None, that=None, **pinned))
        if (it, one) != ("{attack}", "{one:@now}")
    ),
    *quietly(is_so("{such:@compared}", "{attack}", what=None, words=None, that=None)),
    ("~{that:@did} {attack}", {"what": None, "words": None, "so": True}),
    ("{attack} {does:@does}", {"what": None, "words": None, "that": None, "so": True}),
    # Against what a card is used is the attack that it answers (ATK-3).
    *(
        (f"~{said}", {**_MET, **rest, "so": so}, form)
        for form, so in (("against", True), ("never_against", False))
        for said, rest in (
            ("a {what}", {"that": None}),
            ("{what:pl}", {"that": None}),
            ("a {what} {that}", {}),
            ("a {what} {that:@is}", {}),
            ("{what:pl} {that:pl}", {}),
            ("{one}", {"what": None, "that": None}),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class AttackIsSo(State):
    """The attack is of a kind, as it is performed: "that attack was a non-Styled attack".

    Or something else is so of it: "this attack is performed by an Ally".
    """

    rules: ClassVar[str] = "ATK-1"
    lasts: ClassVar[bool] = False

    attack: TheAttack
    what: AttackWords | None
    words: AttackIs | None = None
    that: AttackThat | None = None
    so: bool = True
    does: AttackThat | None = None
    last: SomeAttack | None = None
    """A player's last attack, if it is that one."""
    one: SomeAttack | None = None
    """Which one of several it is: "your opponent's first attack each combat"."""
    such: InitVar[OfFeature | None] = None

    def __post_init__(self, such: OfFeature | None) -> None:
        if such is not None:
            object.__setattr__(self, "what", OnCard(ANY_ATTACK, such))
        if self.one is not None and (self.one.nth is None or self.one.last):
            raise ValueError("it is the first one, or another by its number")
        if self.last is not None and not self.last.last:
            raise ValueError("it isn't said which attack")
        if isinstance(self.what, AnyAttack):
            if self.that is None:
                raise ValueError("every attack is an attack")
            self._say_that()

    def _say_that(self) -> None:
        """Say of any attack the one thing that is so of it."""
        said: dict[str, Any] = {}
        if self.that == WITHOUT_HIT:
            said = {"that": WITH_HIT, "so": not self.so}
        elif not isinstance(self.that, That):
            said = {"what": None}
        elif self.that.cost is not None and self.so:
            said = {"what": None, "that": None, "does": self.that}
        for name, value in said.items():
            object.__setattr__(self, name, value)

    def mention(self, game: Game, source: Source, held: bool) -> None:
        if self.last is None and self.attack.answered:
            THAT_ATTACK.mention(game, source)
        attack = self._meant(game, source)
        costs = isinstance(self.does, That) and self.does.cost is not None
        if held and costs and attack is not None and self.holds(game, source):
            # "That amount" is what it costs.
            source.memory.amount = told_cost(game, attack)

    def _meant(self, game: Game, source: Source) -> Attack | None:
        """The attack that is asked about, where there is one."""
        return source.attack if self.last is None else self.last.over(game, source)

    def holds(self, game: Game, source: Source) -> bool:
        attack = self._meant(game, source)
        if attack is None:
            return False
        fits = self.what is None or self.what.fits(game, attack, source)
        for said in (self.that, self.does):
            fits = fits and (said is None or said.fits(game, attack, source))
        if self.words is not None:
            fits = fits and self.words.fits(game, attack)
        if self.one is not None:
            fits = fits and self.one.fits(game, attack, source)
        return fits is self.so
