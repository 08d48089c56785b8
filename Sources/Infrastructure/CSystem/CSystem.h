// What the toolchain's Glibc module leaves out. Header only; never defines _GNU_SOURCE, since that changes
// other headers' types under the test runner.
#ifndef RECORDBOOK_CSYSTEM_H
#define RECORDBOOK_CSYSTEM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
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

// epoll, with its union and packed structure out of the way.

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

// <sys/socket.h> declares accept4 and ucred for _GNU_SOURCE alone.

extern int accept4(int descriptor, struct sockaddr *__restrict address, socklen_t *__restrict length, int flags);

// A twin of `struct ucred`.
struct recordbook_credentials {
  int32_t process;
  uint32_t user;
  uint32_t group;
};

// Who is at the other end of a Unix-domain socket; the result of getsockopt.
static inline int recordbook_peer(int descriptor, struct recordbook_credentials *peer) {
  socklen_t length = sizeof *peer;
  return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, peer, &length);
}

#endif
