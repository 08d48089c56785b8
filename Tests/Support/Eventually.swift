import Libc

/// Waits until a condition holds. Returns false if it does not hold within a minute. Checks the condition at first
/// after 50 microseconds and then less and less often. Use it for changes that are not signalled, such as changes of
/// another process's state, of a socket's queue, or of a service's answers; otherwise use `Event` or a pipe. Blocks the
/// calling thread.
package func eventually(_ holds: () throws -> Bool) rethrows -> Bool {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(60)
  var pause: UInt32 = 50
  while try !holds() {
    if clock.now > deadline { return false }
    usleep(pause)
    pause = min(pause * 2, 10_000)
  }
  return true
}
