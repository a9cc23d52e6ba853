"""What the operating system and Qt need of a program: threads, sounds' device, one window."""
