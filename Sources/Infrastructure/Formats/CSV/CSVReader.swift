import KernelApplication

/// Reads CSV (RFC 4180) in UTF-8, with or without a byte order mark. Lines end with LF or CR LF, and fields are
/// separated by `,`, `;` or tabs.
package enum CSVReader {
  /// The maximum length of a row of a CSV text, in bytes. It limits the memory needed for a file that has no line
  /// feeds.
  package static let longestRow = 1 << 20

  /// Calls `use` with each row of a CSV text.
  /// - Parameters:
  ///   - part: the range of bytes to read; nil for all bytes. It must end at the end of a line, because a row that it
  ///     cuts short would be read as if it were complete.
  ///   - problem: converts the reason why the text is not valid CSV to the error to be thrown.
  ///   - use: called with each row, including the first row, which contains the names of the columns.
  package static func read<Problem: Error>(
    _ bytes: [UInt8], part: Range<Int>? = nil, problem: (CSVProblem) -> Problem,
    _ use: (CSVRow) throws(Problem) -> Void
  ) throws(Problem) {
    try bytes.withBytes { bytes throws(Problem) in
      let part = part ?? 0..<bytes.count
      let first = byteOrderMark(bytes)
      let document = bytes.part(max(part.lowerBound, first)..<part.upperBound)
      var scanner = CSVScanner(delimiter: delimiter(bytes.part(first..<bytes.count)))
      var start = 0
      while start < document.count {
        let isLast = document.count - start <= longestRow
        let piece = document.part(start..<(isLast ? document.count : start + longestRow))
        let count = try scanner.scan(piece, isLast: isLast, use, problem: problem)
        if count == 0, !isLast { throw problem(scanner.longRow(most: longestRow)) }
        start += count
      }
    }
  }

  /// Returns the length of the byte order mark at the start of the bytes: 3, or 0 if there is none.
  private static func byteOrderMark(_ bytes: UnsafeRawBufferPointer) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the byte that separates fields. This is the byte among `,`, `;` and tab that is most frequent in the first
  /// line outside quotation marks; if several are equally frequent, the first of them in this order.
  private static func delimiter(_ bytes: UnsafeRawBufferPointer) -> UInt8 {
    var counts: InlineArray<3, Int> = [0, 0, 0]
    var isQuoted = false
    for byte in bytes.part(0..<(bytes.firstIndex(of: 0x0A, from: 0) ?? bytes.count)) {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: counts[0] += 1
      case UInt8(ascii: ";") where !isQuoted: counts[1] += 1
      case UInt8(ascii: "\t") where !isQuoted: counts[2] += 1
      default: break
      }
    }
    if counts[2] > max(counts[0], counts[1]) { return UInt8(ascii: "\t") }
    return UInt8(ascii: counts[1] > counts[0] ? ";" : ",")
  }

  /// Returns the byte that separates the fields of a CSV text.
  package static func delimiter(of bytes: [UInt8]) -> UInt8 {
    bytes.withBytes { bytes in delimiter(bytes.part(byteOrderMark(bytes)..<bytes.count)) }
  }
}
