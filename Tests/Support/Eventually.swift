import Libc

/// Waits until a condition holds; false if it does not within a minute. Polls, at first after 50 microseconds and then
/// less and less often. Use it for what sends no signal, such as the system's state of another process or a socket's
/// queue, or answers of a service; otherwise use `Event` or a pipe. Blocks the calling thread.
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
