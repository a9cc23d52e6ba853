"""Pictures of one's own: a folder of card scans, matched, read and shown in place of faces."""
