import Libc

/// Something that happens once and wakes all threads that wait for it.
package final class Event: Sendable {
  /// A pipe that contains a byte, which is never read, once the event has happened.
  private let (output, input): (Int32, Int32)

  package init() {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0, "no pipe: errno \(errno)")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, input) = (ends[0], ends[1])
  }

  deinit {
    close(output)
    close(input)
  }

  package func happen() {
    precondition(write(input, "!", 1) == 1, "no event: errno \(errno)")
  }

  /// Waits for the event; false if it does not happen within a minute.
  package func wait() -> Bool {
    var polled = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 60_000) == 1
  }
}
