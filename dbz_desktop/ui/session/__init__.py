"""One game in a window: what the engine tells, who looks, what is asked, shown and heard."""
