"""What a card counts as besides its face: Named, Styled (DCK-6, EFF-11), Traits (EFF-13)."""

from __future__ import annotations

from enum import Enum
from typing import Any

from dbz_desktop.cards import Alignment, CardType, Style
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import COUNTS_AS, KIN
from dbz_desktop.wording import formed, negatable, words


def style(game: Game, card: int, player: int) -> Style:
    """The Style that a card counts as for the card effects of a player (EFF-11)."""
    program = game.programs[card]
    noted = program.counts_as_style is not None or program.counts_as_styled is not None
    if not noted and COUNTS_AS not in game.spoken:
        # Asked of every attack that could be performed, and hardly ever is it another one.
        return game.cards[card].style
    if _is_so(game, card, program.counts_as_style):
        said: Style = program.counts_as_style.counts_as_style
        return said
    made = _made(game, card)
    if made is not None:
        return made
    if _is_so(game, card, program.counts_as_styled) or _counts(game, card, player, named=False):
        return game.cards[game.state.players[game.owners[card]].mastery].style
    return game.cards[card].style


def styles(game: Game, card: int, player: int) -> frozenset[Style]:
    """All Styles that a card counts as for the card effects of a player: mostly one (EFF-11)."""
    one = frozenset((style(game, card, player),))
    if card not in game.with_notes:
        return one
    told = (note for note in game.programs[card].notes if note.further_styles)
    return one.union(*(note.further_styles for note in told if _is_so(game, card, note)))


def counts_as_type(
    game: Game, card: int, types: frozenset[CardType], player: int | None = None
) -> bool:
    """Whether a card is of one of some types besides its own, for card effects (EFF-11).

    For those of a `player`; what only one player's effects see, nobody else does.
    """
    note = game.programs[card].counts_as_types if card in game.with_notes else None
    if note is not None and not types.isdisjoint(note.counts_as_types):
        if _is_seen(game, card, note, player) and _is_so(game, card, note):
            return True
    if COUNTS_AS not in game.spoken or game.considering:
        return False
    game.considering = True
    try:
        held = game.holding(COUNTS_AS)
        return any(
            clause.is_of_type(game, card, types, source)
            for clause, source in held
            if clause.is_seen_by(player, source)
        )
    finally:
        game.considering = False


def _is_seen(game: Game, card: int, note: Any, player: int | None) -> bool:
    """Whether what a note of the card says is so for the card effects of a player."""
    return bool(note.is_seen_by(player, Source(game.owners[card], card)))


def title_words(game: Game, card: int, player: int | None = None) -> tuple[str, ...]:
    """The title of a card, and what the card effects of a player see in it besides (EFF-11)."""
    title = game.cards[card].title
    if card not in game.with_notes and COUNTS_AS not in game.spoken:
        return (title,)
    told = (note for note in game.programs[card].notes if note.in_title)
    seen = (note for note in told if _is_seen(game, card, note, player))
    own = (word for note in seen if _is_so(game, card, note) for word in note.in_title)
    return (title, *own, *_further_words(game, card, player))


def _further_words(game: Game, card: int, player: int | None) -> tuple[str, ...]:
    """What something in force has a card have in its title."""
    held = game.holding(COUNTS_AS)
    if not held or game.considering:
        return ()
    game.considering = True
    try:
        seen = [each for each in held if each[0].is_seen_by(player, each[1])]
        return tuple(w for clause, source in seen for w in clause.words_of(game, card, source))
    finally:
        game.considering = False


def is_named_after(game: Game, card: int, name: str, player: int) -> bool:
    """Whether a card counts as Named after this character (DCK-6, EFF-11)."""
    note = game.programs[card].counts_as_named
    if _is_so(game, card, note) or _counts(game, card, player, named=True):
        if game.cards[game.state.players[game.owners[card]].mp_card].title == name:
            return True
    facts = game.cards[card]
    if facts.type.is_personality:
        return False
    return facts.title.startswith((f"{name}'", f"{name} "))


def is_named(game: Game, card: int, player: int) -> bool:
    """Whether a card counts as Named after anybody, in this match or not (DCK-6)."""
    if _is_so(game, card, game.programs[card].counts_as_named) or _is_titled_after(game, card):
        return True
    names = {other.title for other in game.cards if other.type.is_personality}
    return any(is_named_after(game, card, name, player) for name in names)


