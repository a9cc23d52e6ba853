"""Which personalities a noun takes in, as a pattern: "each of your Allies", "that personality".

A noun says whom an effect takes hold of; of an attack or a happening it says whose it may be. There
"an Ally", "one of your Allies" and "each Ally" come to the same: any of them fits.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.described import Described
from dbz_desktop.rules.language.nouns.kinds import OfType, TypeName, comparing
from dbz_desktop.rules.language.nouns.places import IN_PLAY, Owner
from dbz_desktop.rules.language.nouns.qualities import Is, Quality
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values import howmany
from dbz_desktop.rules.language.values.personalities import MpOf, Personality, Some, ThatOne, Word
from dbz_desktop.wording import formed, words


@formed(
    "of",
    ALLY="(that Ally's|the chosen Ally's)",
    ALLIES="(those Allies'|the chosen Allies')",
    PERSONALITY="(that personality's|its|the chosen personality's|that MP's)",
    PERSONALITIES="(those personalities'|their|the chosen personalities')",
    THIS="(this Ally's|this personality's)",
    ATTACKER="(the attacking personality's|the attacker's)",
    ATTACKS="the personality performing this attack's",
)
@words
class SpokenOf(Enum):
    """How a sentence speaks of one personality: one that came before, or whose text it is."""

    ALLY = "that Ally|the chosen Ally"
    ALLIES = "those Allies|the chosen Allies"
    PERSONALITY = "that personality|it|the chosen personality|that MP"
    PERSONALITIES = "those personalities|them|the chosen personalities|each of them"
    THIS = "this Ally|this personality"
    ATTACKER = (
        "the attacking personality"
        "|the personality (performing|that performed|who performed) (that|the|the stopped) attack"
        "|the personality (that|who) performed it"
    )
    ATTACKS = (
        "the personality performing this attack|the personality (that|who) performed this attack"
    )

    @property
    def plural(self) -> bool:
        """Whether the verb after it has no "s"."""
        return self in (SpokenOf.ALLIES, SpokenOf.PERSONALITIES)

    @property
    def refers_back(self) -> bool:
        """Whether it speaks of what came before."""
        return self is not SpokenOf.THIS and not self.fights

    @property
    def fights(self) -> bool:
        """Whether it is who performs the attack that the text belongs to, or answers (ATK-5)."""
        return self in (SpokenOf.ATTACKER, SpokenOf.ATTACKS)

    def meant(self, game: Game, source: Source) -> tuple[int, ...]:
        """The cards that are meant; of what holds all the time it is asked as an attack goes on."""
        if self.fights:
            attack = source.attack or game.attack
            return () if attack is None else (attack.performer,)
        return (source.card,) if self is SpokenOf.THIS else source.memory.chosen


MPS = OfType((TypeName.MAIN_PERSONALITY,))
_ALLIES, _PERSONALITIES = OfType((TypeName.ALLY,)), OfType((TypeName.PERSONALITY,))
_WHOSE = {
    Owner.YOUR: Whose.YOUR,
    Owner.OPPONENT: Whose.OPPONENT,
    Owner.THAT_PLAYER: Whose.THAT,
}
_ANYBODYS = (Owner.EACH, Owner.ANY, Owner.PLAYER)
_SPOKEN = {
    Word.ALLY: SpokenOf.ALLY,
    Word.ALLIES: SpokenOf.ALLIES,
    Word.PERSONALITY: SpokenOf.PERSONALITY,
    Word.IT: SpokenOf.PERSONALITY,
    Word.PERSONALITIES: SpokenOf.PERSONALITIES,
    Word.THEM: SpokenOf.PERSONALITIES,
    Word.THIS: SpokenOf.THIS,
    Word.ATTACKER: SpokenOf.ATTACKER,
    Word.ATTACKS: SpokenOf.ATTACKS,
}
_ONE_OR_ALL = (howmany.ONE, howmany.ONE_OF, howmany.ANOTHER)


@dataclass(frozen=True, slots=True)
class Members:
    """Personalities of a kind, of a player, or `one` that was spoken of.

    Of a player without a kind it is his MP.
    """

    cards: CardFilter | None = None
    whose: Whose | None = None
    one: SpokenOf | None = None


def members(those: Personality) -> Members:
    """What a noun for personalities takes in, where any of them may be meant.

    Raises ValueError where it means some of them that would have to be chosen.
    """
    if isinstance(those, MpOf):
        whose = _WHOSE.get(those.whose)
        if whose is None and those.whose not in _ANYBODYS:
            raise ValueError("whose MP that is isn't known of an attack")
        if those.also is None:
            return Members(MPS if whose is None else None, whose)
        if members(those.also) == Members(_ALLIES, whose):
            return Members(_PERSONALITIES, whose)
    elif isinstance(those, ThatOne):
        if those.word in _SPOKEN and not those.chooses:
            return Members(one=_SPOKEN[those.word])
    elif isinstance(those, Some) and not comparing(those.kind):
        anywhere = those.where in (None, IN_PLAY)
        if (those.quantity.every or those.quantity in _ONE_OR_ALL) and (anywhere or those.side):
            whose = None if anywhere or those.side is None else _WHOSE[those.side]
            if those.quantity == howmany.ANOTHER:
                return Members(Described(Is(Quality.OTHER), those.kind), whose)
            return Members(those.kind, whose)
    raise ValueError("which of them would have to be chosen")
