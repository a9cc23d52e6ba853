"""One game in a window: what the engine tells, who looks, what is shown and heard."""
