"""The table: its scene, its animations and the timeline of the attack."""
