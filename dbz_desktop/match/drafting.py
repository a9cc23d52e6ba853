"""Cards of one's own on the way to a pack: what becomes of each, and the pack's file.

A card that lacks nothing and is understood comes into the pool. One whose text isn't understood
whole does so only if its maker says that both players shall carry out the rest by hand; until then
it is a draft, and so is one that lacks something, or whose number another card has. A draft is
kept in the pack's file, where no pool of cards and so no deck finds it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from dbz_desktop.cards.drafts import Draft, sketch_of, wants_of
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packfile import PackHead
from dbz_desktop.cards.packs import Pack, PackError
from dbz_desktop.cards.packtext import (
    PackText,
    checked,
    read_pack_text,
    text_of_file,
    with_drafts,
    with_head,
)
from dbz_desktop.decks.storage import free_path
from dbz_desktop.match.content.library import user_packs_folder
from dbz_desktop.rules.language.compiler import compile_text
from dbz_desktop.writing import write_whole


@dataclass(frozen=True, slots=True)
class Standing:
    """Whether a draft will be a card, and if not, why; `notes` are worth knowing all the same.

    `unread` tells that only its text stands in the way.
    """

    reasons: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    unread: bool = False

    @property
    def playable(self) -> bool:
        """True when decks are offered it once it is saved."""
        return not self.reasons


def understood(card: Card) -> bool:
    """Whether a card's text is read whole."""
    return not compile_text(card, card.text).failures


class Others:
    """The cards that a pack's own must not clash with: those of the pool that aren't the pack's."""

    def __init__(self, pool: Pack, path: Path | None) -> None:
        """`path` is the file of the pack, if it has one yet."""
        cards = [card for card in pool.cards.values() if pool.origin.get(card.id) != path]
        self.by_id = {card.id.casefold(): card for card in cards}
        self.codes = {card.set_code for card in cards}
        self._titles = {(card.name.casefold(), card.level): card for card in cards}

    def titled(self, card: Card) -> Card | None:
        """Another card of the same name and level."""
        return self._titles.get((card.name.casefold(), card.level))


def standing_of(draft: Draft, drafts: Iterable[Draft], others: Others, read: bool) -> Standing:
    """What becomes of a draft of a pack; `read` tells whether its text is understood whole."""
    reasons = [want.words for want in wants_of(draft)]
    ident = draft.id.strip().casefold()
    taken = others.by_id.get(ident) if ident else None
    if taken is not None:
        reasons.append(f"{taken.id} is {taken.name} already")
    same = [each for each in drafts if each.key != draft.key]
    twin = next((each for each in same if ident and each.id.strip().casefold() == ident), None)
    if twin is not None:
        reasons.append(f"{twin.name} of this pack has the number {twin.id} too")
    unread = bool(draft.text.strip()) and not read and not draft.by_hand
    if unread:
        reasons.append("its text isn't understood whole")
    return Standing(
        tuple(reasons), tuple(_notes(draft, same, others, read)), unread and len(reasons) == 1
    )


def _notes(draft: Draft, same: list[Draft], others: Others, read: bool) -> Iterable[str]:
    card = sketch_of(draft)
    namesake = others.titled(card) if draft.title.strip() else None
    ident = namesake.id if namesake is not None else ""
    if draft.title.strip() and not ident:
        mine = (card.name.casefold(), card.level)
        alike = (each for each in same if each.name.casefold() == mine[0])
        ident = next((each.id for each in alike if sketch_of(each).level == mine[1]), "")
    if ident:
        yield (
            f"{ident} has the same title: copies are counted by title, and a list that "
            "names no number may mean either."
        )
    if draft.by_hand and draft.text.strip() and not read:
        yield "Both players carry out by hand what isn't understood of it."


class ChangedElsewhere(PackError):
    """Somebody else has written the pack's file since it was read."""


def open_pack(path: Path) -> PackText:
    """Read one of the user's packs to change it. Raises PackError."""
    return read_pack_text(path, understood)


def save_pack(
    pack: PackText,
    head: PackHead,
    drafts: Sequence[Draft],
    path: Path | None,
    others: Others,
    over: bool = False,
) -> tuple[PackText, Path]:
    """Write a pack with this head and these entries, to a new file where it has none; one that was
    only opened to be typed into is left out.

    Returns it as it is now, and its file. Raises OSError, PackError, and ChangedElsewhere unless
    what somebody else wrote there is to be written `over`.
    """
    if not over and path is not None and path.exists() and text_of_file(path) != pack.text:
        raise ChangedElsewhere("was changed by another program since it was read", path)

    def playable(draft: Draft) -> bool:
        return standing_of(draft, drafts, others, understood(sketch_of(draft))).playable

    begun = [draft for draft in drafts if draft != Draft(draft.key, draft.id)]
    folder = user_packs_folder()
    folder.mkdir(parents=True, exist_ok=True)
    target = path or free_path(folder, head.name)
    new = with_drafts(with_head(pack, head, target), begun, playable)
    write_whole(target, checked(new, target))
    return new, target
