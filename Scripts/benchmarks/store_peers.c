/* The same durable writes as the store's, by SQLite and by plain C. For each line on standard input does what it says
   and answers with milliseconds: `sqlite` inserts one correction into a database (WAL, synchronous=FULL), `append`
   writes and syncs one line of a file, `import` writes the year files given as arguments anew with the syncs that the
   store makes: each file, their folder, a manifest, and the folder of that.
   usage: store_peers FOLDER FILE... */
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char *edit =
    "[[1685919960000,21034],[1685919981000,21980],[1685920003000,22110],[1685920025000,22480]]";

static void need(int is_well, const char *what) {
  if (!is_well) { perror(what); exit(1); }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void write_file(const char *path, const char *bytes, size_t size) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  need(file >= 0, path);
  for (size_t done = 0; done < size;) {
    ssize_t count = pwrite(file, bytes + done, size - done, done);
    need(count > 0, path);
    done += count;
  }
  need(fsync(file) == 0 && close(file) == 0, path);
}

static void sync_folder(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  need(folder >= 0 && fsync(folder) == 0 && close(folder) == 0, path);
}

static void import(const char *folder, int number, int count, char **contents, size_t *sizes, double *took) {
  char store[400], workouts[440], path[500], target[500];
  snprintf(store, sizeof store, "%s/c%d", folder, number);
  snprintf(workouts, sizeof workouts, "%s/workouts", store);
  need(mkdir(store, 0700) == 0, store);
  double start = now();
  need(mkdir(workouts, 0700) == 0, workouts);
  sync_folder(store);
  for (int file = 0; file < count; file++) {
    snprintf(path, sizeof path, "%s/%d.1.json", workouts, 2000 + file);
    write_file(path, contents[file], sizes[file]);
  }
  sync_folder(workouts);
  snprintf(path, sizeof path, "%s/manifest.json.new", store);
  snprintf(target, sizeof target, "%s/manifest.json", store);
  write_file(path, contents[0], 1800);
  need(rename(path, target) == 0, path);
  sync_folder(store);
  *took = now() - start;
}

int main(int count, char **words) {
  char path[400], line[64], text[512];
  char *contents[64];
  size_t sizes[64];
  need(count > 2 && count < 64, "usage");
  for (int word = 2; word < count; word++) {
    FILE *file = fopen(words[word], "rb");
    need(file != NULL, words[word]);
    fseek(file, 0, SEEK_END);
    sizes[word - 2] = ftell(file);
    rewind(file);
    contents[word - 2] = malloc(sizes[word - 2]);
    need(fread(contents[word - 2], 1, sizes[word - 2], file) == sizes[word - 2], words[word]);
    fclose(file);
  }
  sqlite3 *database;
  sqlite3_stmt *insert;
  snprintf(path, sizeof path, "%s/peer.sqlite", words[1]);
  int code = sqlite3_open(path, &database);
  code |= sqlite3_exec(database,
      "pragma journal_mode=wal; pragma synchronous=full; create table corrections (number integer primary key,"
      " workout text, change text, first integer, last integer, style text, touched text)", 0, 0, 0);
  code |= sqlite3_prepare_v2(database,
      "insert into corrections (workout, change, first, last, style, touched) values (?, 'style', 1, 4, ?, ?)", -1,
      &insert, 0);
  need(code == SQLITE_OK, "sqlite");
  snprintf(path, sizeof path, "%s/peer.jsonl", words[1]);
  int journal = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600), length, imports = 0;
  need(journal >= 0, path);
  while (fgets(line, sizeof line, stdin)) {
    double start = now(), took = 0;
    if (!strcmp(line, "sqlite\n")) {
      sqlite3_bind_text(insert, 1, "20230604T230559Z", -1, SQLITE_STATIC);
      sqlite3_bind_text(insert, 2, "backstroke", -1, SQLITE_STATIC);
      sqlite3_bind_text(insert, 3, edit, -1, SQLITE_STATIC);
      need(sqlite3_step(insert) == SQLITE_DONE && sqlite3_reset(insert) == SQLITE_OK, "sqlite");
    } else if (!strcmp(line, "append\n")) {
      length = snprintf(text, sizeof text, "{\"n\":1,\"add\":\"swimming.correction\",\"value\":%s}\n", edit);
      need(write(journal, text, length) == length && fdatasync(journal) == 0, "append");
    } else {
      import(words[1], ++imports, count - 2, contents, sizes, &took);
    }
    printf("%.6f\n", took > 0 ? took : now() - start);
    fflush(stdout);
  }
  return 0;
}
