/* The floor under any service on a Unix-domain socket: an epoll loop that reads once and writes once.

   ipc_echo PATH [BYTES]   every byte goes back as it came; with BYTES, each line is answered by that many bytes
                           instead: the `"id":` and eight digits that it holds, filled up with spaces */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { ROOM = 65536, ID = 5 + 8 };

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void send_all(int descriptor, const char *bytes, size_t length) {
  while (length) {
    ssize_t count = send(descriptor, bytes, length, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return;
    bytes += count, length -= count;
  }
}

/* Whole lines only: the load generator sends nothing else. */
static void answer(int descriptor, const char *in, size_t filled, size_t length) {
  static char out[ROOM * 16];
  size_t made = 0;
  const char *end;
  for (const char *line = in; (end = memchr(line, '\n', in + filled - line)); line = end + 1) {
    const char *id = memmem(line, end - line, "\"id\":", 5);
    if (made + length > sizeof out) send_all(descriptor, out, made), made = 0;
    memset(out + made, ' ', length);
    if (id) memcpy(out + made, id, ID);
    out[made + length - 1] = '\n';
    made += length;
  }
  send_all(descriptor, out, made);
}

static int listening(const char *path) {
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  unlink(path);
  if (listener < 0 || bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 4096)) fail(path);
  return listener;
}

int main(int count, char **words) {
  static char in[ROOM];
  struct epoll_event events[256], event = { .events = EPOLLIN };
  struct rlimit limit;
  if (count < 2) return 2;
  size_t length = count > 2 ? strtoul(words[2], NULL, 10) : 0;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  int listener = event.data.fd = listening(words[1]), poller = epoll_create1(EPOLL_CLOEXEC);
  if (epoll_ctl(poller, EPOLL_CTL_ADD, listener, &event)) fail("epoll_ctl");
  while (1) {
    int ready = epoll_wait(poller, events, 256, -1);
    for (int index = 0; index < ready; index++) {
      int descriptor = events[index].data.fd;
      if (descriptor == listener) {
        event.data.fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (event.data.fd < 0 || epoll_ctl(poller, EPOLL_CTL_ADD, event.data.fd, &event)) fail("accept");
        continue;
      }
      ssize_t filled = read(descriptor, in, sizeof in);
      if (filled <= 0) close(descriptor);
      else if (length) answer(descriptor, in, filled, length);
      else send_all(descriptor, in, filled);
    }
  }
}
