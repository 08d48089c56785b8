#ifndef RECORDBOOK_EXERCISE_CATALOGUE_H
#define RECORDBOOK_EXERCISE_CATALOGUE_H

#include <stddef.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

// The tables are compiled in, since the program may be copied anywhere. Each is CSV with a header.

/// The catalogue of exercises. English names, muscles and equipment are those of free-exercise-db (public domain,
/// Unlicense); Czech names and aliases are our own.
static inline const unsigned char *recordbook_exercise_catalogue(size_t *bytes) {
  static const unsigned char table[] = {
#embed "exercises.csv"
  };
  *bytes = sizeof table;
  return table;
}

/// The exercises that apps have and the catalogue above lacks. They are our own.
static inline const unsigned char *recordbook_more_exercises(size_t *bytes) {
  static const unsigned char table[] = {
#embed "exercises-more.csv"
  };
  *bytes = sizeof table;
  return table;
}

/// The names that apps give to exercises.
static inline const unsigned char *recordbook_exercise_names(size_t *bytes) {
  static const unsigned char table[] = {
#embed "names.csv"
  };
  *bytes = sizeof table;
  return table;
}

/// What the words in names of exercises mean, and which names meant another exercise in earlier versions.
static inline const unsigned char *recordbook_name_words(size_t *bytes) {
  static const unsigned char table[] = {
#embed "name-words.csv"
  };
  *bytes = sizeof table;
  return table;
}

#pragma clang diagnostic pop

#endif
