"""What lies on the user's disk: settings, cards and decks, games, and saving copies."""
