import KernelApplication

/// Reads CSV (RFC 4180) in UTF-8, with or without a byte order mark. Lines end with LF or CR LF, and fields are
/// separated by `,` or `;`.
package enum CSVReader {
  /// The greatest length of a row, in bytes. It limits the memory needed for a file without line ends.
  package static let longestRow = 1 << 20

  /// Calls `use` with each row of a CSV text.
  /// - Parameters:
  ///   - part: the range of bytes to read; nil for all bytes. It must end where a line ends, since a row that it cut
  ///     short would be read as a complete row.
  ///   - problem: creates the error to throw if the text is not valid CSV.
  ///   - use: called with each row. The first row has the names of the columns.
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

  /// Returns the byte that separates fields: `;` if the first line has more semicolons than commas, otherwise `,`.
  private static func delimiter(_ bytes: UnsafeRawBufferPointer) -> UInt8 {
    let first = bytes.part(0..<(bytes.firstIndex(of: 0x0A, from: 0) ?? bytes.count))
    let (semicolons, commas) = (first.count { $0 == UInt8(ascii: ";") }, first.count { $0 == UInt8(ascii: ",") })
    return UInt8(ascii: semicolons > commas ? ";" : ",")
  }
}
