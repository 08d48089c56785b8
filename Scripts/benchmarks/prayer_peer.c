// The days from 2000 to 2099 by libitl, for `Scripts/bench prayer`: the same place and method, asked as `recordbook-bench
// prayer times` is.
#include <itl/prayer.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static int month_length(int month, int year) {
  if (month == 2) return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
  return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

static Location place = {.degreeLong = 28.9784, .degreeLat = 41.0082, .gmtDiff = 0, .pressure = 1010, .temperature = 10};

// Works the days out, and writes them if asked to. Returns how many there were.
static int days(int first, int last, const Method *method, int writes) {
  int count = 0;
  for (int year = first; year <= last; year++) {
    for (int month = 1; month <= 12; month++) {
      for (int day = 1; day <= month_length(month, year); day++, count++) {
        Date date = {.day = day, .month = month, .year = year};
        Prayer times[6];
        getPrayerTimes(&place, method, &date, times);
        for (int event = 0; writes && event < 6; event++) {
          printf("%d%c", times[event].hour * 60 + times[event].minute, event < 5 ? ',' : '\n');
        }
      }
    }
  }
  return count;
}

int main(void) {
  Method method;
  getMethod(5, &method);
  method.round = 1;
  char line[16];
  while (fgets(line, sizeof line, stdin)) {
    if (strcmp(line, "list\n") == 0) {
      days(2026, 2026, &method, 1);
      puts("end");
    } else {
      struct timespec start, end;
      clock_gettime(CLOCK_MONOTONIC, &start);
      if (days(2000, 2099, &method, 0) != 36525) return 1;
      clock_gettime(CLOCK_MONOTONIC, &end);
      printf("%f\n", (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) / 1e6);
    }
    fflush(stdout);
  }
  return 0;
}
