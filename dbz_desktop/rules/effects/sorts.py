"""Further kinds of cards: by what they aren't, by title, by Endurance, by what they can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.cards import Alignment, CardType
from dbz_desktop.rules.effects import considered
from dbz_desktop.rules.effects.base import CardFilter, Selection, Source
from dbz_desktop.rules.effects.choosing import Target, in_play
from dbz_desktop.rules.effects.considered import Trait
from dbz_desktop.rules.effects.filters import SimpleFilter
from dbz_desktop.rules.effects.in_play import AttachToMp
from dbz_desktop.rules.effects.terms import Kind, Whose
from dbz_desktop.rules.events import NOBODY
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game

_COMBAT = (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)


@phrase("non-Styled {what:s}")
@dataclass(frozen=True, slots=True)
class NotStyled(CardFilter):
    """Cards without a Style."""

    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return not considered.style(game, card).is_styled and self.what.fits(game, card, source)


@phrase("non-Event card(s)")
@dataclass(frozen=True, slots=True)
class NoEvent(SimpleFilter):
    """Every card but Events."""

    def allows(self, card_type: CardType) -> bool:
        return card_type is not CardType.EVENT

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].type is not CardType.EVENT


@phrase("personality(ies)")
@dataclass(frozen=True, slots=True)
class Personalities(SimpleFilter):
    """MPs and Allies (TYP-8)."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].type.is_personality


@phrase("Physical Combat or Energy Combat card(s)")
@dataclass(frozen=True, slots=True)
class EitherCombatCard(SimpleFilter):
    """Physical Combat and Energy Combat cards."""

    def allows(self, card_type: CardType) -> bool:
        return card_type in _COMBAT

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].type in _COMBAT


@phrase("Physical Combat or Energy Combat attack card(s)")
@dataclass(frozen=True, slots=True)
class EitherCombatAttack(SimpleFilter):
    """Physical Combat and Energy Combat cards that attack."""

    def allows(self, card_type: CardType) -> bool:
        return card_type in _COMBAT

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].type in _COMBAT and game.programs[card].attack is not None


@phrase("{kind} attack card(s)", "~card(s) that performs a {kind} attack")
@dataclass(frozen=True, slots=True)
class AttackCardOfKind(SimpleFilter):
    """Cards that perform an attack of a kind."""

    kind: Kind

    def fits(self, game: Game, card: int, source: Source) -> bool:
        facts, attack = game.cards[card], game.programs[card].attack
        if attack is None or facts.type.is_personality or facts.type is CardType.DRILL:
            return False
        return attack.header.kind in self.kind.kinds


@phrase("block(s)")
@dataclass(frozen=True, slots=True)
class Blocks(SimpleFilter):
    """Cards that answer an attack: combat cards and Events with a [defense] section."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        playable = (*_COMBAT, CardType.EVENT)
        return game.cards[card].type in playable and game.programs[card].defense is not None


@phrase("{what:s} that stop attacks")
@dataclass(frozen=True, slots=True)
class ThatStopAttacks(SimpleFilter):
    """Cards whose [defense] section stops attacks."""

    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        defense = game.programs[card].defense
        return (
            defense is not None
            and any("stop" in s.text.lower() for s in defense.sentences)
            and self.what.fits(game, card, source)
        )


@phrase("attached card(s)", "~card(s) attached")
@dataclass(frozen=True, slots=True)
class AttachedCards(SimpleFilter):
    """Cards that are attached to something (TYP-7)."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        permanent = game.state.permanents.get(card)
        return permanent is not None and permanent.attached_to != NOBODY


@phrase(
    "card(s) that can attach to {whose} MP",
    ("card(s) that can attach to a player's MP", {"whose": None}),
    ("~card(s) that can attach to an MP", {"whose": None}),
)
@dataclass(frozen=True, slots=True)
class CanAttach(SimpleFilter):
    """Cards whose text attaches them to an MP, of one player or whosesoever (TYP-7)."""

    whose: Whose | None = None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return any(
            isinstance(sentence.line, AttachToMp) and self.whose in (None, sentence.line.whose)
            for section in game.programs[card].sections
            for sentence in (*section.sentences, *section.hits)
        )


@phrase('{what:s} with "{text}" in the title')
@dataclass(frozen=True, slots=True)
class TitleHas(SimpleFilter):
    """Cards with a word in their title."""

    what: SimpleFilter
    text: str

    def fits(self, game: Game, card: int, source: Source) -> bool:
        title = game.cards[card].title.casefold()
        return self.text.casefold() in title and self.what.fits(game, card, source)


