#ifndef RECORDBOOK_EXERCISE_CATALOGUE_H
#define RECORDBOOK_EXERCISE_CATALOGUE_H

#include <stddef.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

/// The catalogue of exercises as a CSV table. The table is compiled in, since the program may be copied anywhere.
/// English names, muscles and equipment are those of free-exercise-db (public domain, Unlicense); Czech names and
/// aliases are our own.
static inline const unsigned char *recordbook_exercise_catalogue(size_t *bytes) {
  static const unsigned char table[] = {
#embed "exercises.csv"
  };
  *bytes = sizeof table;
  return table;
}

#pragma clang diagnostic pop

#endif
