#ifndef RECORDBOOK_BASE_TIMES_TABLE_H
#define RECORDBOOK_BASE_TIMES_TABLE_H

#include <stddef.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

/// World Aquatics base times as a CSV table. The table is compiled in, since the program may be copied anywhere. Long
/// course 2023 to 2026, short course 2023 to 2025, as World Aquatics publishes them
/// (worldaquatics.com/swimming/points); two public copies agree on all 244 times.
static inline const unsigned char *recordbook_base_times(size_t *bytes) {
  static const unsigned char table[] = {
#embed "base-times.csv"
  };
  *bytes = sizeof table;
  return table;
}

#pragma clang diagnostic pop

#endif
