// JSONCoding begins here.
