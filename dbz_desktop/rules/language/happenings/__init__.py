"""Verbs as patterns over deeds: triggers, conditions on the past, counts, bans and replacements."""
