/// Parses the fields of a header, or the fields after the last chunk of a chunked body, line by line.
struct HeaderReader: Sendable {
  private(set) var fields = HeaderFields()
  private var lines = LineReader()
  private var bytes = 0
  private let limits: HTTPLimits

  init(_ limits: HTTPLimits) { self.limits = limits }

  /// Parses the header lines in the input. Returns true once the empty line after the last field has been read, and
  /// false if more input is needed.
  mutating func read(_ input: inout ArraySlice<UInt8>) throws(HTTPRefusal) -> Bool {
    while let line = try lines.next(&input, limit: limits.headerBytes - bytes, tooLong: .headerTooLarge) {
      if line.isEmpty { return true }
      bytes += line.count
      guard fields.count < limits.fields else { throw .tooManyFields }
      try append(line)
    }
    return false
  }

  private mutating func append(_ line: [UInt8]) throws(HTTPRefusal) {
    if line[0] == ASCII.space || line[0] == ASCII.tab { throw .foldedField }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), ASCII.isToken(line[..<colon]) else {
      throw .malformedField
    }
    fields.append(
      String(decoding: line[..<colon], as: UTF8.self),
      String(decoding: ASCII.trimmed(line[(colon + 1)...]), as: UTF8.self))
  }
}
