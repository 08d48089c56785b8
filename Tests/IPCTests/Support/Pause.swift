import Glibc

/// Blocks the thread: only for those of a test's own.
func pause(milliseconds: UInt32) {
  usleep(milliseconds * 1_000)
}

/// Waits until something holds; false when it does not within a minute.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<30_000 {
    if try condition() { return true }
    pause(milliseconds: 2)
  }
  return false
}
