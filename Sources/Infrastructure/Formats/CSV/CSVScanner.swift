import KernelApplication
import System

import func CSystem.recordbook_csv_marks
import func Glibc.memcpy

/// Finds the rows of a CSV document (RFC 4180) in its bytes, piece by piece: the end of a piece that is no whole row
/// has to be handed over again, with what follows.
///
/// Quotes are only looked for where a field begins, so that `5" bar` is one. Empty lines are no rows.
struct CSVScanner: ~Copyable {
  static let mostFields = 1_024

  private let delimiter: UInt8
  private let fields = UnsafeMutableBufferPointer<CSVField>.allocate(capacity: mostFields)
  /// The line that the next row begins on, from 1.
  private var line = 1

  init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  deinit {
    fields.deallocate()
  }

  /// Hands over the rows that the bytes hold, in order.
  /// - Parameter isLast: whether nothing follows, so that the end of the bytes ends a row.
  /// - Returns: how many bytes those rows were.
  mutating func scan<Problem: Error>(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool, _ use: (CSVRow) throws(Problem) -> Void,
    problem: (CSVProblem) -> Problem
  ) throws(Problem) -> Int {
    var marks = CSVMarks(bytes, delimiter)
    var row = 0
    while row < bytes.count {
      let end: Int?
      do throws(CSVProblem) {
        end = try readRow(bytes, row, isLast, &marks)
      } catch {
        throw problem(error)
      }
      guard let end else { break }
      row = end
      if count > 0 {
        try use(CSVRow(bytes.baseAddress!, UnsafeBufferPointer(start: fields.baseAddress, count: count), line: rowLine))
      }
    }
    return row
  }

  /// The problem of a row that is longer than what may be handed over.
  /// - Parameter most: bytes.
  func longRow(most: Int) -> CSVProblem {
    CSVProblem(.csvLongRow(most: most), line: line, column: 1)
  }

  /// How many fields the row that was read last has; 0 for an empty line.
  private var count = 0
  /// The line on which it begins.
  private var rowLine = 1

