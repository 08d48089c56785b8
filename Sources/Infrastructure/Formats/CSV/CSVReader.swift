import KernelApplication

/// Reads CSV documents (RFC 4180) in UTF-8, with a byte order mark or without, their lines ended by LF or CRLF, their
/// fields delimited by `,` or `;`.
package enum CSVReader {
  /// The longest row that is read, in bytes: a file without line ends takes no more memory than that.
  package static let longestRow = 1 << 20

  /// Hands over the rows of a document.
  /// - Parameters:
  ///   - part: of the bytes, where not all of them are read: it ends behind a line's end, as a row that it cuts is read
  ///     as if it ended there.
  ///   - use: is handed each row, the first with the columns' names.
  ///   - problem: makes the error of what is no CSV.
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

  /// How many bytes of the beginning are a byte order mark.
  private static func byteOrderMark(_ bytes: UnsafeRawBufferPointer) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// What stands between the fields: `;` where the first line has more of them than commas.
  private static func delimiter(_ bytes: UnsafeRawBufferPointer) -> UInt8 {
    let first = bytes.part(0..<(bytes.firstIndex(of: 0x0A, from: 0) ?? bytes.count))
    let (semicolons, commas) = (first.count { $0 == UInt8(ascii: ";") }, first.count { $0 == UInt8(ascii: ",") })
    return UInt8(ascii: semicolons > commas ? ";" : ",")
  }
}
