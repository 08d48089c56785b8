// What Swift cannot do itself, or not as fast: checksums and text scanning by the processor, and what the modules of the
// C library leave out. This is a header only.
#ifndef RECORDBOOK_CSYSTEM_H
#define RECORDBOOK_CSYSTEM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

// The commit that the program was built from: up to 46 characters, which Scripts/install writes into the finished
// program behind this marker; empty if the program was not installed.
static inline const char *recordbook_commit(void) {
  static const char commit[64] = "recordbook-commit:";
  const char *text = commit;
  __asm__("" : "+r"(text));  // Keeps the compiler from treating the text as constant.
  return text + sizeof "recordbook-commit:" - 1;
}

#if defined(__x86_64__)

// CRC-32C by processor instructions (SSE 4.2), eight bytes at a time, then one. Call it only if
// `recordbook_has_crc32c`.
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

typedef long long recordbook_lane __attribute__((vector_size(16)));

// Multiplies the remainder by a power of x, given as the pair `powers`, and adds (exclusive or) the next 16 bytes.
__attribute__((target("pclmul"))) static inline recordbook_lane recordbook_fold(
    recordbook_lane remainder, recordbook_lane powers, const uint8_t *bytes) {
  recordbook_lane next;
  memcpy(&next, bytes, 16);
  return __builtin_ia32_pclmulqdq128(remainder, powers, 0x00) ^ __builtin_ia32_pclmulqdq128(remainder, powers, 0x11) ^
         next;
}

// CRC-32 as zlib's crc32 computes it, by carry-less multiplication: folds four remainders of 128 bits along the bytes
// and then into one (Gopal et al., Fast CRC Computation for Generic Polynomials Using PCLMULQDQ, Intel 2009). That one
// has the same CRC as all bytes before it, so zlib's crc32 finishes it together with the bytes left. Call it only if
// `recordbook_has_crc32`, with at least 64 bytes.
__attribute__((target("pclmul"))) static inline uint32_t recordbook_crc32(
    uint32_t crc, const uint8_t *bytes, size_t count) {
  // Powers x^(n + 32) and x^(n - 32) modulo the polynomial, bit-reflected: n = 512 bits to skip four remainders, 128
  // bits to skip one.
  const recordbook_lane past_four = {0x154442bd4, 0x1c6e41596};
  const recordbook_lane past_one = {0x1751997d0, 0x0ccaa009e};
  recordbook_lane lanes[4];
  memcpy(lanes, bytes, 64);
  lanes[0] ^= (recordbook_lane){(uint32_t)~crc, 0};
  for (bytes += 64, count -= 64; count >= 64; bytes += 64, count -= 64)
    for (int lane = 0; lane < 4; lane++) lanes[lane] = recordbook_fold(lanes[lane], past_four, bytes + 16 * lane);
  for (int lane = 1; lane < 4; lane++)
    lanes[lane] = recordbook_fold(lanes[lane - 1], past_one, (const uint8_t *)&lanes[lane]);
  for (; count >= 16; bytes += 16, count -= 16) lanes[3] = recordbook_fold(lanes[3], past_one, bytes);
  return (uint32_t)crc32_z(crc32_z(0xFFFFFFFF, (const uint8_t *)&lanes[3], 16), bytes, count);
}

static inline int recordbook_has_crc32(void) { return __builtin_cpu_supports("pclmul"); }

// The positions among 64 bytes that are neither line feeds nor ASCII from the space on, as bits; the first byte is the
// lowest.
static inline uint64_t recordbook_unusual(const uint8_t *bytes) {
  typedef signed char Bytes __attribute__((vector_size(16)));
  uint64_t found = 0;
  for (int lane = 3; lane >= 0; lane--) {
    Bytes all;
    memcpy(&all, bytes + 16 * lane, 16);
    found = found << 16 | (uint32_t)__builtin_ia32_pmovmskb128((Bytes)((all < 0x20) & (all != '\n')));
  }
  return found;
}

// The number of leading bytes, in whole blocks of 64, that are all line feeds or ASCII from the space on. Call it only
// if `recordbook_has_avx2`.
__attribute__((target("avx2"))) static inline size_t recordbook_usual_avx2(const uint8_t *bytes, size_t count) {
  typedef signed char Bytes __attribute__((vector_size(32)));
  const Bytes space = (Bytes){0} + 0x20, feed = (Bytes){0} + '\n';
  size_t index = 0;
  for (; count - index >= 128; index += 128) {
    Bytes all[4];
    memcpy(all, bytes + index, 128);
    Bytes found = (Bytes)(((space > all[0]) & (all[0] != feed)) | ((space > all[1]) & (all[1] != feed)) |
                          ((space > all[2]) & (all[2] != feed)) | ((space > all[3]) & (all[3] != feed)));
    if (__builtin_ia32_pmovmskb256(found)) break;
  }
  while (count - index >= 64 && !recordbook_unusual(bytes + index)) index += 64;
  return index;
}

