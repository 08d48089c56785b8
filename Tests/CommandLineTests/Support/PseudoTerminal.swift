import Glibc

/// A terminal at which a test sits: a program that has it as its standard input and output is asked and answers there.
final class PseudoTerminal {
  /// Of the side that the program opens.
  let path: String
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  init() {
    descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    precondition(descriptor >= 0 && grantpt(descriptor) == 0 && unlockpt(descriptor) == 0, "errno \(errno)")
    var name = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let failure = name.withUnsafeMutableBytes { ptsname_r(descriptor, $0.baseAddress, $0.count) }
    precondition(failure == 0, "errno \(failure)")
    path = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    // From the start as while a key is awaited, so that one pressed a moment early is no other.
    var keys = termios()
    tcgetattr(descriptor, &keys)
    keys.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(descriptor, TCSANOW, &keys)
  }

  deinit {
    close(descriptor)
  }

  /// What the program wrote up to these words, without the carriage returns of terminals; all that it wrote when they do
  /// not come within a minute, or its side was closed.
  func read(to end: String) -> String {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      if let found = text.firstRange(of: end) {
        bytes = Array(text[found.upperBound...].utf8)
        return String(text[..<found.upperBound])
      }
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = (deadline - clock.now).components.seconds
      guard left > 0, poll(&polled, 1, Int32(left) * 1_000) > 0 else { return text }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return text }
      bytes += buffer[..<count]
    }
  }

  func press(_ key: String) {
    let bytes = Array(key.utf8)
    precondition(write(descriptor, bytes, bytes.count) == bytes.count, "errno \(errno)")
  }
}