  /// - Returns: where the row ends, its line feed included; nil where the bytes end first.
  @inline(__always)
  private mutating func readRow(
    _ bytes: UnsafeRawBufferPointer, _ row: Int, _ isLast: Bool, _ marks: inout CSVMarks
  ) throws(CSVProblem) -> Int? {
    let (first, delimiter) = (fields.baseAddress!, delimiter)
    let (base, end) = (bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), bytes.count)
    let quote = UInt8(ascii: "\"")
    var filled = 0
    rowLine = line
    var next = line
    var start = row
    marks.beginRow()
    while filled < CSVScanner.mostFields {
      guard let mark = marks.next() else {
        guard isLast else { return nil }
        first[filled] = lastField(bytes, start, end)
        return try endRow(bytes, row, stop: end, filled &+ 1, next, marks)
      }
      let byte = base[mark]
      if byte == delimiter {
        first[filled] = CSVField(start: start, end: mark, hasQuotes: false)
        filled &+= 1
        start = mark &+ 1
      } else if byte == 0x0A {
        first[filled] = lastField(bytes, start, mark)
        return try endRow(bytes, row, stop: mark, filled &+ 1, next, marks)
      } else if mark == start {
        // The usual case, quickly: the mark behind the quote that begins it is one before a delimiter.
        let closing = marks.next()
        if let closing, closing &+ 1 < end, base[closing] == quote, base[closing &+ 1] == delimiter {
          first[filled] = CSVField(start: start &+ 1, end: closing, hasQuotes: false)
          filled &+= 1
          start = closing &+ 2
          _ = marks.next()
          continue
        }
        guard let quoted = try readQuoted(bytes, start, closing, isLast, &marks, line: next, column: filled + 1)
        else { return nil }
        first[filled] = quoted.field
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

  /// A row's last field, without the carriage return that ends the row with the line feed.
  @inline(__always)
  private func lastField(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ stop: Int) -> CSVField {
    CSVField(start: start, end: start < stop && bytes[stop &- 1] == 0x0D ? stop &- 1 : stop, hasQuotes: false)
  }

  /// - Parameters:
  ///   - stop: where what ends the row stands.
  ///   - filled: how many fields it has.
  ///   - next: the line on which it ends.
  @inline(__always)
  private mutating func endRow(
    _ bytes: UnsafeRawBufferPointer, _ row: Int, stop: Int, _ filled: Int, _ next: Int, _ marks: borrowing CSVMarks
  ) throws(CSVProblem) -> Int {
    count = filled == 1 && fields[0].start == row && fields[0].end == row ? 0 : filled
    if marks.rowIsBeyondASCII { try checkUTF8(bytes) }
    line = stop < bytes.count ? next &+ 1 : next
    return min(stop &+ 1, bytes.count)
  }

  /// Reads a field in quotes.
  /// - Parameter first: the mark behind the quote that begins it.
  /// - Returns: the field, where what ends it stands, and how many line feeds it holds; nil where the bytes end first.
  @inline(never)
  private func readQuoted(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ first: Int?, _ isLast: Bool, _ marks: inout CSVMarks, line: Int,
    column: Int
  ) throws(CSVProblem) -> (field: CSVField, after: Int, lines: Int)? {
    var lines = 0
    var hasQuotes = false
    var upcoming = first
    while let mark = upcoming {
      if bytes[mark] == 0x0A { lines += 1 }
      guard bytes[mark] == UInt8(ascii: "\"") else {
        upcoming = marks.next()
        continue
      }
      let field = CSVField(start: start + 1, end: mark, hasQuotes: hasQuotes)
      guard mark + 1 < bytes.count else { return isLast ? (field, bytes.count, lines) : nil }
      switch bytes[mark + 1] {
      case UInt8(ascii: "\""):
        _ = marks.next()
        hasQuotes = true
        upcoming = marks.next()
      case delimiter, 0x0A:
        _ = marks.next()
        return (field, mark + 1, lines)
      case 0x0D where mark + 2 == bytes.count && !isLast:
        return nil
      case 0x0D where mark + 2 == bytes.count || bytes[mark + 2] == 0x0A:
        _ = marks.next()
        return (field, mark + 2, lines)
      default:
        throw CSVProblem(.csvTextAfterQuote, line: line + lines, column: column)
      }
    }
    if isLast { throw CSVProblem(.csvQuoteNeverClosed, line: line, column: column) }
    return nil
  }

  private func checkUTF8(_ bytes: UnsafeRawBufferPointer) throws(CSVProblem) {
    var line = rowLine
    for column in 0..<count {
      let field = bytes.part(fields[column].start..<fields[column].end)
      let wrong = firstWrongByte(in: field)
      line += field[..<(wrong ?? field.count)].count { $0 == 0x0A }
      if wrong != nil { throw CSVProblem(.notUTF8, line: line, column: column + 1) }
    }
  }
}

/// The place of the first byte that is no UTF-8; nil where all are.
private func firstWrongByte(in bytes: UnsafeRawBufferPointer) -> Int? {
  var place = 0
  while place < bytes.count {
    if bytes[place] < 0x80 {
      place += 1
      continue
    }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
    guard let length = UTF8Form.length(of: rest), length <= rest.count else { return place }
    place += length
  }
  return nil
}

/// Where delimiters, quotes and line feeds stand, one after the other.
private struct CSVMarks {
  private let bytes: UnsafeRawBufferPointer
  private let delimiter: UInt8
  /// Where the block begins that is looked at.
  private var block = 0
  /// Those of its marks that are still to come.
  private var marks: UInt64 = 0
  private var isBeyondASCII = false
  /// Whether a byte of the row may be beyond ASCII: one of the blocks that it lies in is.
  private(set) var rowIsBeyondASCII = false

  init(_ bytes: UnsafeRawBufferPointer, _ delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    look()
  }

  mutating func beginRow() {
    rowIsBeyondASCII = isBeyondASCII
  }

  /// The next mark of any kind; nil when there is none.
  @inline(__always)
  mutating func next() -> Int? {
    while marks == 0 {
      guard block &+ 64 < bytes.count else { return nil }
      block &+= 64
      look()
    }
    let place = block &+ marks.trailingZeroBitCount
    marks &= marks &- 1
    return place
  }

  @inline(__always)
  private mutating func look() {
    if bytes.count &- block >= 64 { take(bytes.baseAddress! + block) } else { lookAtLast() }
  }

  /// Looks at the last bytes, with zeros behind them.
  @inline(never)
  private mutating func lookAtLast() {
    let rest = bytes.count - block
    guard rest > 0, let start = bytes.baseAddress else { return }
    var last = InlineArray<64, UInt8>(repeating: 0)
    var span = last.mutableSpan
    span.withUnsafeMutableBytes { buffer in
      _ = memcpy(buffer.baseAddress!, start + block, rest)
      take(UnsafeRawPointer(buffer.baseAddress!))
    }
  }

  @inline(__always)
  private mutating func take(_ start: UnsafeRawPointer) {
    let found = recordbook_csv_marks(start, delimiter)
    marks = found.marks
    isBeyondASCII = found.beyond_ascii != 0
    rowIsBeyondASCII = rowIsBeyondASCII || isBeyondASCII
  }
}
