// What the toolchain's Glibc module leaves out. This is a header only. It never defines _GNU_SOURCE, since that would
// change other headers' types under the test runner.
#ifndef RECORDBOOK_CSYSTEM_H
#define RECORDBOOK_CSYSTEM_H

#include <crypt.h>
#include <errno.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <zlib.h>

// Names the calling thread; the first thread's name is that of the process in `ps`.
static inline void recordbook_set_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

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

// Password hashing by libxcrypt's crypt(3). Its working memory stays in here and is wiped.

static const size_t recordbook_hash_size = CRYPT_OUTPUT_SIZE;
// A phrase, including its terminating zero, must be shorter than this.
static const size_t recordbook_phrase_size = CRYPT_MAX_PASSPHRASE_SIZE;

// Makes a new salt for yescrypt with this cost (1 to 11) from the system's random numbers, zero-terminated. Returns 0
// if that fails.
static inline int recordbook_salt(unsigned long cost, char *salt) {
  return crypt_gensalt_rn("$y$", cost, NULL, 0, salt, CRYPT_OUTPUT_SIZE) != NULL;
}

// Hashes a phrase with the salt that `setting` begins with, zero-terminated. Returns 0 if the setting is not valid, the
// phrase is too long, or memory is short.
static inline int recordbook_hash(const char *phrase, const char *setting, char *hash) {
  struct crypt_data *room = (struct crypt_data *)calloc(1, sizeof *room);
  if (room == NULL) return 0;
  const char *made = crypt_rn(phrase, setting, room, sizeof *room);
  if (made != NULL) memcpy(hash, made, strlen(made) + 1);
  explicit_bzero(room, sizeof *room);
  free(room);
  return made != NULL;
}

// epoll without its union and packed structure, which Swift cannot use well.

static inline int recordbook_epoll_control(int epoll, int operation, int descriptor, uint32_t events, uint64_t token) {
  struct epoll_event event;
  memset(&event, 0, sizeof event);
  event.events = events;
  event.data.u64 = token;
  return epoll_ctl(epoll, operation, descriptor, &event);
}

static inline uint32_t recordbook_epoll_events(const struct epoll_event *events, int index) {
  return events[index].events;
}

static inline uint64_t recordbook_epoll_token(const struct epoll_event *events, int index) {
  return events[index].data.u64;
}

// Declared here, since <malloc.h> would include declarations of other headers.

extern int mallopt(int parameter, int value);

// Sets two options of malloc: by how many bytes more than needed a thread's memory grows (M_TOP_PAD), and the size from
// which a block gets pages of its own (M_MMAP_THRESHOLD).
static inline void recordbook_memory_steps(int growth, int block) {
  mallopt(-2, growth);
  mallopt(-3, block);
}

// <string.h> declares it only for _GNU_SOURCE.
extern void *memrchr(const void *bytes, int byte, size_t count);

// The arguments of the process, with the program's own name first. Swift's runtime reads them from /proc, which may be
// missing or inaccessible.
struct recordbook_arguments {
  int count;
  char **words;
};

static inline struct recordbook_arguments *recordbook_kept_arguments(void) {
  static struct recordbook_arguments arguments;
  return &arguments;
}

// Runs before Swift's runtime and gets the arguments of main (glibc). Without /proc, Swift's runtime would end the
// process, since it could not find its program for backtraces; giving it any setting for backtraces prevents that.
__attribute__((constructor(101))) static void recordbook_begin(int count, char **words, char **environment) {
  (void)environment;
  recordbook_kept_arguments()->count = count;
  recordbook_kept_arguments()->words = words;
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_BACKTRACE", "swift-backtrace=/", 0);
}

// Refers to the constructor, which otherwise would not be compiled in.
static inline struct recordbook_arguments recordbook_started_with(void) {
  (void)recordbook_begin;
  return *recordbook_kept_arguments();
}

// <stdio.h> declares renameat2 and its flag only for _GNU_SOURCE.
extern int renameat2(int folder, const char *name, int other_folder, const char *other_name, unsigned int flags);
static const unsigned int recordbook_rename_noreplace = 1;

// <sys/socket.h> declares accept4 and ucred only for _GNU_SOURCE.

extern int accept4(int descriptor, struct sockaddr *__restrict address, socklen_t *__restrict length, int flags);

