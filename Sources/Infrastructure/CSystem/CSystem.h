// What the toolchain's Glibc module leaves out. Header only; never defines _GNU_SOURCE, since that changes
// other headers' types under the test runner.
#ifndef RECORDBOOK_CSYSTEM_H
#define RECORDBOOK_CSYSTEM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

#if defined(__x86_64__)

// CRC-32C of eight bytes and of one, by the processor (SSE 4.2). Call only where `recordbook_has_crc32c`.
__attribute__((target("sse4.2"))) static inline uint32_t recordbook_crc32c(
    uint32_t crc, const uint8_t *bytes, size_t count) {
  uint64_t state = crc;
  for (; count >= 8; bytes += 8, count -= 8) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    state = __builtin_ia32_crc32di(state, word);
  }
  for (; count > 0; bytes++, count--) state = __builtin_ia32_crc32qi((uint32_t)state, *bytes);
  return (uint32_t)state;
}

static inline int recordbook_has_crc32c(void) { return __builtin_cpu_supports("sse4.2"); }

#else

static inline uint32_t recordbook_crc32c(uint32_t crc, const uint8_t *bytes, size_t count) {
  (void)bytes;
  (void)count;
  return crc;
}

static inline int recordbook_has_crc32c(void) { return 0; }

#endif

#endif
