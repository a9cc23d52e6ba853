"""Personalities as nouns: "your MP", "that personality", "all Allies in play", and their measures.

A `Personality` stands wherever one, or several, can be the subject or object of an effect, a
condition or a value. Its form "of" is the possessive: "your MP's level".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.nouns.kinds import AnyCard, comparing, foremost
from dbz_desktop.rules.language.nouns.places import (
    BY_OWNER,
    IN_PLAY,
    MINE,
    THEIRS,
    Controlled,
    Controller,
    Located,
    Owner,
    choose_seat,
)
from dbz_desktop.rules.language.nouns.suffixes import CardFact, That, of_such
from dbz_desktop.rules.language.values import howmany, values
from dbz_desktop.rules.language.values.howmany import ALL, EVERY, ONE, ONE_OF, Quantity
from dbz_desktop.wording import Phrase, Spec, phrase


class Personality(Phrase):
    """One personality or several."""

    plural: ClassVar[bool] = False
    refers_back: ClassVar[bool] = False
    """Whether it speaks of one that came before."""

    @property
    def side(self) -> Owner | None:
        """Whose personality it is, where the words say so."""
        return None

    @property
    def chooses(self) -> bool:
        """Whether somebody has to choose which."""
        return False

    def able(self, game: Game, source: Source) -> list[int]:
        """Those that can be meant now."""
        raise TypeError(type(self).__name__)

    def gather(self, game: Game, source: Source, prompt: str, rule: str) -> Steps:
        """Those that are meant, asking where one is to be chosen. Returns a list."""
        yield from ()
        return self.able(game, source)

    def players(self, game: Game, source: Source, prompt: str) -> Steps:
        """The seats whose MPs are meant, for levels: an Ally has none to gain or lose (ANG-3)."""
        yield from ()
        mps = [side.mp_card for side in game.state.players]
        return [mps.index(card) for card in self.able(game, source) if card in mps]

    def one(self, game: Game, source: Source) -> int:
        """The single one that is meant, or NOBODY."""
        return next(iter(self.able(game, source)), NOBODY)

    def measured(self, game: Game, source: Source) -> int:
        """The single one of which something is measured, or NOBODY."""
        return self.one(game, source)


def named(words: str, quiet: bool = False, **pinned: Any) -> tuple[Spec, Spec]:
    """Words for a personality, and the same as a possessive."""
    mark = "~" if quiet else ""
    return (f"{mark}{words}", pinned), (f"{mark}{words}'s", pinned, "of")


def owned(*specs: Spec) -> Iterator[Spec]:
    """What is said of what personalities have, and of what a player's MP has, as of the player:
    "your MP's level", "your level". The latter is only read."""
    for spec in specs:
        yield spec
        template, *rest = (spec,) if isinstance(spec, str) else spec
        if ":@of}" in template:
            quiet = f"~{template.lstrip('~')}".replace(":@of}", ":@own}")
            yield (quiet, *rest) if rest else quiet


_ALONE: dict[str, Any] = {"also": None}


@phrase(
    *named("{whose} MP", **_ALONE),
    ("~{whose} MPs", _ALONE),
    *named("(each|every) MP", quiet=True, whose=Owner.EACH, **_ALONE),
    ("~(both|all) MPs", {"whose": Owner.EACH, **_ALONE}),
    ("~(both|all) MPs'", {"whose": Owner.EACH, **_ALONE}, "of"),
    ("~your MP and your opponent's MP", {"whose": Owner.EACH, **_ALONE}),
    ("~your opponent's MP and your MP", {"whose": Owner.EACH, **_ALONE}),
    *(
        (f"~{said}", {**_ALONE, "whose": owner}, "own")
        # "A level" is a step of an MP's, and no player's.
        for said, owner in (
            ("your", Owner.YOUR),
            ("(your opponent's|his|their|an opponent's)", Owner.OPPONENT),
            ("(a|either|any|one) player's", Owner.PLAYER),
            ("that player's", Owner.THAT_PLAYER),
            ("(each player's|every player's|both players')", Owner.EACH),
            ("his opponent's", Owner.RIVAL),
        )
    ),
    "{whose} MP and {also}",
    "~{also} and {whose} MP",
)
@dataclass(frozen=True, slots=True)
class MpOf(Personality):
    """A player's MP; with "a player's" one is chosen. Or such an MP and `also` others."""

    whose: Owner
    also: Personality | None = None

    def __post_init__(self) -> None:
        if self.also is not None and (self.whose is Owner.PLAYER or isinstance(self.also, MpOf)):
            raise ValueError("one MP that nobody has to choose, and others")

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.also is not None

    @property
    def side(self) -> Owner | None:
        return self.whose if self.also is None or self.also.side is self.whose else None

    def able(self, game: Game, source: Source) -> list[int]:
        mps = [game.state.players[seat].mp_card for seat in self._seats(source)]
        return mps if self.also is None else _with(mps, self.also.able(game, source))

    def _seats(self, source: Source) -> tuple[int, ...]:
        # Of what is done to both at once, the one whose effect it is comes first (EFF-1).
        if self.whose is Owner.EACH:
            return (source.player, source.opponent)
        return self.whose.seats(source)

    def gather(self, game: Game, source: Source, prompt: str, rule: str) -> Steps:
        seats = yield from self.players(game, source, prompt)
        mps = [game.state.players[seat].mp_card for seat in seats]
        if self.also is None:
            return mps
        return _with(mps, (yield from self.also.gather(game, source, prompt, rule)))

    def players(self, game: Game, source: Source, prompt: str) -> Steps:
        if self.whose is not Owner.PLAYER:
            return list(self._seats(source))
        return list((yield from choose_seat(game, self.whose, prompt, source)))


