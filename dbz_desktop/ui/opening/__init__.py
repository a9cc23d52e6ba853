"""Files that open in the app: what each kind is, the pages that show it, and the one window."""
