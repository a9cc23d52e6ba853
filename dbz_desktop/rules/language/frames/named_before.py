"""What a text says of what was named before it: it holds from then on (EFF-10)."""

from __future__ import annotations

from typing import Any

from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.language.nouns.suffixes import CardFact, That
from dbz_desktop.rules.language.nouns.titles import CopyOf
from dbz_desktop.rules.language.values.features import OfFeature


def of_what_was_said(part: Any) -> bool:
    """Whether anything of a text speaks of the type, the Style, the Trait or the title that was
    named."""
    titles = any(each.fact is CardFact.NAMED for each in every(part, That))
    copies = any(each.of_named for each in every(part, CopyOf))
    return titles or copies or any(each.of_said for each in every(part, OfFeature))
