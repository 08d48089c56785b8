import Libc

/// Reads standard input: lines, passwords that are not shown, and single keys.
package enum StandardInput {
  package static var isTerminal: Bool { isatty(descriptor) == 1 }

  private static let descriptor: Int32 = 0
  /// The maximum length of a line, in bytes.
  private static let longestLine = 4_096

  package enum Line: Hashable, Sendable {
    /// A line that the user entered, without its line feed.
    case text(String)
    /// A line that is not valid UTF-8. It is not repaired, because a repair would alter what the user typed.
    case notText
    case end
    /// The user pressed Ctrl-C.
    case interrupted
  }

  /// Reads the next line, without reading any byte after it.
  package static func line() throws(SystemError) -> Line {
    var bytes: [UInt8] = []
    while let byte = try next() {
      if byte == UInt8(ascii: "\n") { return text(bytes) }
      try add(byte, to: &bytes)
    }
    return bytes.isEmpty ? .end : text(bytes)
  }

  /// Reads a line from the terminal without showing what is typed. Restores the terminal's previous mode before
  /// returning.
  package static func hiddenLine() throws(SystemError) -> Line {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { throw SystemError("read from", "standard input") }
    var hidden = before
    // In this mode, every key is read as input, even Ctrl-C. If Ctrl-C sent a signal, it would end the process and
    // leave the terminal without echo.
    hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG)
    guard tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else { throw SystemError("read from", "standard input") }
    defer { tcsetattr(descriptor, TCSADRAIN, &before) }
    var bytes: [UInt8] = []
    while let byte = try next() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return text(bytes)
      case Key.interrupt: return .interrupted
      case Key.end: return bytes.isEmpty ? .end : text(bytes)
      case Key.delete, Key.backspace: removeCharacter(&bytes)
      case Key.kill: bytes.removeAll()
      default: try add(byte, to: &bytes)
      }
    }
    return bytes.isEmpty ? .end : text(bytes)
  }

  /// Reads the next key typed at the terminal, without waiting for the end of the line. Restores the terminal's
  /// previous mode before returning. Returns an empty text for Escape, and for keys other than ASCII characters, such
  /// as an arrow key or `é`.
  package static func key() throws(SystemError) -> Line {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { throw SystemError("read from", "standard input") }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG)
    guard tcsetattr(descriptor, TCSADRAIN, &raw) == 0 else { throw SystemError("read from", "standard input") }
    defer { tcsetattr(descriptor, TCSADRAIN, &before) }
    guard let byte = try next(), byte != Key.end else { return .end }
    if byte == Key.interrupt { return .interrupted }
    if byte == Key.escape || byte >= 0x80 {
      tcflush(descriptor, TCIFLUSH)
      return .text("")
    }
    return text([byte])
  }

  /// The bytes that the terminal sends for control keys by default. Other control keys that the user has configured in
  /// the terminal's settings are not recognised.
  private enum Key {
    static let interrupt: UInt8 = 0x03
    static let end: UInt8 = 0x04
    static let backspace: UInt8 = 0x08
    static let escape: UInt8 = 0x1B
    static let kill: UInt8 = 0x15
    static let delete: UInt8 = 0x7F
  }

  private static func text(_ bytes: [UInt8]) -> Line {
    String(validating: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...], as: UTF8.self).map(Line.text)
      ?? .notText
  }

  private static func add(_ byte: UInt8, to bytes: inout [UInt8]) throws(SystemError) {
    guard bytes.count < longestLine else {
      throw SystemError(code: EOVERFLOW, operation: "read from", path: "standard input")
    }
    bytes.append(byte)
  }

  /// Removes the last Unicode scalar from UTF-8 text, which means all bytes that encode it.
  private static func removeCharacter(_ bytes: inout [UInt8]) {
    while let last = bytes.popLast(), last & 0b1100_0000 == 0b1000_0000 {}
  }

  /// Reads the next byte of standard input; nil at the end of the input.
  private static func next() throws(SystemError) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count == 1 { return byte }
      if count == 0 { return nil }
      guard errno == EINTR else { throw SystemError("read from", "standard input") }
    }
  }
}
