"""Files that open in the app: the pages that show a deck, a pack and one's own packs."""
