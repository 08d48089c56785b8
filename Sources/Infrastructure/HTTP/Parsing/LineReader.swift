/// Reads lines from bytes that arrive in pieces. A line ends with a carriage return and a line feed. Any other control
/// byte except a tab is refused at once.
struct LineReader: Sendable {
  private var line: [UInt8] = []
  private var isReturned = false

  /// Whether no line was begun.
  var isEmpty: Bool { line.isEmpty && !isReturned }

  /// The next line without its end; nil if its end is still to come.
  /// - Parameters:
  ///   - limit: the longest line, in bytes.
  ///   - tooLong: the refusal for longer lines.
  mutating func next(
    _ input: inout ArraySlice<UInt8>, limit: Int, tooLong: HTTPRefusal
  ) throws(HTTPRefusal) -> [UInt8]? {
    while let byte = input.popFirst() {
      if byte == ASCII.lineFeed {
        guard isReturned else { throw .bareNewline }
        defer { self = LineReader() }
        return line
      }
      if isReturned { throw .bareNewline }
      if byte == ASCII.carriageReturn {
        isReturned = true
      } else {
        if ASCII.isControl(byte), byte != ASCII.tab { throw .controlByte }
        guard line.count < limit else { throw tooLong }
        line.append(byte)
      }
    }
    return nil
  }
}
