import Glibc

/// Whether something holds within a minute: looks again and again, at first after 50 microseconds and then less and less
/// often. It is for what tells nobody when it happens, such as what the system says of another process or of a socket's
/// queue, or what a service answers when it is asked; whatever can tell is an `Event`, or bytes in a pipe. It blocks the
/// thread that it is called on.
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
