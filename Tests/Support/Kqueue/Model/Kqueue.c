#define _GNU_SOURCE
#include "Kqueue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_QUEUES = 4096, MOST_WATCHED = 1024, READY = 1, ENDED = 2 };

struct watched {
  int descriptor;
  int16_t filter;
  // Whether only changes are reported (EV_CLEAR), and what was reported last.
  int is_clear;
  int reported;
};

struct queue {
  int count;
  struct watched watched[MOST_WATCHED];
};

// By the queue's descriptor.
static struct queue *queues[MOST_QUEUES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int kqueue(void) {
  // Any descriptor will do: it stands for the number.
  int descriptor = open("/dev/null", O_RDONLY);
  if (descriptor < 0 || descriptor >= MOST_QUEUES) return -1;
  pthread_mutex_lock(&lock);
  free(queues[descriptor]);
  queues[descriptor] = calloc(1, sizeof *queues[descriptor]);
  pthread_mutex_unlock(&lock);
  return descriptor;
}

static int state(const struct watched *one);

static int has_events(const struct queue *queue) {
  for (int index = 0; index < queue->count; index++) {
    int now = state(&queue->watched[index]);
    if (now != 0 && !(queue->watched[index].is_clear && now == queue->watched[index].reported)) return 1;
  }
  return 0;
}

// What there is to report of a descriptor: READY, perhaps with ENDED; 0 if nothing.
static int state(const struct watched *one) {
  struct stat status;
  if (one->descriptor < MOST_QUEUES && queues[one->descriptor] != NULL && fstat(one->descriptor, &status) == 0 &&
      S_ISCHR(status.st_mode))
    return has_events(queues[one->descriptor]) ? READY : 0;
  struct pollfd polled = {.fd = one->descriptor, .events = POLLIN | POLLOUT | POLLRDHUP};
  if (poll(&polled, 1, 0) <= 0 || polled.revents & POLLNVAL) return 0;
  int is_read = one->filter == EVFILT_READ, gone = polled.revents & (POLLHUP | POLLERR);
  int ready = polled.revents & (is_read ? POLLIN | POLLRDHUP : POLLOUT) || gone;
  int ended = gone || (is_read && polled.revents & POLLRDHUP);
  return (ready ? READY : 0) | (ended ? ENDED : 0);
}

static int apply(struct queue *queue, const struct kevent *change) {
  int index = 0, descriptor = (int)change->ident;
  while (index < queue->count &&
         !(queue->watched[index].descriptor == descriptor && queue->watched[index].filter == change->filter))
    index++;
  if (change->flags & EV_DELETE) {
    if (index == queue->count) return ENOENT;
    queue->watched[index] = queue->watched[--queue->count];
    return 0;
  }
  struct stat status;
  if (fstat(descriptor, &status) != 0) return EBADF;
  // As XNU does for the end of a pipe whose other end is closed.
  struct pollfd polled = {.fd = descriptor, .events = 0};
  if (change->filter == EVFILT_WRITE && S_ISFIFO(status.st_mode) && poll(&polled, 1, 0) > 0) return EPIPE;
  if (index == MOST_WATCHED) return ENOMEM;
  if (index == queue->count) queue->count++;
  queue->watched[index] =
      (struct watched){.descriptor = descriptor, .filter = change->filter, .is_clear = (change->flags & EV_CLEAR) != 0};
  return 0;
}

static int collect(struct queue *queue, struct kevent *events, int most) {
  int found = 0;
  for (int index = 0; index < queue->count && found < most; index++) {
    struct watched *one = &queue->watched[index];
    int now = state(one);
    if (now != 0 && !(one->is_clear && now == one->reported))
      events[found++] = (struct kevent){
          .ident = (uintptr_t)one->descriptor, .filter = one->filter, .flags = now & ENDED ? EV_EOF : 0};
    one->reported = now;
  }
  return found;
}

int kevent(
    int number, const struct kevent *changes, int count, struct kevent *events, int most, const struct timespec *timeout) {
  struct timespec begun, now, step = {.tv_nsec = 500000};
  clock_gettime(CLOCK_MONOTONIC, &begun);
  while (1) {
    pthread_mutex_lock(&lock);
    int error = queues[number] == NULL ? EBADF : 0;
    for (int index = 0; index < count && error == 0; index++) error = apply(queues[number], &changes[index]);
    int found = error == 0 && most > 0 ? collect(queues[number], events, most) : 0;
    pthread_mutex_unlock(&lock);
    count = 0;
    if (error != 0) {
      errno = error;
      return -1;
    }
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t passed = (int64_t)(now.tv_sec - begun.tv_sec) * 1000000000 + now.tv_nsec - begun.tv_nsec;
    if (found > 0 || most == 0) return found;
    if (timeout != NULL && passed >= (int64_t)timeout->tv_sec * 1000000000 + timeout->tv_nsec) return 0;
    nanosleep(&step, NULL);
  }
}
