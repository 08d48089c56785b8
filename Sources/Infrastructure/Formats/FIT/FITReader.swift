import KernelApplication

/// Reads FIT files (Flexible and Interoperable Data Transfer, Garmin's FIT protocol 2). A FIT file consists of
/// messages, and the layout of each message is defined by an earlier message. One file on disk may contain several FIT
/// files, one after another.
package enum FITReader {
  /// Whether the bytes begin like a FIT file, which has ".FIT" at byte 8.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    head.count >= FITHeader.shortest && FITHeader.signature.elementsEqual(head[8..<12])
  }

  /// The maximum number of sessions of a FIT file that are read, and of joined FIT files. No device writes so many, and a
  /// file made to have millions of them would take hours and gigabytes.
  package static let mostSessions = 200
  private static let mostFiles = 1_000

  /// Anything unusual about a file that could nevertheless be read.
  package struct Outcome: Hashable, Sendable {
    /// Whether bytes after the end of the FIT file were ignored.
    package var hasTrailingBytes = false
    /// Whether the file was cut short, and was therefore read only up to its last complete message.
    package var isSalvaged = false

    package init(hasTrailingBytes: Bool = false, isSalvaged: Bool = false) {
      (self.hasTrailingBytes, self.isSalvaged) = (hasTrailingBytes, isSalvaged)
    }
  }

  /// Reads all data messages in order, including messages of unknown kinds. If the bytes contain several FIT files,
  /// verifies the checksums of each before calling `visit` with its first message. Ignores bytes at the end that are
  /// not a FIT file.
  /// - Parameters:
  ///   - salvages: whether to read a file that is cut short up to its last complete message, instead of refusing it.
  ///   - number: a kind of message for which `visit` is not called, such as `record`, whose messages make up nearly the
  ///     whole file; nil to call `visit` for all kinds.
  ///   - visit: called with each message, and with the number of the FIT file that contains it, counted from 0.
  @discardableResult
  package static func read(
    _ bytes: [UInt8], salvages: Bool = false, passingOver number: UInt16? = nil, _ visit: (FITMessage, Int) -> Void
  ) throws(FormatProblem) -> Outcome {
    var outcome = Outcome()
    var start = 0
    var file = 0
    repeat {
      let header = try FITHeader(bytes, at: start)
      if let cut = cut(bytes, from: start, header) {
        guard salvages else { throw cut }
        outcome.isSalvaged = true
        var records = FITRecords(bytes, header.records.lowerBound..<bytes.count, passingOver: number)
        while let message = try? records.next() { visit(message, file) }
        return outcome
      }
      try verify(bytes, from: start, header)
      var records = FITRecords(bytes, header.records, passingOver: number)
      while let message = try records.next() {
        visit(message, file)
      }
      start = header.records.upperBound + checksumSize
      file += 1
      if start < bytes.count, file == mostFiles || !bytes[start...].isFITHeader {
        outcome.hasTrailingBytes = true
        return outcome
      }
    } while start < bytes.count
    return outcome
  }

  /// Returns the problem to report if the FIT file is cut short, because it ends too early or the device has never
  /// written its length. Nil if it is not cut short.
  /// - Parameter start: the byte offset of the file's header.
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
  /// Whether these bytes begin with a FIT header.
  fileprivate var isFITHeader: Bool {
    count >= FITHeader.shortest && self[startIndex] >= UInt8(FITHeader.shortest)
      && self[(startIndex + 8)...].starts(with: FITHeader.signature)
  }
}
