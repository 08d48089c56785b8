/// Takes lines out of bytes that come in pieces. A line ends with a carriage return and a line feed; every other control
/// byte but a tab is refused at once.
struct LineReader: Sendable {
  private var line: [UInt8] = []
  private var isReturned = false

  /// Whether a line was begun.
  var isEmpty: Bool { line.isEmpty && !isReturned }

  /// The next line without its end; nil where its end is still to come.
  /// - Parameters:
  ///   - limit: bytes that a line may have.
  ///   - tooLong: what longer lines are refused with.
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
