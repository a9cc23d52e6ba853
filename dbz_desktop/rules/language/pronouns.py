"""Who "he", "it" and "they" are, as far as the sentences before tell it and no phrase can."""

from __future__ import annotations

import re

HE = re.compile(r"\b(?:he|his|him)\b", re.IGNORECASE)
SOMEBODY = re.compile(r"\b(?:opponent|each player|both players|that player)\b", re.IGNORECASE)
# What one of both does who did it, or didn't, is asked of each for himself.
EACH_WHO = re.compile(
    r"^if (?:he|that player|a player|they) (?:does|did|do)( not)?, (?:he|that player|they) ",
    re.IGNORECASE,
)
HE_CHOSEN = re.compile(r"^(?:he|the chosen player|the player)\b(?!')", re.IGNORECASE)
# Where several personalities were brought up, they are these, and no player.
THEY = re.compile(r"^they (?=cannot (?!be\b)|may\b|must\b)", re.IGNORECASE)
