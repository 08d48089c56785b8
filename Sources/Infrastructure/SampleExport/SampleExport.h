#ifndef RECORDBOOK_SAMPLE_EXPORT_H
#define RECORDBOOK_SAMPLE_EXPORT_H

#include <stddef.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

/// The export that the demo imports, a zip archive. It is compiled in, since the program may be copied anywhere.
static inline const unsigned char *recordbook_sample_export(size_t *bytes) {
  static const unsigned char archive[] = {
#embed "../../../Fixtures/AppleHealth/export.zip"
  };
  *bytes = sizeof archive;
  return archive;
}

#pragma clang diagnostic pop

#endif
