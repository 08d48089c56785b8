#include "ManualText.h"

// A file of its own, not a header: the compiler notes which documents an object depends on, and makes it anew when one
// changes; for a header's module it does not.

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
