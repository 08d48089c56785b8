// Reads the trace of `valgrind --tool=lackey --trace-mem=yes` from its input, and prints each address below 64 MiB once
// for each kind of access, in the order of the first: `I` for an instruction, `D` for data. Addresses are rounded down
// to 8 bytes. A program that is linked at a fixed place lies there.
#include <stdio.h>
#include <stdlib.h>

enum { LIMIT = 1 << 26, GRAIN = 8 };

static unsigned char seen[2][LIMIT / GRAIN];

int main(void) {
  char line[256];
  while (fgets(line, sizeof line, stdin)) {
    int isCode = line[0] == 'I';
    if (!isCode && (line[0] != ' ' || (line[1] != 'L' && line[1] != 'S' && line[1] != 'M'))) continue;
    unsigned long address = strtoul(line + 3, NULL, 16);
    if (address >= LIMIT || seen[isCode][address / GRAIN]) continue;
    seen[isCode][address / GRAIN] = 1;
    printf("%c %lx\n", isCode ? 'I' : 'D', address / GRAIN * GRAIN);
  }
}
