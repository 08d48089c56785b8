import Glibc

/// A named pipe in the place of a file that a program writes to: what it writes wakes the test that waits for it.
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

  /// All that was written so far.
  var text: String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether what was written comes to be so, within a minute and before its last writer goes.
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
