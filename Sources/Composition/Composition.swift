// Composition begins here.