def _with(some: list[int], more: list[int]) -> list[int]:
    return list(dict.fromkeys((*some, *more)))


class Word(Enum):
    """How a sentence speaks of a personality: by its part in an attack, or as one before."""

    ATTACKER = "the attacking personality"
    ATTACKS = "the personality performing this attack"
    DEFENDER = "the defending personality"
    BLOCKS = "the personality performing this block"
    ATTACKING_MP = "the attacking MP"
    ATTACKING_ALLY = "the attacking Ally"
    IT = "it"
    THEM = "them"
    PERSONALITY = "that personality"
    PERSONALITIES = "those personalities"
    ALLY = "that Ally"
    ALLIES = "those Allies"
    OTHER = "the other"
    THIS = "this Ally"


_SEVERAL = (Word.THEM, Word.PERSONALITIES, Word.ALLIES)
_ALLY = CardType.ALLY
_OF_ATTACK = (
    *(Word.ATTACKER, Word.ATTACKS, Word.DEFENDER, Word.BLOCKS),
    *(Word.ATTACKING_MP, Word.ATTACKING_ALLY),
)
_PERFORMED = "(that|who) performed (it|that attack|the attack|the stopped attack)"
_TYPE_OF = {Word.ATTACKING_MP: CardType.MAIN_PERSONALITY, Word.ATTACKING_ALLY: _ALLY}
"""Of which card type it is, where that is said; otherwise it is nobody."""


