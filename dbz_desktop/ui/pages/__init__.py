"""The pages of the main window and what they are built from."""
