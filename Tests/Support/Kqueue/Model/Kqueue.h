#ifndef RECORDBOOK_KQUEUE_H
#define RECORDBOOK_KQUEUE_H

#include <stdint.h>
#include <time.h>

// A model of the part of kqueue(2) that macOS's poller uses, for tests on Linux. It asks poll(2) again and again, and knows
// two filters: an event of EVFILT_READ has EV_EOF when the other end sends nothing more, one of EVFILT_WRITE when it has
// disconnected. A queue may watch another one.

struct kevent {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};

#define EVFILT_READ (-1)
#define EVFILT_WRITE (-2)

#define EV_ADD 0x0001
#define EV_DELETE 0x0002
#define EV_CLEAR 0x0020
#define EV_EOF 0x8000

int kqueue(void);
int kevent(
    int queue, const struct kevent *changes, int count, struct kevent *events, int most, const struct timespec *timeout);

#endif
