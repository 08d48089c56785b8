import KernelApplication
import System

/// Finds the rows in a CSV text (RFC 4180) that is passed in piece by piece. The bytes after the last complete row of a
/// piece must be passed in again at the start of the next piece.
///
/// The character `"` counts as a quotation mark only at the start of a field, so `5" bar` is a valid field. Empty lines
/// are skipped.
struct CSVScanner: ~Copyable {
  static let mostFields = 1_024

  private let delimiter: UInt8
  private let fields = UnsafeMutableBufferPointer<CSVField>.allocate(capacity: mostFields)
  /// The number of the line on which the next row starts, counted from 1.
  private var line = 1

  init(delimiter: UInt8) { self.delimiter = delimiter }

  deinit {
    fields.deallocate()
  }

  /// Calls `use` with each complete row in the bytes, in order.
  /// - Parameters:
  ///   - isLast: whether this is the last piece, whose end also ends the last row.
  ///   - problem: converts the reason why a row is not valid CSV to the error to be thrown.
  /// - Returns: the number of bytes that the complete rows take up.
  mutating func scan<Problem: Error>(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool, _ use: (CSVRow) throws(Problem) -> Void,
    problem: (CSVProblem) -> Problem
  ) throws(Problem) -> Int {
    var marks = CSVMarks(bytes, delimiter)
    var row = 0
    previous = nil
    while row < bytes.count {
      let end: Int?
      do throws(CSVProblem) {
        end = try readRow(bytes, row, isLast, &marks)
      } catch {
        throw problem(error)
      }
      guard let end else { break }
      if count > 0 {
        let fields = UnsafeBufferPointer(start: fields.baseAddress, count: count)
        try use(CSVRow(bytes.baseAddress! + row, fields, line: rowLine, repeated: repeated))
      }
      row = end
    }
    return row
  }

  /// Creates the problem for a row that is too long.
  /// - Parameter most: the maximum length of a row, in bytes.
  func longRow(most: Int) -> CSVProblem {
    CSVProblem(.csvLongRow(most: most), line: line, column: 1)
  }

  /// The number of fields in the most recently read row; 0 for an empty line.
  private var count = 0
  /// The number of fields at the start of the most recently read row that are known to equal those of the row before
  /// it.
  private var repeated = 0
  /// The number of the line on which the most recently read row starts.
  private var rowLine = 1
  /// The byte offset at which the row before the current one starts. Nil if there is no such row, if its fields are no
  /// longer stored, or if it spans several lines.
  private var previous: Int?

