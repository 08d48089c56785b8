#include "ManualText.h"

// This is a source file rather than a header, because the compiler records which documents an object file depends on,
// and compiles it again when one changes. It does not do that for a header's module.

#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char *recordbook_manual_swimming(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../Swimming/README.md"
  };
  *bytes = sizeof text;
  return text;
}

const unsigned char *recordbook_manual_running(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../Running/README.md"
  };
  *bytes = sizeof text;
  return text;
}

const unsigned char *recordbook_manual_support(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../Support/README.md"
  };
  *bytes = sizeof text;
  return text;
}

const unsigned char *recordbook_manual_prayer(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../Prayer/README.md"
  };
  *bytes = sizeof text;
  return text;
}

const unsigned char *recordbook_manual_strength(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../Strength/README.md"
  };
  *bytes = sizeof text;
  return text;
}

const unsigned char *recordbook_manual_feed(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../Feed/README.md"
  };
  *bytes = sizeof text;
  return text;
}

const unsigned char *recordbook_manual_book(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../Book/README.md"
  };
  *bytes = sizeof text;
  return text;
}

const unsigned char *recordbook_manual_storage(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../../Infrastructure/Storage/README.md"
  };
  *bytes = sizeof text;
  return text;
}

const unsigned char *recordbook_manual_wire(size_t *bytes) {
  static const unsigned char text[] = {
#embed "../../Infrastructure/IPC/README.md"
  };
  *bytes = sizeof text;
  return text;
}
