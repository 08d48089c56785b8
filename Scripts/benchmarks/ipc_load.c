/* A load generator for services on a Unix-domain socket: N clients on one epoll loop, each with M requests in flight.

   ipc_load --socket PATH --requests FILE [--clients N] [--in-flight M]
            [--seconds S | --count N] [--warm-up S] [--seed N] [--length BYTES] [--counting TEXT]

   FILE holds one request a line (JSON-RPC, or for an echo), which is sent as it is, its newline included; eight digits
   after `"id":` are replaced by a number that counts up, and the answer has to hold the same `"id":` and no error. With
   --length every answer has to have that many bytes. Every answer is looked at in the warm-up, then every 64th; a wrong
   one ends the run with status 1. With --counting only answers that hold the text are measured.

   A client's next request leaves when an answer arrives; answers come in the order of requests (true of an echo,
   and of reads here). Prints one line of JSON: requests, seconds, rate, and microseconds from write to read. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { MOST_IN_FLIGHT = 256, ROOM = 1 << 20, ID_DIGITS = 8, FIRST_ID = 10000000, LOOK_EVERY = 64 };

struct request { char *bytes; uint32_t length; int32_t id; };          /* id: offset of its digits, -1 without */
struct pending { int64_t sent; uint32_t id; };
struct client {
  int descriptor;
  uint32_t first, count;                                               /* ring of what awaits an answer */
  struct pending pending[MOST_IN_FLIGHT];
  char *in;
  size_t filled, scanned;
};

static struct {
  const char *socket, *file;
  int clients, in_flight;
  double seconds, warm_up;
  long count;
  uint64_t seed;
  size_t length;
  const char *counting;
} option = { .clients = 1, .in_flight = 1, .seconds = 2, .warm_up = 0.3, .seed = 1 };

static struct request *requests;
static size_t request_count;
static struct client *clients;
static uint32_t next_id = FIRST_ID;
static long sent_count, answered, measured;
static uint64_t bytes_in;
static int is_measuring;

/* Times by their top seven bits and magnitude: at most 1.6 % off, from nanoseconds to hours. */
enum { STEPS = 64 };
static uint64_t histogram[64 * STEPS];

static void fail(const char *what) {
  fprintf(stderr, "ipc_load: %s: %s\n", what, strerror(errno));
  exit(1);
}

