/// Splits bytes that arrive in pieces into lines. A line must end with a carriage return and a line feed. Refuses all
/// control bytes except tabs and these line ends.
struct LineReader: Sendable {
  private var line: [UInt8] = []
  private var isReturned = false

  /// True if no byte of the next line has arrived yet.
  var isEmpty: Bool { line.isEmpty && !isReturned }

  /// Removes the next line from the input and returns it without its line end; nil if the line is not complete yet.
  /// - Parameters:
  ///   - limit: the maximum length of a line, in bytes.
  ///   - tooLong: the refusal for a longer line.
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
