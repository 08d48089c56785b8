import Libc

/// Operations on any open file descriptor, for example of a file, a socket or a pipe.
package enum Descriptor {
  package static func close(_ descriptor: Int32) {
    Libc.close(descriptor)
  }

  /// Opens a descriptor as a reserve. Closing it later makes room for another descriptor. Nil if the process cannot
  /// open any more.
  package static func placeholder() -> Int32? {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  package static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }

  /// Marks the descriptor so that programs started by this process do not inherit it.
  package static func keepFromChildren(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  package static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  package enum Input {
    case bytes(Int)
    case end
    /// There is nothing to read now, or a signal interrupted the call.
    case nothing
    case failed(SystemError)
  }

  /// Reads up to as many bytes as fit into the buffer, in one system call.
  package static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Input {
    let count = Libc.read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    return errno == EAGAIN || errno == EINTR ? .nothing : .failed(SystemError("read from", "a descriptor"))
  }

  /// Writes all bytes to a blocking descriptor.
  /// - Parameter path: the name of the file or stream, used in error messages.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest
      rest.removeFirst(
        try check("write", path) { written.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } })
    }
  }

  /// Writes as many bytes as a single system call accepts. Ignores errors. Safe to call in a signal handler.
  package static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    _ = write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Creates a file with these bytes, or replaces the content of an existing file. Ignores errors. Safe to call in a
  /// signal handler.
  /// - Parameter path: the file's path, which must end with a zero byte.
  package static func keep(_ bytes: UnsafeRawBufferPointer, at path: UnsafePointer<CChar>) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    writeOnce(bytes, to: file)
    close(file)
  }

  /// Waits until there is something to read, or the end of the input has been reached.
  /// - Parameter milliseconds: the maximum time to wait; -1 to wait without limit.
  /// - Returns: true if there is something to read or the end has been reached; false if the time is up, or if a signal
  ///   interrupted the wait.
  package static func waitToRead(_ descriptor: Int32, milliseconds: Int32) throws(SystemError) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&polled, 1, milliseconds)
    if count < 0, errno != EINTR { throw SystemError("read from", "a descriptor") }
    return count > 0
  }
}

/// This process's standard output or standard error.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in characters; nil if the stream is not a terminal.
  package var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// The height of the terminal in lines; nil if the stream is not a terminal.
  package var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var size: winsize? {
    var size = winsize()
    return ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try Descriptor.writeAll(bytes, to: rawValue, self == .output ? "standard output" : "standard error")
  }
}
