"""The card language: people, things, deeds, and the frames that they stand in."""
