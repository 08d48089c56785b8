import Glibc

/// Operations on any open descriptor: a file, socket or pipe.
package enum Descriptor {
  package static func close(_ descriptor: Int32) {
    Glibc.close(descriptor)
  }

  /// A descriptor to reserve, which can be closed when another one is needed; nil if none is left.
  package static func placeholder() -> Int32? {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  package static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }

  /// Keeps programs that this process starts from inheriting the descriptor.
  package static func keepFromChildren(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  package static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  package enum Input {
    case bytes(Int)
    case end
    /// There is nothing to read now, or a signal came.
    case nothing
    case failed(SystemError)
  }

  /// Reads once, into the first bytes of the buffer.
  package static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Input {
    let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    return errno == EAGAIN || errno == EINTR ? .nothing : .failed(SystemError("read from", "a descriptor"))
  }

  /// Writes all bytes to a blocking descriptor.
  /// - Parameter path: for error messages.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest
      rest.removeFirst(
        try check("write", path) { written.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } })
    }
  }

  /// Writes as many bytes as a single call takes. Safe in a signal handler.
  package static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    _ = write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Makes a file with this content, or replaces its content. Safe in a signal handler.
  /// - Parameter path: ends with a zero byte.
  package static func keep(_ bytes: UnsafeRawBufferPointer, at path: UnsafePointer<CChar>) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    writeOnce(bytes, to: file)
    close(file)
  }

  /// Waits until something can be read, or the end is reached.
  /// - Parameter milliseconds: the longest wait; -1 waits forever.
  /// - Returns: false if the time has passed or a signal came.
  package static func waitToRead(_ descriptor: Int32, milliseconds: Int32) throws(SystemError) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&polled, 1, milliseconds)
    if count < 0, errno != EINTR { throw SystemError("read from", "a descriptor") }
    return count > 0
  }
}

/// Standard output and standard error.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in characters; nil if it is not a terminal.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try Descriptor.writeAll(bytes, to: rawValue, self == .output ? "standard output" : "standard error")
  }
}
