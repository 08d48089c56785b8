import KernelApplication

/// Reads CSV documents (RFC 4180) in UTF-8, with or without a byte order mark. Lines end with LF or CRLF, and fields
/// are separated by `,` or `;`.
package enum CSVReader {
  /// The longest row accepted, in bytes, so that a file without line ends takes no more memory than that.
  package static let longestRow = 1 << 20

  /// Reads the rows of a document and calls `use` with each.
  /// - Parameters:
  ///   - part: the bytes to read; nil for all. It must end after the end of a line, since a row that it cuts is read as
  ///     if it ended there.
  ///   - problem: makes an error if the document is not valid.
  ///   - use: is called with each row; the first one has the names of the columns.
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

  /// The number of bytes of a byte order mark at the beginning, 0 or 3.
  private static func byteOrderMark(_ bytes: UnsafeRawBufferPointer) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The separator of fields: `;` if the first line has more of them than commas.
  private static func delimiter(_ bytes: UnsafeRawBufferPointer) -> UInt8 {
    let first = bytes.part(0..<(bytes.firstIndex(of: 0x0A, from: 0) ?? bytes.count))
    let (semicolons, commas) = (first.count { $0 == UInt8(ascii: ";") }, first.count { $0 == UInt8(ascii: ",") })
    return UInt8(ascii: semicolons > commas ? ";" : ",")
  }
}
