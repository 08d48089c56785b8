import KernelApplication

/// Reads FIT files (Flexible and Interoperable Data Transfer, Garmin's FIT protocol 2): messages of numbered fields,
/// laid out by definition messages. Several files may be chained in one.
package enum FITReader {
  /// Whether a file with this beginning is a FIT file: ".FIT" comes at byte 8, after the length of the header.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.count >= FITHeader.shortest && FITHeader.signature.elementsEqual(head[8..<12])
  }

  /// How a file was read that is not just whole.
  package struct Outcome: Hashable, Sendable {
    /// Whether bytes behind its end were left unread.
    package var hasTrailingBytes = false
    /// Whether it was cut, and read up to its last whole message.
    package var isSalvaged = false

    package init(hasTrailingBytes: Bool = false, isSalvaged: Bool = false) {
      (self.hasTrailingBytes, self.isSalvaged) = (hasTrailingBytes, isSalvaged)
    }
  }

  /// Reads all data messages in order, including unknown ones. Both checksums of a chained file are checked before
  /// `visit` is called with its first message. What follows a file without being another is not read.
  /// - Parameters:
  ///   - salvages: whether a file that is cut is read up to its last whole message, instead of being refused.
  ///   - visit: receives each message, and the number of its chained file, from 0.
  @discardableResult
  package static func read(
    _ bytes: [UInt8], salvages: Bool = false, _ visit: (FITMessage, Int) -> Void
  ) throws(FormatProblem) -> Outcome {
    var outcome = Outcome()
    var start = 0
    var file = 0
    repeat {
      let header = try FITHeader(bytes, at: start)
      if let cut = cut(bytes, from: start, header) {
        guard salvages else { throw cut }
        outcome.isSalvaged = true
        var records = FITRecords(bytes, header.records.lowerBound..<bytes.count)
        while let message = try? records.next() { visit(message, file) }
        return outcome
      }
      try verify(bytes, from: start, header)
      var records = FITRecords(bytes, header.records)
      while let message = try records.next() {
        visit(message, file)
      }
      start = header.records.upperBound + checksumSize
      file += 1
      if start < bytes.count, !bytes[start...].isFITHeader {
        outcome.hasTrailingBytes = true
        return outcome
      }
    } while start < bytes.count
    return outcome
  }

  /// Why a file must be cut: it ends early, or its device never wrote how long it is. Nil if it is whole.
  private static func cut(_ bytes: [UInt8], from start: Int, _ header: FITHeader) -> FormatProblem? {
    if header.records.isEmpty, header.records.upperBound + checksumSize < bytes.count,
      (try? verify(bytes, from: start, header)) == nil
    {
      return FormatProblem(.unfinishedFIT, offset: Int64(header.records.lowerBound))
    }
    let end = header.records.upperBound + checksumSize
    return end > bytes.count ? FormatProblem(.cutFIT(end: end), offset: Int64(bytes.count)) : nil
  }

  private static let checksumSize = 2

  private static func verify(_ bytes: [UInt8], from start: Int, _ header: FITHeader) throws(FormatProblem) {
    let end = header.records.upperBound
    guard FITChecksum.of(bytes[start..<end]) == UInt16(bytes[end]) | UInt16(bytes[end + 1]) << 8 else {
      throw FormatProblem(.checksum, offset: Int64(end))
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether another file begins here.
  fileprivate var isFITHeader: Bool {
    count >= FITHeader.shortest && self[startIndex] >= UInt8(FITHeader.shortest)
      && self[(startIndex + 8)...].starts(with: FITHeader.signature)
  }
}
