/* Random and malformed messages for a JSON-RPC service on a Unix-domain socket, the same for the same seed.

   service_fuzz SOCKET TEMPLATES SEED COUNT

   TEMPLATES holds sound messages, one a line. Each message sent is one of them with some changes (bytes flipped,
   inserted, removed, doubled, cut, spliced with another, numbers and structure blown up), or bytes out of nowhere. They
   leave in bursts that are cut anywhere, on several connections that now and then end in the middle of a message. After
   each burst comes a sound request with a name of its own: it has to be answered within 20 s, and every line until then
   has to look like an answer. Prints counts as JSON; status 1 with the seed's place when the service breaks a rule. */
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { CONNECTIONS = 8, BURST = 64, MOST = 4096, ROOM = 1 << 22, PATIENCE = 20 };

struct connection { int descriptor; char *in; size_t filled; };

static const char *path;
static char **templates;
static size_t template_count;
static uint64_t state;
static long messages, answers, errors, batches, closed, burst_number;
static struct connection connections[CONNECTIONS];

static uint64_t random_number(void) {                                  /* xorshift64* */
  state ^= state >> 12, state ^= state << 25, state ^= state >> 27;
  return state * 2685821657736338717ULL;
}

static size_t below(size_t limit) { return limit ? random_number() % limit : 0; }

static void broken(const char *what, const char *detail, size_t length) {
  fprintf(stderr, "service_fuzz: after %ld messages: %s: %.*s\n", messages, what, (int)(length > 300 ? 300 : length),
          detail);
  exit(1);
}

static void open_connection(struct connection *connection) {
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  connection->descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  while (connect(connection->descriptor, (struct sockaddr *)&address, sizeof address))
    if (errno != EINTR && errno != EAGAIN) broken("nobody listens", strerror(errno), 60);
  connection->filled = 0;
}

static const char *const NASTY[] = {
  "\"", "\\", "\\u0000", "\\ud800", "\\udc00\\ud800", "{", "}", "[", "]", "[[[[[[[[[[[[[[[[", "]]]]]]]]", ",", ":", "null",
  "true", "-", "-0", "1e400", "1E-400", "0x10", "1.", "01", "99999999999999999999999999999999999999", "-9223372036854775809",
  "18446744073709551616", "NaN", "\"id\":1,\"id\":2,", "\"jsonrpc\":\"1.0\"", "\xff", "\xc0\x80", "\xed\xa0\x80",
  "\xf4\x90\x80\x80", "\xef\xbb\xbf", "\t", "\r", " ", "\"params\":[", "\"method\":null,", "\"id\":{}", "\"id\":[1]",
  "\"id\":\"\\u00e9\"", "{\"jsonrpc\":\"2.0\",\"method\":\"a\"}", "\"segment\":1", "\"laps\":[2,1]", "rpc.", "$/",
};

static size_t put(char *message, size_t length, size_t at, const char *bytes, size_t count) {
  if (length + count > MOST) return length;
  memmove(message + at + count, message + at, length - at);
  memcpy(message + at, bytes, count);
  return length + count;
}

static size_t change(char *message, size_t length) {
  size_t at = below(length), count;
  const char *nasty;
  switch (below(10)) {
    case 0: if (length) message[at] ^= 1 << below(8); return length;
    case 1: if (length) message[at] = (char)random_number(); return length;
    case 2: { char byte = (char)random_number(); return put(message, length, at, &byte, 1); }
    case 3: count = below(length - at > 16 ? 16 : length - at);
      memmove(message + at, message + at + count, length - at - count); return length - count;
    case 4: count = below(length - at > 64 ? 64 : length - at); { char copy[64]; memcpy(copy, message + at, count);
      return put(message, length, at, copy, count); }
    case 5: return at;
    case 6: nasty = templates[below(template_count)]; count = strlen(nasty);
      if (at + count <= MOST) memcpy(message + at, nasty, count), length = at + count;
      return length;
    case 7: { char digits[32]; return put(message, length, at, digits, sprintf(digits, "%lld", (long long)random_number())); }
    default: nasty = NASTY[below(sizeof NASTY / sizeof *NASTY)]; return put(message, length, at, nasty, strlen(nasty));
  }
}

static size_t make_message(char *message) {
  size_t length;
  if (below(64) == 0) {
    length = below(200);
    for (size_t at = 0; at < length; at++) message[at] = (char)random_number();
  } else {
    const char *sound = templates[below(template_count)];
    memcpy(message, sound, length = strlen(sound));
    for (size_t changes = below(5); changes--;) length = change(message, length);
  }
  for (size_t at = 0; at < length; at++)
    if (message[at] == '\n') message[at] = ' ';
  message[length] = '\n';
  return length + 1;
}

