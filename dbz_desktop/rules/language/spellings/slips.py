"""Misprints, and words that are short for others: contractions, numbers, signs that are missing."""

from __future__ import annotations

from dbz_desktop.rules.language.spellings.row import Rows

_NUMBERS = {
    word: str(n)
    for n, word in enumerate(("two", "three", "four", "five", "six", "seven", "eight"), 2)
}

SAID: Rows = (
    (r"\byou've (?=\w)", "you have "),
    (r"\bcan't\b", "cannot"),
    (r"\b(?:for )?as long as\b", "while"),
    (r"\b(if|when|while|unless) it's (?=\w)", r"\1 it is "),
    (r"\bif the card (?=(?:is|was) )", "if that card "),
    (r"\b(do|does|did|has|have|was|were|is|are)n't\b(?! already in play)", r"\1 not"),
    (r"\b(if you do) either of (?:them|these|those)\b", r"\1"),
    # Numbers in letters, in small ones: with a capital letter they belong to a title.
    (rf"\b(?-i:{'|'.join(_NUMBERS)})\b", lambda word: _NUMBERS[word[0]]),
    # A letter, a word or a sign that is missing or too many.
    (r"\ba (?=Rejuvenate it\b)", "and "),
    (r"\byou opponent(?='s|s?\b)", "your opponent"),
    (r"\b((?:your|an|each) opponent)s (?=\w)", r"\1's "),
    (r"(?<=redirect to them) to combat\b", " this combat"),
    (r"\b(raises?|lowers?|set|sets) you anger\b", r"\1 your anger"),
    (r"\b(its|their) owners (?=(?:Life Deck|hand|discard pile)\b)", r"\1 owner's "),
    (r"\b(an? \w+, \w+), (?=(?:Setup|Drill|Ally|Event) in play\b)", r"\1, or "),
    (r"\blook at top (?=cards?\b|\d)", "look at the top "),
    (r"^chose (?=an?\b|up to\b|\d)", "choose "),
    (r"\b(attach [^,.]*? to) (?:her|him)(?=\.?$)", r"\1 it"),
    # Commas, and parentheses that are none.
    (r"\((rounded (?:up|down)), ([^()]*)\)", r"(\1) (\2)"),
    (r"\s*\((rounded (?:up|down))\)", r", \1"),
    (r"^(while attached) and (?=(?:at|whenever|when|after)\b)", r"\1, "),
    (
        r"\b(your next (?:\w+ )*attack) combat (?=(?:cannot|deals|costs|is|stays)\b)",
        r"\1 this combat ",
    ),
    (r"^(if you do) (?!(?:not|and|or|neither|so)\b)(?=\w)", r"\1, "),
    (r"\b((?:if|whenever) [^,]*\w) (?=you may\b)", r"\1, "),
    (r"^(if [^,]* level \d or (?:higher|lower)) (?=(?:draw|destroy|raise|search)\b)", r"\1, "),
    (r"\b(choose [^.]*?) and attach (?=to (?:a different|another)\b)", r"\1 and attach it "),
)
"""What is looked for, and what it means, in the order in which it is put right."""
