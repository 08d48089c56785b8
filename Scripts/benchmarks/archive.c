#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>
/* archive make FOLDER COUNT: writes COUNT runs of half an hour, a fix each second, as FOLDER/N.fit.gz.
   archive inflate ARCHIVE LIST: inflates the members of a zip archive, which are gzip files, and verifies the checksums
   of both, as an import has to. LIST has a line for each: its offset, packed size, method and checksum. */

enum { FIXES = 1800, MOST = 1 << 20 };
static unsigned char file[MOST], packed[MOST];
static size_t length;

static void put(uint64_t value, int bytes) {
  while (bytes-- > 0) file[length++] = value & 255, value >>= 8;
}

static uint16_t checksum(const unsigned char *bytes, size_t count) {
  uint16_t sum = 0;
  for (size_t at = 0; at < count; at++) {
    sum ^= bytes[at];
    for (int bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xA001 : sum >> 1;
  }
  return sum;
}

/* Defines local message LOCAL; FIELDS are number, size and base type of each field. */
static void define(int local, int global, int count, const unsigned char *fields) {
  put(0x40 | local, 1), put(0, 2), put(global, 2), put(count, 1);
  memcpy(file + length, fields, count * 3);
  length += count * 3;
}

static void fit(uint32_t start) {
  static const unsigned char record[] = {253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85, 2, 2, 0x84, 5, 4, 0x86, 3, 1, 2};
  static const unsigned char session[] = {253, 4, 0x86, 2, 4, 0x86, 7, 4, 0x86, 8, 4, 0x86, 9, 4, 0x86, 5, 1, 0};
  length = 14;
  define(0, 20, 6, record);
  for (uint32_t second = 0; second < FIXES; second++) {
    put(0, 1), put(start + second, 4);
    put((int32_t)(597000000 + second * 300 + rand() % 40), 4), put((int32_t)(172000000 + rand() % 40), 4);
    put(3500 + rand() % 10, 2), put(second * 300, 4), put(140 + rand() % 20, 1);
  }
  define(1, 18, 6, session);
  put(1, 1), put(start + FIXES, 4), put(start, 4), put(FIXES * 1000, 4), put(FIXES * 1000, 4), put(FIXES * 300, 4);
  put(1, 1);
  uint32_t data = length - 14;
  size_t end = length;
  length = 0;
  put(14, 1), put(0x20, 1), put(2132, 2), put(data, 4), memcpy(file + length, ".FIT", 4), length += 4;
  put(checksum(file, 12), 2);
  length = end;
  put(checksum(file, length), 2);
}

static int make(const char *folder, int count) {
  for (int number = 0; number < count; number++) {
    char name[4096];
    fit(1000000000 - (uint32_t)number * 86400);
    snprintf(name, sizeof name, "%s/%d.fit.gz", folder, number + 1);
    gzFile out = gzopen(name, "wb");
    if (!out || gzwrite(out, file, length) != (int)length || gzclose(out) != Z_OK) return 1;
  }
  return 0;
}

/* Inflates all of IN to OUT; returns how much it is. */
static size_t inflated(const unsigned char *in, size_t count, unsigned char *out, int bits) {
  z_stream stream = {0};
  stream.next_in = (unsigned char *)in, stream.avail_in = count, stream.next_out = out, stream.avail_out = MOST;
  if (inflateInit2(&stream, bits) || inflate(&stream, Z_FINISH) != Z_STREAM_END) exit(1);
  size_t total = stream.total_out;
  inflateEnd(&stream);
  return total;
}

static int inflate_all(const char *archive, const char *list) {
  static unsigned char raw[MOST];
  long offset, size, method, total = 0;
  unsigned long sum;
  int in = open(archive, O_RDONLY);
  FILE *members = fopen(list, "r");
  if (in < 0 || !members) return 1;
  while (fscanf(members, "%ld %ld %ld %lu", &offset, &size, &method, &sum) == 4) {
    if (size > MOST || pread(in, raw, size, offset) != size) return 1;
    const unsigned char *gzip = raw;
    if (method) size = inflated(raw, size, packed, -15), gzip = packed;
    if (crc32(0, gzip, size) != sum) return 1;
    /* 31: a gzip file, whose checksum zlib verifies. */
    total += inflated(gzip, size, file, 31);
  }
  printf("%ld\n", total);
  return 0;
}

int main(int count, char **words) {
  if (count == 4 && !strcmp(words[1], "make")) return make(words[2], atoi(words[3]));
  return count == 4 && !strcmp(words[1], "inflate") ? inflate_all(words[2], words[3]) : 2;
}
