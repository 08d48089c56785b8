// Formats begins here.
