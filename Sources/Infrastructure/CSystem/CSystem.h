// What the toolchain's Glibc module leaves out. Header only; never defines _GNU_SOURCE, since that changes
// other headers' types under the test runner.
#ifndef RECORDBOOK_CSYSTEM_H
#define RECORDBOOK_CSYSTEM_H

#include <zlib.h>

#endif