static void wrong(const char *what, const char *answer, size_t length) {
  fprintf(stderr, "ipc_load: %s: %.*s\n", what, (int)(length > 400 ? 400 : length), answer);
  exit(1);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void record(int64_t time) {
  uint64_t value = time < STEPS ? STEPS : (uint64_t)time;
  int shift = 63 - __builtin_clzll(value) - 6;
  histogram[shift * STEPS + (value >> shift) - STEPS]++;
}

static double percentile(double share) {
  uint64_t wanted = (uint64_t)(share * measured), seen = 0;
  for (int index = 0; index < 64 * STEPS; index++) {
    seen += histogram[index];
    if (seen > wanted) return (double)((uint64_t)(STEPS + index % STEPS) << (index / STEPS)) / 1000;
  }
  return 0;
}

static uint64_t random_number(void) {                                  /* xorshift64* */
  option.seed ^= option.seed >> 12, option.seed ^= option.seed << 25, option.seed ^= option.seed >> 27;
  return option.seed * 2685821657736338717ULL;
}

static void read_requests(void) {
  FILE *file = fopen(option.file, "r");
  char *line = NULL;
  size_t room = 0, space = 0;
  ssize_t length;
  if (!file) fail(option.file);
  while ((length = getline(&line, &room, file)) > 1) {
    if (request_count == space) requests = realloc(requests, (space = space ? space * 2 : 1024) * sizeof *requests);
    char *copy = memcpy(malloc(length), line, length), *id = memmem(copy, length, "\"id\":", 5);
    requests[request_count++] = (struct request){ copy, (uint32_t)length, id ? (int32_t)(id + 5 - copy) : -1 };
  }
  fclose(file);
  if (!request_count) errno = EINVAL, fail(option.file);
}

static void put_id(char *digits, uint32_t id) {
  for (int place = ID_DIGITS; place--; id /= 10) digits[place] = '0' + id % 10;
}

static int may_send(void) { return !option.count || sent_count < option.count; }

/* As many requests as are missing, in one write. A client that is asked no more than the socket holds always can. */
static void top_up(struct client *client) {
  static char out[ROOM];
  size_t length = 0;
  int64_t time = now();
  while (client->count < (uint32_t)option.in_flight && may_send()) {
    struct request *request = &requests[random_number() % request_count];
    if (length + request->length > sizeof out) break;
    memcpy(out + length, request->bytes, request->length);
    if (request->id >= 0) put_id(out + length + request->id, next_id);
    length += request->length;
    client->pending[(client->first + client->count++) % MOST_IN_FLIGHT] = (struct pending){ time, next_id++ };
    if (next_id == FIRST_ID * 10u) next_id = FIRST_ID;
    sent_count++;
  }
  for (size_t at = 0; at < length;) {
    ssize_t count = write(client->descriptor, out + at, length - at);
    if (count < 0 && errno != EINTR) fail("write");
    if (count > 0) at += count;
  }
}

/* Bytes of the first answer, 0 when it is not all there. */
static size_t answer_length(struct client *client) {
  char *start = client->in + client->scanned;
  size_t left = client->filled - client->scanned;
  char *end = memchr(start, '\n', left);
  return end ? end + 1 - start : 0;
}

static void look_at(const char *answer, size_t length, uint32_t id) {
  char expected[16] = "\"id\":";
  put_id(expected + 5, id);
  if (option.length && length != option.length) wrong("not of the length expected", answer, length);
  if (!memmem(answer, length, expected, 5 + ID_DIGITS)) wrong("the answer is another request's", answer, length);
  if (memmem(answer, length, "\"error\":", 8)) wrong("an error", answer, length);
}

static int counts(const char *answer, size_t length) {
  return !option.counting || memmem(answer, length, option.counting, strlen(option.counting));
}

static void take_answers(struct client *client) {
  ssize_t count = read(client->descriptor, client->in + client->filled, ROOM - client->filled);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (count < 0) fail("read");
  if (count == 0) errno = EPIPE, fail("the service closed the connection");
  client->filled += count;
  bytes_in += count;
  int64_t time = now();
  size_t length;
  while (client->scanned < client->filled && (length = answer_length(client))) {
    struct pending *pending = &client->pending[client->first];
    if (!client->count) wrong("an answer that nobody asked for", client->in + client->scanned, length);
    if (!is_measuring || answered % LOOK_EVERY == 0) look_at(client->in + client->scanned, length, pending->id);
    if (is_measuring && counts(client->in + client->scanned, length)) record(time - pending->sent), measured++;
    client->scanned += length;
    client->first = (client->first + 1) % MOST_IN_FLIGHT;
    client->count--;
    answered++;
  }
  memmove(client->in, client->in + client->scanned, client->filled -= client->scanned);
  client->scanned = 0;
  if (client->filled == ROOM) wrong("an answer of more than a mebibyte", client->in, 80);
}

static void connect_all(int poller) {
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  if (strlen(option.socket) >= sizeof address.sun_path) errno = ENAMETOOLONG, fail(option.socket);
  strcpy(address.sun_path, option.socket);
  clients = calloc(option.clients, sizeof *clients);
  for (int index = 0; index < option.clients; index++) {
    struct client *client = &clients[index];
    client->in = malloc(ROOM);
    client->descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (client->descriptor < 0) fail("socket");
    if (connect(client->descriptor, (struct sockaddr *)&address, sizeof address)) fail(option.socket);
    struct epoll_event event = { .events = EPOLLIN, .data.ptr = client };
    if (epoll_ctl(poller, EPOLL_CTL_ADD, client->descriptor, &event)) fail("epoll_ctl");
  }
}

static double run(int poller) {
  struct epoll_event events[1024];
  int64_t start = now(), begun = start, end = start + (int64_t)((option.warm_up + option.seconds) * 1e9), time = start;
  for (int index = 0; index < option.clients; index++) top_up(&clients[index]);
  while (option.count ? answered < option.count : time < end) {
    int count = epoll_wait(poller, events, 1024, 300000);
    if (count < 0 && errno != EINTR) fail("epoll_wait");
    if (count == 0) errno = ETIMEDOUT, fail("no answer in 300 s");
    for (int index = 0; index < count; index++) {
      struct client *client = events[index].data.ptr;
      take_answers(client);
      top_up(client);
    }
    time = now();
    if (!is_measuring && (option.count || time - start >= (int64_t)(option.warm_up * 1e9)))
      is_measuring = 1, begun = option.count ? start : time;
  }
  return (time - begun) / 1e9;
}

static void usage(void) {
  fprintf(stderr, "usage: ipc_load --socket PATH --requests FILE [--clients N] [--in-flight M]\n"
                  "  [--seconds S | --count N] [--warm-up S] [--seed N] [--length BYTES] [--counting TEXT]\n");
  exit(2);
}

static void read_options(int count, char **words) {
  for (int index = 1; index < count; index += 2) {
    char *name = words[index], *value = index + 1 < count ? words[index + 1] : NULL;
    if (!value) usage();
    if (!strcmp(name, "--socket")) option.socket = value;
    else if (!strcmp(name, "--requests")) option.file = value;
    else if (!strcmp(name, "--clients")) option.clients = atoi(value);
    else if (!strcmp(name, "--in-flight")) option.in_flight = atoi(value);
    else if (!strcmp(name, "--seconds")) option.seconds = atof(value);
    else if (!strcmp(name, "--count")) option.count = atol(value);
    else if (!strcmp(name, "--warm-up")) option.warm_up = atof(value);
    else if (!strcmp(name, "--seed")) option.seed = strtoull(value, NULL, 10) * 2 + 1;
    else if (!strcmp(name, "--length")) option.length = strtoul(value, NULL, 10);
    else if (!strcmp(name, "--counting")) option.counting = value;
    else usage();
  }
  if (!option.socket || !option.file || option.clients < 1 || option.in_flight < 1 || option.in_flight > MOST_IN_FLIGHT)
    usage();
}

int main(int count, char **words) {
  read_options(count, words);
  read_requests();
  int poller = epoll_create1(EPOLL_CLOEXEC);
  if (poller < 0) fail("epoll_create1");
  connect_all(poller);
  double seconds = run(poller);
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  double processor = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  printf("{\"requests\":%ld,\"seconds\":%.4f,\"rate\":%.1f,\"p50\":%.2f,\"p90\":%.2f,\"p99\":%.2f,\"p999\":%.2f,"
         "\"max\":%.2f,\"answerBytes\":%.1f,\"processor\":%.3f}\n",
         measured, seconds, seconds > 0 ? measured / seconds : 0, percentile(.5), percentile(.9), percentile(.99), percentile(.999),
         percentile(.9999999), answered ? (double)bytes_in / answered : 0, processor);
  return 0;
}
