// What the Darwin module leaves out, or has under names that Swift does not see.
#ifndef RECORDBOOK_CDARWIN_H
#define RECORDBOOK_CDARWIN_H

#include <crt_externs.h>
#include <time.h>

// Three clocks, in nanoseconds: one that stands still while the machine sleeps, one that goes on, and the wall clock.
// CLOCK_MONOTONIC is none of them, since on macOS it follows changes of the wall clock.

static inline int64_t recordbook_uptime(void) { return (int64_t)clock_gettime_nsec_np(CLOCK_UPTIME_RAW); }

static inline int64_t recordbook_time_since_start(void) { return (int64_t)clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW); }

static inline int64_t recordbook_realtime(void) { return (int64_t)clock_gettime_nsec_np(CLOCK_REALTIME); }

// The arguments of the process, with the program's own name first.
struct recordbook_arguments {
  int count;
  char **words;
};

static inline struct recordbook_arguments recordbook_started_with(void) {
  struct recordbook_arguments arguments = {*_NSGetArgc(), *_NSGetArgv()};
  return arguments;
}

// Does nothing: the memory of threads grows in large steps by itself.
static inline void recordbook_memory_steps(int growth, int block) {
  (void)growth;
  (void)block;
}

// Overwrites memory with zeros, even if it is not read any more. <string.h> declares the function only on request.
extern int memset_s(void *memory, size_t size, int byte, size_t count);

static inline void recordbook_wipe(void *memory, size_t count) { memset_s(memory, count, 0, count); }

// GNU's: finds the last byte with this value.
static inline void *memrchr(const void *bytes, int byte, size_t count) {
  const unsigned char *all = (const unsigned char *)bytes;
  while (count > 0)
    if (all[--count] == (unsigned char)byte) return (void *)(uintptr_t)(all + count);
  return NULL;
}

// Core Foundation, declared by hand, since its headers include those of Objective-C.

struct recordbook_range {
  long place, length;
};

extern const void *CFStringCreateWithBytes(const void *, const uint8_t *, long, uint32_t, unsigned char);
extern void *CFStringCreateMutableCopy(const void *, long, const void *);
extern void CFStringNormalize(void *, long);
extern long CFStringGetLength(const void *);
extern long CFStringGetBytes(
    const void *, struct recordbook_range, uint32_t, uint8_t, unsigned char, uint8_t *, long, long *);
extern void CFRelease(const void *);

// Writes the canonical composition (NFC) of a text in UTF-8, and returns its length in bytes. Returns -1 if there is not
// enough memory or room.
static inline long recordbook_composed(const uint8_t *bytes, long count, uint8_t *made, long room) {
  const uint32_t utf8 = 0x08000100;
  const void *text = CFStringCreateWithBytes(NULL, bytes, count, utf8, 0);
  if (text == NULL) return -1;
  void *copy = CFStringCreateMutableCopy(NULL, 0, text);
  CFRelease(text);
  if (copy == NULL) return -1;
  CFStringNormalize(copy, 2);  // kCFStringNormalizationFormC
  long used = 0;
  struct recordbook_range all = {0, CFStringGetLength(copy)};
  long taken = CFStringGetBytes(copy, all, utf8, 0, 0, made, room, &used);
  CFRelease(copy);
  return taken == all.length ? used : -1;
}

#endif
