import KernelDomain
import SwimmingDomain

/// A line of a meet file whose records have fixed columns, in Windows-1252, without the line end. Columns count from 1;
/// columns after the end of the line count as spaces.
struct MeetLine {
  /// The line's number in the file, counted from 1.
  let number: Int
  private let bytes: Slice<UnsafeRawBufferPointer>

  /// The first two characters, which name the kind of record, such as `D1`.
  var record: Record { Record(self[1], self[2]) }
  /// Whether the line contains only spaces, apart from the mark (0x1A) with which old programs end a file.
  var isBlank: Bool { bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x1A } }

  /// The byte in a column of the line. Columns count from 1.
  subscript(column: Int) -> UInt8 {
    column <= bytes.count ? bytes[bytes.startIndex + column - 1] : UInt8(ascii: " ")
  }

  /// Returns the text in `length` columns, starting with `column`, without surrounding spaces.
  func text(_ column: Int, _ length: Int) -> String {
    var text = String.UnicodeScalarView()
    for byte in field(column, length) { text.append(MeetLine.scalar(byte)) }
    return String(text).cleanName
  }

  /// Returns the whole number in these columns; nil if they contain anything but digits and surrounding spaces.
  func integer(_ column: Int, _ length: Int) -> Int? {
    var value = 0
    let digits = field(column, length)
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    for byte in digits {
      guard case let digit = byte &- 0x30, digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  /// Returns the time in these columns, in hundredths of a second; nil if they contain no time, or 0.00.
  func time(_ column: Int, _ length: Int) -> Int? {
    let field = field(column, length)
    let time = OfficialResultRule.time(utf8: UnsafeRawBufferPointer(rebasing: field))
    return time.flatMap { OfficialResultRule.times.contains($0) ? $0 : nil }
  }

  /// Returns the day in the eight columns that start with `column`, in the form `MMDDYYYY`; nil if there is no such
  /// day.
  func day(_ column: Int) -> CivilDay? {
    guard field(column, 8).count == 8, let month = integer(column, 2), let day = integer(column + 2, 2),
      let year = integer(column + 4, 4)
    else { return nil }
    return CivilDay(year: year, month: month, day: day)
  }

  func isEmpty(_ column: Int, _ length: Int) -> Bool { field(column, length).isEmpty }

  /// Whether the columns contain exactly this text, apart from surrounding spaces.
  func has(_ text: StaticString, at column: Int, _ length: Int) -> Bool {
    field(column, length).elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Returns the sum of the bytes in the odd columns and the sum of the bytes in the even columns, both up to column
  /// `last`.
  func sums(to last: Int) -> (odd: Int, even: Int) {
    let columns = UnsafeRawBufferPointer(rebasing: bytes.prefix(last))
    let spaces = last - columns.count
    let isOddNext = columns.count.isMultiple(of: 2)
    var odd = (isOddNext ? (spaces + 1) / 2 : spaces / 2) * 0x20
    var even = spaces * 0x20 - odd
    for index in stride(from: 0, to: columns.count, by: 2) { odd += Int(columns[index]) }
    for index in stride(from: 1, to: columns.count, by: 2) { even += Int(columns[index]) }
    return (odd, even)
  }

  /// Returns the bytes in these columns, without surrounding spaces.
  private func field(_ column: Int, _ length: Int) -> Slice<UnsafeRawBufferPointer> {
    let space = UInt8(ascii: " ")
    let start = min(bytes.startIndex + column - 1, bytes.endIndex)
    var field = bytes[start..<min(start + length, bytes.endIndex)]
    while field.first == space { field = field.dropFirst() }
    while field.last == space { field = field.dropLast() }
    return field
  }

  /// The code points of the Windows-1252 characters 0x80 to 0x9F. The code point of every other character equals its
  /// byte.
  private static let special: [UInt32] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
    0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0xFFFD, 0x017E, 0x0178,
  ]

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(special[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }
}

extension MeetLine {
  /// The two characters that identify a kind of record, such as `D1`.
  struct Record: Hashable, ExpressibleByStringLiteral {
    private let first: UInt8
    private let second: UInt8

    init(_ first: UInt8, _ second: UInt8) {
      self.first = first
      self.second = second
    }

    init(stringLiteral text: StaticString) {
      self.init(text.utf8Start[0], text.utf8Start[1])
    }
  }

  /// Returns the lines of a meet file. Lines end with a line feed, which a carriage return may precede. Blank lines at
  /// the end are left out.
  static func lines(of bytes: UnsafeRawBufferPointer) -> [MeetLine] {
    var lines: [MeetLine] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let last = end > start && bytes[end - 1] == 0x0D ? end - 1 : end
      lines.append(MeetLine(number: lines.count + 1, bytes: bytes[start..<last]))
      start = end + 1
    }
    while lines.last?.isBlank == true { lines.removeLast() }
    return lines
  }
}