@phrase(
    *(spec for word in _OF_ATTACK for spec in named(word.value, word=word)),
    ("~the personality performing (that|the) attack", {"word": Word.ATTACKER}),
    (f"~the personality {_PERFORMED}", {"word": Word.ATTACKER}),
    ("~the personality (that|who) performed this attack", {"word": Word.ATTACKS}),
    *named("the MP performing (this|that) attack", quiet=True, word=Word.ATTACKING_MP),
    (f"~the MP {_PERFORMED}", {"word": Word.ATTACKING_MP}),
    *named("the Ally performing (this|that) attack", quiet=True, word=Word.ATTACKING_ALLY),
    *named("the defending MP", quiet=True, word=Word.DEFENDER),
    ("~the attacker's", {"word": Word.ATTACKER}, "of"),
    ("~the defender's", {"word": Word.DEFENDER}, "of"),
    ("it", {"word": Word.IT}),
    ("its", {"word": Word.IT}, "of"),
    ("them", {"word": Word.THEM}),
    ("their", {"word": Word.THEM}, "of"),
    *named("that personality", word=Word.PERSONALITY),
    *named("the chosen personality", quiet=True, word=Word.PERSONALITY),
    *named("that MP", quiet=True, word=Word.PERSONALITY),
    ("those personalities", {"word": Word.PERSONALITIES}),
    ("those personalities'", {"word": Word.PERSONALITIES}, "of"),
    ("~(the chosen|both|both of those) personalities", {"word": Word.PERSONALITIES}),
    ("~(they|both|both of them)", {"word": Word.PERSONALITIES}),
    ("each of those personalities", {"word": Word.PERSONALITIES, "quantity": EVERY}),
    ("~(each of them|they each)", {"word": Word.PERSONALITIES, "quantity": EVERY}),
    ("~{quantity} of them", {"word": Word.PERSONALITIES}),
    ("~either of them", {"word": Word.PERSONALITIES, "quantity": ONE_OF}),
    *named("that Ally", word=Word.ALLY),
    *named("the chosen Ally", quiet=True, word=Word.ALLY),
    ("~the Ally", {"word": Word.ALLY}),
    ("those Allies", {"word": Word.ALLIES}),
    ("those Allies'", {"word": Word.ALLIES}, "of"),
    ("~(the chosen|both|both of those) Allies", {"word": Word.ALLIES}),
    ("each of those Allies", {"word": Word.ALLIES, "quantity": EVERY}),
    *(
        (f"{{quantity}} of {word.value}", {"word": word})
        for word in (Word.PERSONALITIES, Word.ALLIES)
    ),
    *(
        (f"~either of {word.value}", {"word": word, "quantity": ONE_OF})
        for word in (Word.PERSONALITIES, Word.ALLIES)
    ),
    ("the other", {"word": Word.OTHER}),
    ("~the other (personality|Ally)", {"word": Word.OTHER}),
    *named("this Ally", word=Word.THIS),
    *named("this personality", quiet=True, word=Word.THIS),
)
@dataclass(frozen=True, slots=True)
class ThatOne(Personality):
    """A personality of the attack that goes on, or that was spoken of, or whose text it is.

    Of several that were spoken of perhaps so many, or the other one then.
    """

    word: Word
    quantity: Quantity | None = None

    def __post_init__(self) -> None:
        if self.quantity in (ALL, howmany.ANY_THERE, ONE, howmany.ANOTHER):
            raise ValueError("all of them is said with the pronoun, and one of them with a number")

    @property
    def rules(self) -> str:
        """The rule that says who that is."""
        return "ATK-5" if self.word in _OF_ATTACK else ""

    @property
    def hangs_on_user(self) -> bool:
        """Whether it speaks of who acts, where no attack goes on."""
        return self.word in _OF_ATTACK

    @property
    def refers_back(self) -> bool:  # type: ignore[override]
        """Whether it speaks of one that came before."""
        return self.word is not Word.THIS and self.word not in _OF_ATTACK

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.word in _SEVERAL and self.quantity not in (EVERY, ONE_OF)

    @property
    def chooses(self) -> bool:
        return self.quantity is not None and not self.quantity.every

    def able(self, game: Game, source: Source) -> list[int]:
        if self.word in _OF_ATTACK:
            one = self._in_attack(game, source)
            fits = one >= 0 and _TYPE_OF.get(self.word) in (None, game.cards[one].type)
            return [one] if fits else []
        if self.word is Word.THIS:
            return [source.card] if _stands(game, source.card, self.word) else []
        meant = [card for card in self._known(game, source) if _is_one(game, card, self.word)]
        known = [card for card in meant if _stands(game, card, self.word)]
        if self.word is Word.OTHER or meant:
            # Who has left play isn't taken for one of whom was spoken before.
            return known
        if self.word not in (Word.IT, Word.THEM):
            known = source.memory.spoken(lambda card: _stands(game, card, self.word))
        return known or [c for c in source.memory.befallen if _stands(game, c, self.word)]

    def gather(self, game: Game, source: Source, prompt: str, rule: str) -> Steps:
        able = self.able(game, source)
        if self.quantity is None or self.quantity.every or not able:
            return able
        chosen = yield from choose_some(game, source, able, self.quantity, prompt, rule)
        source.memory.rest = tuple(card for card in able if card not in chosen)
        return chosen

    def _known(self, game: Game, source: Source) -> list[int]:
        if self.word is Word.OTHER:
            return list(source.memory.rest or ())
        known = source.memory.chosen or (getattr(source.event, "card", NOBODY),)
        return [card for card in known if card >= 0]

    def measured(self, game: Game, source: Source) -> int:
        # An Ally that was spoken of may have left play: then it is what it was as it left.
        one = self.one(game, source)
        if one >= 0 or not self.refers_back:
            return one
        known = (*self._known(game, source), *source.memory.befallen)
        return next((card for card in known if game.cards[card].type is _ALLY), NOBODY)

    def _in_attack(self, game: Game, source: Source) -> int:
        attack = source.attack
        if attack is None or self.word is Word.BLOCKS:
            return acting(game, source)
        if self.word is Word.DEFENDER:
            # Who loses its stages of damage is known once it is dealt (COM-7).
            ally = attack.met_by != NOBODY and game.cards[attack.met_by].type is _ALLY
            return attack.met_by if ally else game.state.players[attack.defender].mp_card
        return attack.performer


