"""Pictures of cards that users have: a folder of them, each file read, thumbnails kept."""