def _is_titled_after(game: Game, card: int) -> bool:
    """Whether the title of a card, no personality's, begins with a name that the game knows."""
    facts = game.cards[card]
    if facts.type.is_personality:
        return False
    title, known = facts.title, game.edition.characters
    return any(char in "' " and title[:end] in known for end, char in enumerate(title))


def _is_so(game: Game, card: int, note: Any) -> bool:
    """Whether a note of the card, if it has that, holds for its owner now.

    What such a note asks for is asked without any note that depends on something, as that could
    depend on this one.
    """
    if note is None or note.condition is None:
        return note is not None
    if game.considering:
        return False
    game.considering = True
    try:
        return bool(note.holds(game, Source(game.owners[card], card)))
    finally:
        game.considering = False


def _counts(game: Game, card: int, player: int, named: bool) -> bool:
    """Whether something in force lets a card count as Named, or Styled, for a player's effects.

    What a card counts as doesn't let it count as more: of that its face and its notes are asked.
    """
    held = game.holding(COUNTS_AS)
    if not held or game.considering:
        return False
    game.considering = True
    try:
        return any(
            source.player == player and clause.covers(game, card, named, source)
            for clause, source in held
        )
    finally:
        game.considering = False


def _made(game: Game, card: int) -> Style | None:
    """The Style that something in force has a card be of, the last that came; None for none."""
    held = game.holding(COUNTS_AS)
    if not held or game.considering:
        return None
    game.considering = True
    try:
        found = (clause.style_of(game, card, source) for clause, source in reversed(held))
        return next((each for each in found if each is not None), None)
    finally:
        game.considering = False


def endurance(game: Game, card: int, player: int) -> int | None:
    """The Endurance that the card effects of a player see on a card, None for none (EFF-11)."""
    note = game.programs[card].endurance_for_effects
    if game.owners[card] == player and _is_so(game, card, note):
        said: int = note.endurance_for_effects
        return said
    return own_endurance(game, card)


def own_endurance(game: Game, card: int) -> int | None:
    """The Endurance that a card has by itself, None for none (ATK-12)."""
    told = (n.has_endurance for n in game.programs[card].has_endurance if _is_so(game, card, n))
    return max(told, default=game.cards[card].endurance)


# ---------------------------------------------------------------------------- Traits


_TRAITS = ("Alien", "Android", "Earthling", "Fusion", "God", "Majin", "Namekian", "Saiyan")


@formed("label", **{each.upper(): f"\\[{each}\\]|{each} Heritage" for each in _TRAITS})
@words
@negatable
class Trait(Enum):
    """The Traits of personalities; the form "label" is one as it may stand before an effect."""

    ALIEN = "Alien(s)"
    ANDROID = "Android(s)"
    EARTHLING = "Earthling(s)"
    FUSION = "Fusion(s)"
    GOD = "God(s)"
    MAJIN = "Majin(s)"
    NAMEKIAN = "Namekian(s)"
    SAIYAN = "Saiyan(s)"

    @property
    def key(self) -> str:
        """Its name in the edition files."""
        return self.name.title()

    @property
    def is_style(self) -> bool:
        """Whether a Style is called by the same word (DCK-7)."""
        return self.name in Style.__members__


def has_trait(game: Game, personality: int, trait: Trait) -> bool:
    """Whether a personality has a Trait, by its name or as this very card (DCK-7).

    Or as long as something in force says so.
    """
    facts = game.cards[personality]
    if {facts.title, facts.name} & set(game.edition.traits.get(trait.key, ())):
        return True
    return _made_kin(game, personality, trait)


def is_aligned(game: Game, personality: int, alignment: Alignment) -> bool:
    """Whether a personality is a Hero, or a Villain, by its face or as something in force says."""
    if game.cards[personality].alignment is alignment:
        return True
    return _made_kin(game, personality, alignment)


def _made_kin(game: Game, personality: int, kin: Enum) -> bool:
    """Whether something in force lets a personality count as of a Trait or an alignment."""
    held = game.holding(KIN) if KIN in game.spoken else ()
    if not held or game.considering:
        return False
    game.considering = True
    try:
        return any(clause.makes(game, personality, kin, source) for clause, source in held)
    finally:
        game.considering = False


def has_heritage(game: Game, personality: int, wanted: Style) -> bool:
    """Whether a personality is a Namekian or a Saiyan, where a Style's name says so (DCK-7)."""
    return any(t.name == wanted.name and has_trait(game, personality, t) for t in Trait)
