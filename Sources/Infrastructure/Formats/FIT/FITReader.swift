import KernelApplication

/// Reads FIT files (Flexible and Interoperable Data Transfer, Garmin's FIT protocol 2): messages of numbered fields,
/// laid out by definition messages. Several files may be chained in one.
package enum FITReader {
  /// Whether a file with this beginning is a FIT file: ".FIT" comes at byte 8, after the length of the header.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.count >= FITHeader.shortest && FITHeader.signature.elementsEqual(head[8..<12])
  }

  /// Reads all data messages in order, including unknown ones. Both checksums of a chained file are checked before
  /// `visit` is called with its first message.
  /// - Parameter visit: receives each message, and the number of its chained file, from 0.
  package static func read(_ bytes: [UInt8], _ visit: (FITMessage, Int) -> Void) throws(FormatProblem) {
    var start = 0
    var file = 0
    repeat {
      let header = try FITHeader(bytes, at: start)
      try verify(bytes, from: start, header)
      var records = FITRecords(bytes, header.records)
      while let message = try records.next() {
        visit(message, file)
      }
      start = header.records.upperBound + checksumSize
      file += 1
    } while start < bytes.count
  }

  private static let checksumSize = 2

  private static func verify(_ bytes: [UInt8], from start: Int, _ header: FITHeader) throws(FormatProblem) {
    let end = header.records.upperBound
    guard end + checksumSize <= bytes.count else {
      throw FormatProblem(.cutFIT(end: end + checksumSize), offset: Int64(bytes.count))
    }
    guard FITChecksum.of(bytes[start..<end]) == UInt16(bytes[end]) | UInt16(bytes[end + 1]) << 8 else {
      throw FormatProblem(.checksum, offset: Int64(end))
    }
  }
}