@phrase('{what:s} with "{text}" or "{other}" in the title')
@dataclass(frozen=True, slots=True)
class TitleHasEither(SimpleFilter):
    """Cards with one of two words in their title."""

    what: SimpleFilter
    text: str
    other: str

    def fits(self, game: Game, card: int, source: Source) -> bool:
        title = game.cards[card].title.casefold()
        either = self.text.casefold() in title or self.other.casefold() in title
        return either and self.what.fits(game, card, source)


@phrase('{what:s} not named "{title}"')
@dataclass(frozen=True, slots=True)
class NotTitled(SimpleFilter):
    """Cards of any title but one."""

    what: SimpleFilter
    title: str

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].title != self.title and self.what.fits(game, card, source)


@phrase("{what:s} with Endurance")
@dataclass(frozen=True, slots=True)
class HasEndurance(SimpleFilter):
    """Cards with Endurance on their face (ATK-12)."""

    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].endurance is not None and self.what.fits(game, card, source)


@phrase("{what:s} that does not have a \\[constant\\] effect")
@dataclass(frozen=True, slots=True)
class WithoutConstant(SimpleFilter):
    """Cards without a [constant] section."""

    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        quiet = not any(section.is_constant for section in game.programs[card].sections)
        return quiet and self.what.fits(game, card, source)


@phrase("\\[constant\\] {what:s}")
@dataclass(frozen=True, slots=True)
class WithConstant(CardFilter):
    """Cards with a [constant] section."""

    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        loud = any(section.is_constant for section in game.programs[card].sections)
        return loud and self.what.fits(game, card, source)


@phrase("{what:s} that isn't already in play")
@dataclass(frozen=True, slots=True)
class NotInPlayYet(SimpleFilter):
    """Cards of a title that nobody has in play."""

    what: SimpleFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        title = game.cards[card].title
        there = any(game.cards[c].title == title for side in game.state.players for c in side.play)
        return not there and self.what.fits(game, card, source)


@phrase("Earth Dragon Ball(s)")
@dataclass(frozen=True, slots=True)
class EarthDragonBall(SimpleFilter):
    """Dragon Balls of the Earth set."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        facts = game.cards[card]
        return facts.type is CardType.DRAGON_BALL and facts.dragon_ball_set == "Earth"


@phrase('"{title}"')
@dataclass(frozen=True, slots=True)
class Titled(Selection):
    """One card of a title that the text names."""

    title: str

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        return 1, 1

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return game.cards[card].title == self.title


@phrase('"{title}"')
@dataclass(frozen=True, slots=True)
class TitledInPlay(Target):
    """A card in play of a title that the text names; your own where you have one."""

    title: str

    def candidates(self, game: Game, source: Source) -> list[int]:
        for player in (source.player, source.opponent):
            found = [
                c for c in game.state.players[player].play if game.cards[c].title == self.title
            ]
            if found:
                return found[:1]
        return []


@phrase("a {cards} you own under your control")
@dataclass(frozen=True, slots=True)
class OwnAndControlled(Target):
    """A card of a kind that is yours and that you control (ZON-2)."""

    cards: CardFilter

    def candidates(self, game: Game, source: Source) -> list[int]:
        mine = in_play(game, (source.player,), self.cards, source)
        return [c for c in mine if game.owners[c] == source.player]


@phrase(("Saiyan(s)", {"trait": Trait.SAIYAN}), ("Namekian(s)", {"trait": Trait.NAMEKIAN}))
@dataclass(frozen=True, slots=True)
class OfHeritage(SimpleFilter):
    """Personalities of a heritage (DCK-7)."""

    trait: Trait

    def fits(self, game: Game, card: int, source: Source) -> bool:
        person = game.cards[card].type.is_personality
        return person and considered.has_trait(game, card, self.trait)


@phrase(("Hero(es)", {"hero": True}), ("Villain(s)", {"hero": False}))
@dataclass(frozen=True, slots=True)
class OfAlignment(SimpleFilter):
    """Personalities of one alignment."""

    hero: bool

    def fits(self, game: Game, card: int, source: Source) -> bool:
        wanted = Alignment.HERO if self.hero else Alignment.VILLAIN
        return game.cards[card].alignment is wanted
