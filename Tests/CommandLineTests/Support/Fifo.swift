import Libc

/// A named pipe in place of a file that a program writes to. Writing to it wakes the test that waits for it.
final class Fifo {
  let path: String
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  init(_ path: String) {
    self.path = path
    precondition(mkfifo(path, 0o600) == 0, "\(path): errno \(errno)")
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit {
    close(descriptor)
  }

  /// Everything that was written so far.
  var text: String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until the text satisfies the condition; false if it does not within a minute, or before the last writer
  /// closes the pipe.
  @discardableResult
  func becomes(_ isSo: (String) -> Bool) -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    while !isSo(text) {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = (deadline - clock.now).components.seconds
      guard left > 0, poll(&polled, 1, Int32(left) * 1_000) >= 0, polled.revents & Int16(POLLIN) != 0 else {
        return isSo(text)
      }
    }
    return true
  }
}