  /// Reads the row of the CSV text that starts at the byte offset `row`.
  /// - Parameter isLast: whether the end of the bytes also ends the row.
  /// - Returns: the byte offset after the row and its line feed; nil if the row does not end within the bytes.
  @inline(__always)
  private mutating func readRow(
    _ bytes: UnsafeRawBufferPointer, _ row: Int, _ isLast: Bool, _ marks: inout CSVMarks
  ) throws(CSVProblem) -> Int? {
    let (first, delimiter) = (fields.baseAddress!, delimiter)
    let (base, end) = (bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), bytes.count)
    let quote = UInt8(ascii: "\"")
    rowLine = line
    var next = line
    marks.beginRow()
    findRepeated(bytes, row)
    var filled = repeated
    var start = row
    if filled > 0 {
      start = row &+ Int(first[filled &- 1].after)
      marks.skip(to: start)
    }
    while filled < CSVScanner.mostFields {
      guard let mark = marks.next() else {
        guard isLast else { return nil }
        first[filled] = lastField(base, row, start, end)
        return try endRow(bytes, row, stop: end, filled &+ 1, next, marks)
      }
      let byte = base[mark]
      if byte == delimiter {
        first[filled] = CSVField(start: start &- row, end: mark &- row, after: mark &+ 1 &- row, hasQuotes: false)
        filled &+= 1
        start = mark &+ 1
      } else if byte == 0x0A {
        first[filled] = lastField(base, row, start, mark)
        return try endRow(bytes, row, stop: mark, filled &+ 1, next, marks)
      } else if mark == start {
        // Fast path for a field in quotes: the next mark after the opening quote is a quote, which is followed by a
        // delimiter.
        let closing = marks.next()
        if let closing, closing &+ 1 < end, base[closing] == quote, base[closing &+ 1] == delimiter {
          first[filled] = CSVField(
            start: start &+ 1 &- row, end: closing &- row, after: closing &+ 2 &- row, hasQuotes: false)
          filled &+= 1
          start = closing &+ 2
          _ = marks.next()
          continue
        }
        guard let quoted = try readQuoted(bytes, closing, isLast, &marks, line: next, column: filled + 1)
        else { return nil }
        first[filled] = CSVField(
          start: start &+ 1 &- row, end: quoted.end &- row, after: quoted.after &+ 1 &- row, hasQuotes: quoted.hasQuotes
        )
        filled &+= 1
        next += quoted.lines
        guard quoted.after < end, base[quoted.after] == delimiter else {
          return try endRow(bytes, row, stop: quoted.after, filled, next, marks)
        }
        start = quoted.after &+ 1
      }
    }
    throw CSVProblem(.csvTooManyColumns(most: CSVScanner.mostFields), line: next, column: filled + 1)
  }

  /// Counts the fields at the start of the row that equal those of the previous row byte for byte, including the
  /// delimiters after them. In a log, usually only the last fields differ from row to row.
  @inline(__always)
  private mutating func findRepeated(_ bytes: UnsafeRawBufferPointer, _ row: Int) {
    repeated = 0
    guard let previous else { return }
    let (old, new) = (bytes.baseAddress! + previous, bytes.baseAddress! + row)
    let most = min(row &- previous, bytes.count &- row) &- 8
    var common = 0
    while common <= most {
      let others = old.word(common) ^ new.word(common)
      if others != 0 {
        common &+= others.trailingZeroBitCount / 8
        break
      }
      common &+= 8
    }
    let (first, last) = (fields.baseAddress!, count &- 1)
    var found = 0
    while found < last, Int(first[found].after) <= common { found &+= 1 }
    repeated = found
  }

  /// Returns the last field of the row that starts at the byte offset `row`. The field extends from `start` to `stop`,
  /// excluding a carriage return at its end.
  @inline(__always)
  private func lastField(_ base: UnsafePointer<UInt8>, _ row: Int, _ start: Int, _ stop: Int) -> CSVField {
    let end = start < stop && base[stop &- 1] == 0x0D ? stop &- 1 : stop
    return CSVField(start: start &- row, end: end &- row, after: end &- row, hasQuotes: false)
  }

  /// Ends the current row. Fails if the row is not valid UTF-8.
  /// - Parameters:
  ///   - stop: the byte offset of the line feed, or of the end of the bytes.
  ///   - filled: the number of fields in the row.
  ///   - next: the number of the line on which the row ends, counted from 1.
  /// - Returns: the byte offset after the row and its line feed.
  @inline(__always)
  private mutating func endRow(
    _ bytes: UnsafeRawBufferPointer, _ row: Int, stop: Int, _ filled: Int, _ next: Int, _ marks: borrowing CSVMarks
  ) throws(CSVProblem) -> Int {
    count = filled == 1 && fields[0].start == 0 && fields[0].end == 0 ? 0 : filled
    if marks.rowIsBeyondASCII { try checkUTF8(bytes, row) }
    previous = next == rowLine && count > 0 ? row : nil
    line = stop < bytes.count ? next &+ 1 : next
    return min(stop &+ 1, bytes.count)
  }

  /// Reads a field in quotation marks. Fails if the closing quotation mark is missing, or if text follows it within the
  /// field.
  /// - Parameter first: the byte offset of the first mark after the opening quotation mark.
  /// - Returns: the byte offset of the closing quotation mark (`end`), the byte offset of the delimiter or line end
  ///   after it (`after`), and the number of line feeds in the field. Nil if the field does not end within the bytes.
  @inline(never)
  private func readQuoted(
    _ bytes: UnsafeRawBufferPointer, _ first: Int?, _ isLast: Bool, _ marks: inout CSVMarks, line: Int,
    column: Int
  ) throws(CSVProblem) -> (end: Int, hasQuotes: Bool, after: Int, lines: Int)? {
    var lines = 0
    var hasQuotes = false
    var upcoming = first
    while let mark = upcoming {
      if bytes[mark] == 0x0A { lines += 1 }
      guard bytes[mark] == UInt8(ascii: "\"") else {
        upcoming = marks.next()
        continue
      }
      guard mark + 1 < bytes.count else { return isLast ? (mark, hasQuotes, bytes.count, lines) : nil }
      switch bytes[mark + 1] {
      case UInt8(ascii: "\""):
        _ = marks.next()
        hasQuotes = true
        upcoming = marks.next()
      case delimiter, 0x0A:
        _ = marks.next()
        return (mark, hasQuotes, mark + 1, lines)
      case 0x0D where mark + 2 == bytes.count && !isLast:
        return nil
      case 0x0D where mark + 2 == bytes.count || bytes[mark + 2] == 0x0A:
        _ = marks.next()
        return (mark, hasQuotes, mark + 2, lines)
      default:
        throw CSVProblem(.csvTextAfterQuote, line: line + lines, column: column)
      }
    }
    if isLast { throw CSVProblem(.csvQuoteNeverClosed, line: line, column: column) }
    return nil
  }

  private func checkUTF8(_ bytes: UnsafeRawBufferPointer, _ row: Int) throws(CSVProblem) {
    var line = rowLine
    for column in 0..<count {
      let field = bytes.part(row + Int(fields[column].start)..<row + Int(fields[column].end))
      let wrong = UTF8Form.firstWrong(in: field)
      line += field[..<(wrong ?? field.count)].count { $0 == 0x0A }
      if wrong != nil { throw CSVProblem(.notUTF8, line: line, column: column + 1) }
    }
  }
}
