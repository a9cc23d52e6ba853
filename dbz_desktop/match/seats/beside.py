"""What is said where the process that thinks beside the window isn't there."""

from __future__ import annotations

ENDED = "the process in which it is thought has ended"
"""Why nothing was found: it was killed, or failed."""


def not_started(error: OSError) -> str:
    """Why nothing was begun: the system starts no process, and says so."""
    return f"the system starts no process for it ({error.strerror or type(error).__name__})"