// A copy of `struct ucred`.
struct recordbook_credentials {
  int32_t process;
  uint32_t user;
  uint32_t group;
};

// Gets the credentials of the process at the other end of a Unix-domain socket. Returns the result of getsockopt.
static inline int recordbook_peer(int descriptor, struct recordbook_credentials *peer) {
  socklen_t length = sizeof *peer;
  return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, peer, &length);
}

// sock_diag(7), without the messages of netlink(7).

// One end of an IPv4 TCP connection: the owner of its socket, and the socket's inode, which is 0 once no process has it
// open.
struct recordbook_connection_end {
  uint32_t user;
  uint32_t inode;
};

// Opens a non-blocking socket for questions about connections. Returns -1 if the system does not support that.
static inline int recordbook_diagnosis(void) {
  return socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_SOCK_DIAG);
}

// Finds the end of a connection at `port` of the loopback address, connected to the address `other` and `other_port`,
// all in host byte order. If these two are 0, finds the socket that listens on `port`. `number` tells answers of
// several questions apart. Returns 0, or an error number: ENOENT if there is no such end.
static inline int recordbook_find_end(
    int diagnosis, uint32_t number, uint16_t port, uint32_t other, uint16_t other_port,
    struct recordbook_connection_end *end) {
  struct {
    struct nlmsghdr head;
    struct inet_diag_req_v2 asked;
  } request;
  memset(&request, 0, sizeof request);
  request.head.nlmsg_len = sizeof request;
  request.head.nlmsg_type = SOCK_DIAG_BY_FAMILY;
  request.head.nlmsg_flags = NLM_F_REQUEST;
  request.head.nlmsg_seq = number;
  request.asked.sdiag_family = AF_INET;
  request.asked.sdiag_protocol = IPPROTO_TCP;
  request.asked.idiag_states = ~0u;
  request.asked.id.idiag_src[0] = htonl(INADDR_LOOPBACK);
  request.asked.id.idiag_sport = htons(port);
  request.asked.id.idiag_dst[0] = htonl(other);
  request.asked.id.idiag_dport = htons(other_port);
  request.asked.id.idiag_cookie[0] = request.asked.id.idiag_cookie[1] = INET_DIAG_NOCOOKIE;
  if (send(diagnosis, &request, sizeof request, 0) < 0) return errno;
  union {
    struct nlmsghdr head;
    char bytes[1024];
  } answer;
  ssize_t count;
  // Answers to earlier questions, which were not waited for, are skipped.
  do {
    count = recv(diagnosis, &answer, sizeof answer, 0);
    if (count < 0) return errno;
    if (count < (ssize_t)sizeof answer.head) return EPROTO;
  } while (answer.head.nlmsg_seq != number);
  const size_t begin = NLMSG_HDRLEN;
  if (answer.head.nlmsg_type == NLMSG_ERROR) {
    struct nlmsgerr error;
    if (count < (ssize_t)(begin + sizeof error)) return EPROTO;
    memcpy(&error, answer.bytes + begin, sizeof error);
    return error.error < 0 ? -error.error : EPROTO;
  }
  struct inet_diag_msg told;
  if (answer.head.nlmsg_type != SOCK_DIAG_BY_FAMILY || count < (ssize_t)(begin + sizeof told)) return EPROTO;
  memcpy(&told, answer.bytes + begin, sizeof told);
  end->user = told.idiag_uid;
  end->inode = told.idiag_inode;
  return 0;
}

// timerfd(2) by its system calls: its header would make the types of time belong to this module instead of Glibc.

// Makes a timer of the wall clock (0, CLOCK_REALTIME), which is non-blocking (TFD_NONBLOCK) and not inherited
// (TFD_CLOEXEC). Returns -1 if the system lacks resources.
static inline int recordbook_timer(void) { return (int)syscall(SYS_timerfd_create, 0, 04000 | 02000000); }

// Sets when the timer becomes readable: at a time, or also when the clock is set (TFD_TIMER_ABSTIME,
// TFD_TIMER_CANCEL_ON_SET), or after a time span. Two zeros mean never.
static inline void recordbook_timer_set(int timer, int is_time, long seconds, long nanoseconds) {
  const long when[4] = {0, 0, seconds, nanoseconds};
  syscall(SYS_timerfd_settime, timer, is_time ? 1 | 2 : 0, when, NULL);
}

#endif