/* Every line but the one waited for is an answer, too. True when that one came. */
static int take_lines(struct connection *connection, const char *awaited) {
  int is_there = 0;
  char *start = connection->in, *end;
  while ((end = memchr(start, '\n', connection->in + connection->filled - start))) {
    size_t length = end - start;
    int is_batch = length > 2 && *start == '[' && end[-1] == ']';
    int is_single = length > 20 && !memcmp(start, "{\"jsonrpc\":\"2.0\",", 17) && end[-1] == '}';
    if (!is_batch && !is_single) broken("this is no answer", start, length);
    answers++, batches += is_batch;
    if (is_single && memmem(start, length, "\"error\":", 8)) errors++;
    if (awaited && memmem(start, length, awaited, strlen(awaited))) is_there = 1;
    start = end + 1;
  }
  connection->filled -= start - connection->in;
  memmove(connection->in, start, connection->filled);
  return is_there;
}

/* Reads what there is. -1 when the service has closed the connection. */
static int hear(struct connection *connection, const char *awaited) {
  while (1) {
    if (connection->filled == ROOM) broken("an endless answer", connection->in, 300);
    ssize_t count = read(connection->descriptor, connection->in + connection->filled, ROOM - connection->filled);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return 0;
    if (count <= 0) return -1;
    connection->filled += count;
    if (take_lines(connection, awaited)) return 1;
  }
}

/* Sends in pieces of any size, reading meanwhile. False when the service closed the connection. */
static int deliver(struct connection *connection, const char *bytes, size_t length) {
  time_t end = time(NULL) + PATIENCE;
  while (length) {
    size_t piece = below(4) ? length : 1 + below(length);
    ssize_t count = send(connection->descriptor, bytes, piece, MSG_NOSIGNAL);
    if (count > 0) bytes += count, length -= count, end = time(NULL) + PATIENCE;
    else if (errno != EAGAIN && errno != EINTR) return 0;
    else {
      struct pollfd wait = { connection->descriptor, POLLIN | POLLOUT, 0 };
      poll(&wait, 1, 1000);
      if (hear(connection, NULL) < 0) return 0;
      if (time(NULL) > end) broken("the service reads no more", bytes, length);
    }
  }
  return 1;
}

static void await(struct connection *connection, const char *awaited) {
  time_t end = time(NULL) + PATIENCE;
  int heard;
  while (!(heard = hear(connection, awaited))) {
    struct pollfd wait = { connection->descriptor, POLLIN, 0 };
    poll(&wait, 1, 1000);
    if (time(NULL) > end) broken("no answer in time to", awaited, strlen(awaited));
  }
  if (heard < 0) broken("the connection was closed before the answer to", awaited, strlen(awaited));
}

static void burst(void) {
  static char out[(BURST + 2) * (MOST + 1) + 256];
  struct connection *connection = &connections[below(CONNECTIONS)];
  size_t length = 0;
  char awaited[64];
  for (size_t count = 1 + below(BURST); count--; messages++) length += make_message(out + length);
  if (below(50) == 0) {                                                /* gone in the middle of a message */
    deliver(connection, out, below(length));
    close(connection->descriptor);
    return open_connection(connection);
  }
  sprintf(awaited, "\"burst %ld\"", ++burst_number);
  length += sprintf(out + length, "{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"service.hello\"}\n", awaited);
  if (!deliver(connection, out, length)) {
    closed++;
    close(connection->descriptor);
    return open_connection(connection);
  }
  await(connection, awaited);
}

static void read_templates(const char *name) {
  FILE *file = fopen(name, "r");
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  if (!file) broken(name, strerror(errno), 60);
  while ((length = getline(&line, &room, file)) > 1) {
    line[length - 1] = 0;
    templates = realloc(templates, (template_count + 1) * sizeof *templates);
    templates[template_count++] = strndup(line, MOST / 4);
  }
  fclose(file);
}

int main(int count, char **words) {
  if (count != 5) return 2;
  path = words[1];
  read_templates(words[2]);
  state = strtoull(words[3], NULL, 10) * 2 + 1;
  long wanted = atol(words[4]);
  for (int index = 0; index < CONNECTIONS; index++) {
    connections[index].in = malloc(ROOM);
    open_connection(&connections[index]);
  }
  while (messages < wanted) burst();
  printf("{\"messages\":%ld,\"answers\":%ld,\"errors\":%ld,\"batches\":%ld,\"closed\":%ld}\n", messages, answers, errors,
         batches, closed);
  return 0;
}
