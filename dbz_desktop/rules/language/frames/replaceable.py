"""In the place of which deeds something else can be done (EFF-5)."""

from __future__ import annotations

from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import CardVerb, PlayVerb, StageVerb, Verb
from dbz_desktop.rules.kernel.door import MET_OTHERWISE, REPLACEABLE
from dbz_desktop.rules.language.attacks.attacks import TheAttack
from dbz_desktop.rules.language.happenings.by_attacks import ByAttack
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import plain
from dbz_desktop.rules.language.happenings.replacements import of_one_kind
from dbz_desktop.rules.language.happenings.uses_done import EffectsUsed
from dbz_desktop.rules.language.nouns.origins import Origin
from dbz_desktop.rules.language.nouns.terms import Pile
from dbz_desktop.rules.language.nouns.things import ThisCard


def check_met_otherwise(price: Happening) -> None:
    """Refuse a price of which only the amount is asked, not whether something else meets it."""
    if not set(price.verbs_meant) <= MET_OTHERWISE:
        raise ValueError("of a price only how much it is can be changed")


def check_replaced(deed: Happening, asked: frozenset[Verb] = REPLACEABLE) -> None:
    """Refuse a deed in whose place nothing else can be done."""
    if not of_one_kind(deed, asked):
        raise ValueError("nothing asks what is done instead")
    told = plain(deed)
    what = getattr(told, "what", None)
    if StageVerb.PAY in deed.verbs_meant and getattr(told, "attack", None) is None:
        raise ValueError("only of what an attack costs it is asked whether it is paid (ATK-2)")
    if isinstance(told, EffectsUsed):
        raise ValueError("of a whole card it is asked whether it is used")
    if isinstance(what, ThisCard) and {CardVerb.PLAY, PlayVerb.ENTER} & set(deed.verbs_meant):
        raise ValueError("its text is in force when the card is in play")
    if isinstance(told, AttackDone) and isinstance(what, TheAttack):
        raise ValueError("what becomes of an attack that is stopped, its text waits for")
    if CardVerb.DISCARD in deed.verbs_meant:
        origins = [pile for each in every(deed, Origin) for pile in each.piles]
        if Pile.LIFE_DECK in origins or (not origins and any(every(deed, ByAttack))):
            raise ValueError("what damage takes is not replaced (ATK-9)")