// The number of leading bytes known to be whole characters allowed in XML, checked in blocks of 64: UTF-8 by the
// Unicode Standard, table 3-7, without control characters except tab, line feed, vertical tab and carriage return, and
// without U+FFFE and U+FFFF. The first byte must begin a character, and the three bytes before it must be readable.
// Each byte is classified together with the one before, by three of their four half bytes (Keiser and Lemire,
// "Validating UTF-8 in less than one instruction per byte", 2021). Call it only if `recordbook_has_avx2`.
__attribute__((target("avx2"))) static inline size_t recordbook_characters_avx2(const uint8_t *bytes, size_t count) {
  typedef signed char Bytes __attribute__((vector_size(32)));
  typedef unsigned char Unsigned __attribute__((vector_size(32)));
  typedef char Found __attribute__((vector_size(32)));
  typedef long long Words __attribute__((vector_size(32)));
  // Possible errors of a pair of bytes, a bit each. The last bit also means that both are continuation bytes.
  enum {
    SHORT = 1, LONG = 2, OVERLONG_3 = 4, BEYOND = 8, SURROGATE = 16, OVERLONG_2 = 32, FAR_BEYOND = 64, OVERLONG_4 = 64,
    CONTINUING = -128, ANY = SHORT | LONG | CONTINUING, LARGE = ANY | BEYOND | FAR_BEYOND,
    SECOND = LONG | OVERLONG_2 | CONTINUING,
  };
#define RECORDBOOK_TWICE(...) {__VA_ARGS__, __VA_ARGS__}
  const Found first_high = RECORDBOOK_TWICE(
      LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG, CONTINUING, CONTINUING, CONTINUING, CONTINUING,
      SHORT | OVERLONG_2, SHORT, SHORT | OVERLONG_3 | SURROGATE, SHORT | BEYOND | FAR_BEYOND | OVERLONG_4);
  const Found first_low = RECORDBOOK_TWICE(
      ANY | OVERLONG_3 | OVERLONG_2 | OVERLONG_4, ANY | OVERLONG_2, ANY, ANY, ANY | BEYOND, LARGE, LARGE, LARGE, LARGE,
      LARGE, LARGE, LARGE, LARGE, LARGE | SURROGATE, LARGE, LARGE);
  const Found second_high = RECORDBOOK_TWICE(
      SHORT, SHORT, SHORT, SHORT, SHORT, SHORT, SHORT, SHORT, SECOND | OVERLONG_3 | FAR_BEYOND | OVERLONG_4,
      SECOND | OVERLONG_3 | BEYOND, SECOND | SURROGATE | BEYOND, SECOND | SURROGATE | BEYOND, SHORT, SHORT, SHORT, SHORT);
#undef RECORDBOOK_TWICE
  const Bytes space = (Bytes){0} + 0x20, feed = (Bytes){0} + '\n';
  size_t index = 0;
  while (count - index >= 64) {
    Bytes halves[2];
    memcpy(halves, bytes + index, 64);
    const Bytes low = (Bytes)((space > halves[0]) & (halves[0] != feed));
    const Bytes high = (Bytes)((space > halves[1]) & (halves[1] != feed));
    if (__builtin_ia32_ptestz256((Words)(low | high), (Words)(low | high))) {
      index += 64;
      continue;
    }
    // Checks the first byte that is neither a line feed nor ASCII from the space on, together with the 31 bytes after
    // it.
    index += (size_t)__builtin_ctzll((uint64_t)(uint32_t)__builtin_ia32_pmovmskb256((Found)low) |
                                     (uint64_t)(uint32_t)__builtin_ia32_pmovmskb256((Found)high) << 32);
    if (count - index < 32) break;
    Bytes all;
    Unsigned one, two, three;
    memcpy(&all, bytes + index, 32);
    memcpy(&one, bytes + index - 1, 32);
    memcpy(&two, bytes + index - 2, 32);
    memcpy(&three, bytes + index - 3, 32);
    const Found pairs = __builtin_ia32_pshufb256(first_high, (Found)(one >> 4)) &
                        __builtin_ia32_pshufb256(first_low, (Found)(one & 15)) &
                        __builtin_ia32_pshufb256(second_high, (Found)((Unsigned)all >> 4));
    const Found continuing = (Found)((two >= 0xE0) | (three >= 0xF0)) & (char)CONTINUING;
    const Found control = (Found)((all >= 0) & (all < 0x20) & ((all < 9) | (all > 13) | (all == 12)));
    const Found none = (Found)((two == 0xEF) & (one == 0xBF) & ((Unsigned)all >= 0xBE));
    const Words wrong = (Words)((pairs ^ continuing) | control | none);
    if (!__builtin_ia32_ptestz256(wrong, wrong)) break;
    index += 32;
    // A character cut by the end of these 32 bytes is checked again with the next block.
    index -= bytes[index - 1] >= 0xC0 ? 1 : bytes[index - 2] >= 0xE0 ? 2 : bytes[index - 3] >= 0xF0 ? 3 : 0;
  }
  return index;
}

