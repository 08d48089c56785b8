// What the toolchain's Glibc module leaves out. It never defines _GNU_SOURCE, since that would change other headers' types
// under the test runner.
#ifndef RECORDBOOK_CLINUX_H
#define RECORDBOOK_CLINUX_H

#include <crypt.h>
#include <errno.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// Names the calling thread; the first thread's name is that of the process in `ps`.
static inline void recordbook_set_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

// Overwrites memory with zeros, even if it is not read any more.
static inline void recordbook_wipe(void *memory, size_t count) { explicit_bzero(memory, count); }

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
  recordbook_wipe(room, sizeof *room);
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