def choose_some(
    game: Game, source: Source, able: list[int], quantity: Quantity, prompt: str, rule: str
) -> Steps:
    """So many of some personalities, as whoever acts chooses. Returns a list."""
    low, high = quantity.of_all(len(able), game, source)
    if high == 1 and low == 1:
        return [
            (yield from stages.choose_personality(game, source.actor, able, prompt, source, rule))
        ]
    return list((yield from pick(game, source.actor, able, low, high, prompt, source, rule)))


def acting(game: Game, source: Source) -> int:
    """The personality that acts with this text: its performer, without one the MP (ATK-2)."""
    if source.performer >= 0:
        return source.performer
    return game.state.players[source.player].mp_card


def _is_one(game: Game, card: int, word: Word) -> bool:
    """Whether the word can be said of a card, wherever that is now."""
    kind = game.cards[card].type
    return kind is _ALLY if word in (Word.ALLY, Word.ALLIES) else kind.is_personality


def _stands(game: Game, card: int, word: Word) -> bool:
    kind = game.cards[card].type
    if card in game.state.permanents:
        return kind.is_personality
    return word not in (Word.ALLY, Word.ALLIES) and kind is CardType.MAIN_PERSONALITY


def _some() -> Iterator[Spec]:
    """Personalities of a kind, and the same as a possessive: "each of your Allies'"."""
    alone: dict[str, Any] = {"where": None}
    foremost: dict[str, Any] = {"quantity": ONE, "foremost_of_all": True}
    for template, pinned in (
        ("your {kind:pl}", {"quantity": ALL, "where": MINE}),
        ("~all [of] your {kind:pl}", {"quantity": ALL, "where": MINE}),
        ("your opponent's {kind:pl}", {"quantity": ALL, "where": THEIRS}),
        ("~all [of] your opponent's {kind:pl}", {"quantity": ALL, "where": THEIRS}),
        ("one of your {kind:pl}", {"quantity": ONE, "where": MINE}),
        ("one of your opponent's {kind:pl}", {"quantity": ONE, "where": THEIRS}),
        ("each of your {kind:pl}", {"quantity": EVERY, "where": MINE}),
        ("each of your opponent's {kind:pl}", {"quantity": EVERY, "where": THEIRS}),
        ("~an opponent's {kind}", {"quantity": ONE, "where": THEIRS}),
        ("~each of (his|their) {kind:pl}", {"quantity": EVERY, "where": THEIRS}),
        ("~one of (his|their) {kind:pl}", {"quantity": ONE, "where": THEIRS}),
        ("{quantity} of your {kind:pl}", {"where": MINE}),
        ("{quantity} of your opponent's {kind:pl}", {"where": THEIRS}),
        ("{quantity} {kind:s}", alone),
        ("~the {kind}", {**foremost, **alone}),
    ):
        yield template, pinned
        form = ":pl}" if ":pl}" in template else ":s}" if ":s}" in template else "}"
        yield template.replace(f"{{kind{form}", f"{{kind{form[:-1]}:@of}}"), pinned, "of"
    yield "{quantity} {kind:s} {where}"
    yield "~{kind:pl} {where}", {"quantity": ALL}
    yield "~the {kind} {where}", foremost
    # Of all of a kind something is so, as a sentence begins with them.
    yield "~{kind:pl}", {"quantity": ALL, **alone}, "bare"


