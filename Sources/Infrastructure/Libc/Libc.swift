// The C library under one name, whichever system the program is built for.

#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import Glibc
#endif