static inline int recordbook_has_avx2(void) { return __builtin_cpu_supports("avx2"); }

// The positions among 16 bytes that equal `byte`, as bits; the first byte is the lowest.
static inline uint32_t recordbook_matches(const void *bytes, uint8_t byte) {
  typedef char Bytes __attribute__((vector_size(16)));
  Bytes all;
  memcpy(&all, bytes, 16);
  return (uint32_t)__builtin_ia32_pmovmskb128((Bytes)(all == (Bytes){0} + (char)byte));
}

// The positions among 64 bytes that equal `byte`, as bits; the first byte is the lowest.
static inline uint64_t recordbook_matches_of_64(const void *bytes, uint8_t byte) {
  const char *start = (const char *)bytes;
  return (uint64_t)recordbook_matches(start, byte) | (uint64_t)recordbook_matches(start + 16, byte) << 16 |
         (uint64_t)recordbook_matches(start + 32, byte) << 32 | (uint64_t)recordbook_matches(start + 48, byte) << 48;
}

// The bytes among 64 that end or quote a field of CSV, a bit each with the first as the lowest, and whether any byte is
// beyond ASCII.
struct recordbook_csv_found {
  uint64_t marks;
  uint64_t beyond_ascii;
};

static inline struct recordbook_csv_found recordbook_csv_marks(const void *bytes, uint8_t delimiter) {
  typedef char Bytes __attribute__((vector_size(16)));
  struct recordbook_csv_found found = {0, 0};
  for (int lane = 3; lane >= 0; lane--) {
    Bytes all;
    memcpy(&all, (const char *)bytes + 16 * lane, 16);
    Bytes marks = (Bytes)((all == (Bytes){0} + (char)delimiter) | (all == (Bytes){0} + '"') | (all == (Bytes){0} + '\n'));
    found.marks = found.marks << 16 | (uint32_t)__builtin_ia32_pmovmskb128(marks);
    found.beyond_ascii |= (uint32_t)__builtin_ia32_pmovmskb128(all);
  }
  return found;
}

#else

static inline uint32_t recordbook_crc32c(uint32_t crc, const uint8_t *bytes, size_t count) {
  (void)bytes;
  (void)count;
  return crc;
}

static inline int recordbook_has_crc32c(void) { return 0; }

static inline uint32_t recordbook_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(crc, bytes, count);
}

static inline int recordbook_has_crc32(void) { return 0; }

static inline uint64_t recordbook_unusual(const uint8_t *bytes) {
  uint64_t found = 0;
  for (int index = 0; index < 64; index++)
    found |= (uint64_t)((bytes[index] < 0x20 && bytes[index] != '\n') || bytes[index] >= 0x80) << index;
  return found;
}

static inline size_t recordbook_usual_avx2(const uint8_t *bytes, size_t count) {
  (void)bytes;
  (void)count;
  return 0;
}

static inline size_t recordbook_characters_avx2(const uint8_t *bytes, size_t count) {
  (void)bytes;
  (void)count;
  return 0;
}

static inline int recordbook_has_avx2(void) { return 0; }

static inline uint32_t recordbook_matches(const void *bytes, uint8_t byte) {
  uint32_t found = 0;
  for (int index = 0; index < 16; index++) found |= (uint32_t)(((const uint8_t *)bytes)[index] == byte) << index;
  return found;
}

static inline uint64_t recordbook_matches_of_64(const void *bytes, uint8_t byte) {
  uint64_t found = 0;
  for (int index = 0; index < 64; index++) found |= (uint64_t)(((const uint8_t *)bytes)[index] == byte) << index;
  return found;
}

struct recordbook_csv_found {
  uint64_t marks;
  uint64_t beyond_ascii;
};

static inline struct recordbook_csv_found recordbook_csv_marks(const void *bytes, uint8_t delimiter) {
  struct recordbook_csv_found found = {0, 0};
  for (int index = 0; index < 64; index++) {
    uint8_t byte = ((const uint8_t *)bytes)[index];
    found.marks |= (uint64_t)(byte == delimiter || byte == '"' || byte == '\n') << index;
    found.beyond_ascii |= byte & 0x80;
  }
  return found;
}

#endif

#if defined(__linux__)
#include "CLinux.h"
#elif defined(__APPLE__)
#include "CDarwin.h"
#else
#error "RecordBook knows Linux and macOS. Sources/README.md says what another system needs."
#endif

#endif