_CONTROLLED = {Controller.LOST: THEIRS, Controller.OWNED: IN_PLAY, Controller.HIS_OWNED: IN_PLAY}


@phrase(*_some())
@dataclass(frozen=True, slots=True)
class Some(Personality):
    """Personalities of a kind in play: "a personality", "all Allies in play" (TYP-8)."""

    rules: ClassVar[str] = "TYP-8"

    quantity: Quantity
    kind: CardFilter
    where: Located | None = None
    foremost_of_all: InitVar[bool] = False

    def __post_init__(self, foremost_of_all: bool) -> None:
        who = getattr(self.where, "who", None)
        if isinstance(who, Controller) and who in BY_OWNER:
            # Who owns them is said behind their kind, and who controls them is where they are.
            own = That(CardFact.OWN if BY_OWNER[who] else CardFact.OTHERS)
            object.__setattr__(self, "kind", of_such(self.kind, own))
            object.__setattr__(self, "where", _CONTROLLED.get(who, MINE))
        if foremost_of_all and not comparing(self.kind):
            raise ValueError("which one that is isn't said")
        allows = self.kind.allows
        if not allows(CardType.ALLY) or allows(CardType.DRILL) or isinstance(self.kind, AnyCard):
            raise ValueError("no personalities")
        if self.where is not None and self.where.place is not None:
            raise ValueError("personalities are in play")
        if self.quantity == howmany.Number(values.Number(1)) or self.quantity.at_random:
            raise ValueError("one of them is said with the article")

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.quantity not in (howmany.ONE, howmany.ANOTHER, howmany.EVERY)

    @property
    def chooses(self) -> bool:
        return not self.quantity.every

    @property
    def side(self) -> Owner | None:
        if not isinstance(self.where, Controlled) or self.where == IN_PLAY:
            return None
        return Owner.OPPONENT if self.where == THEIRS else Owner.YOUR

    def able(self, game: Game, source: Source) -> list[int]:
        if isinstance(self.where, Controlled) and self.where != IN_PLAY:
            seats = self.where.who.seats(source)
        else:
            seats = (source.player, source.opponent)
        if self.quantity.every:
            # Where nobody chooses, the one whose effect it is comes last (EFF-3).
            seats = seats[::-1]
        another = self.quantity == howmany.ANOTHER
        found = [
            card
            for seat in seats
            for card in stages.personalities(game, seat)
            if self.kind.fits(game, card, source) and not (another and card == source.card)
        ]
        if not self.quantity.every:
            found = door.to_choose(game, found, source.actor, source)
        return foremost(game, self.kind, found, source)

    def gather(self, game: Game, source: Source, prompt: str, rule: str) -> Steps:
        able = self.able(game, source)
        if self.quantity.every or not able:
            return able
        return (yield from choose_some(game, source, able, self.quantity, prompt, rule))

    def players(self, game: Game, source: Source, prompt: str) -> Steps:
        mps = [side.mp_card for side in game.state.players]
        seats = [mps.index(card) for card in self.able(game, source) if card in mps]
        if self.quantity.every or len(seats) < 2:
            return seats
        return list((yield from choose_seat(game, Owner.PLAYER, prompt, source)))


def single(who: Personality) -> None:
    """Only of one personality, that nobody has to choose, can anything be measured."""
    chosen = isinstance(who, MpOf) and who.whose in (Owner.PLAYER, Owner.ANY, Owner.EACH)
    if who.plural or who.chooses or chosen or isinstance(who, Some):
        raise ValueError("the measure of nobody in particular")


def several(who: Personality) -> Personality:
    """Some of whom each can be measured, all of them or whichever one it is, as a possessive says
    them. Raises ValueError where they are no such."""
    if isinstance(who, MpOf) and who.whose is Owner.EACH and who.also is None:
        return who
    one = (howmany.ONE, howmany.ONE_OF, howmany.ANOTHER)
    if isinstance(who, Some) and (who.quantity.every or who.quantity in one):
        if who.where in (None, IN_PLAY):
            return replace(who, where=None)
        if who.where in (MINE, THEIRS):
            return who
    raise ValueError("some that have to be chosen, or of whom nothing is measured")
