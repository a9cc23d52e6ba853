"""The main window: one page upon another, and the ways between them."""
