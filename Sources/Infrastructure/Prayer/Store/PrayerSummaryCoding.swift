import JSONCoding
import KernelApplication
import KernelDomain
import PrayerDomain

/// Encodes the summary of the section `prayer` as two derived files. The first contains the part of the prayer log that
/// has been moved to the section's files. The second contains the years of the complete log that differ from the first
/// file, and everything else as a list of edits. A year is a text with one mark per prayer, up to the last mark of the
/// year. A mark is a character; `0` is the first possible mark. In the second file, an empty text means a year without
/// marks. The times in the log are omitted:
///
///     {"log":{"2025":"11…","2026":"0110951111"}}
///     {"log":{"2026":"0110951112"},"edits":[["period",{…}],["sent",{…}]]}
enum PrayerSummaryCoding {
  /// The mark of a prayer that is not recorded.
  private static let zero = UInt8(ascii: "0")

  /// Encodes the first derived file of the summary: the marks of the part of the log that has been moved to the
  /// section's files.
  static func encode(folded log: PrayerLog) -> [UInt8] {
    let years = log.years
    var writer = JSONWriter(capacity: 64 + years.count * (PrayerLog.marksOfYear + 16))
    writer.beginObject()
    write(log, years, &writer)
    writer.endObject()
    return writer.bytes
  }

  /// Encodes the second derived file of the summary: the years that differ from the first file, and the edits.
  static func encode(_ book: PrayerBook) -> [UInt8] {
    let (record, folded) = (book.record, book.folded.log)
    let years = Set(record.log.years + folded.years).sorted().filter {
      record.log.marks(of: $0) != folded.marks(of: $0)
    }
    var writer = JSONWriter(capacity: 4_096 + years.count * (PrayerLog.marksOfYear + 16))
    writer.beginObject()
    write(record.log, years, &writer)
    writeEdits(PrayerListFile.allCases, of: record, &writer)
    writer.endObject()
    return writer.bytes
  }

  static func writeEdits(_ files: [PrayerListFile], of record: PrayerRecord, _ writer: inout JSONWriter) {
    writer.beginArray("edits")
    for file in files { for edit in file.edits(of: record) { write(edit, &writer) } }
    for reminder in record.sent { write(.sent(reminder), &writer) }
    writer.endArray()
  }

  static func write(_ log: PrayerLog, _ years: [Int], _ writer: inout JSONWriter) {
    writer.beginObject("log")
    for year in years {
      writer.key(ASCII.decimal(year, digits: 4))
      writer.string(letters(of: log.marks(of: year)))
    }
    writer.endObject()
  }

  private static func letters(of marks: [PrayerMark]) -> String {
    let count = (marks.lastIndex { $0 != .none } ?? -1) + 1
    return String(unsafeUninitializedCapacity: count) { letters in
      for place in 0..<count { letters[place] = zero + marks[place].byte }
      return count
    }
  }

  private static func write(_ edit: PrayerEdit, _ writer: inout JSONWriter) {
    writer.beginArray()
    let (kind, fields) = PrayerEditCoding.fields(of: edit)
    writer.string(kind)
    writer.object(fields)
    writer.endArray()
  }

  /// Decodes the summary; nil if another version of this program wrote the files, in which case they are derived again.
  /// - Parameter parts: the first file and the second file, in this order.
  static func decode(_ parts: [[UInt8]]) -> PrayerRecord? {
    var record = PrayerRecord()
    do throws(JSONError) {
      for bytes in parts { try read(bytes, into: &record) }
      return record
    } catch {
      return nil
    }
  }

  private static func read(_ bytes: [UInt8], into record: inout PrayerRecord) throws(JSONError) {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "log": try readLog(&reader, into: &record.log)
        case "edits": try readEdits(&reader, into: &record)
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
    }
  }

  static func readEdits(_ reader: inout JSONReader, into record: inout PrayerRecord) throws(JSONError) {
    try reader.beginArray()
    while try reader.nextElement() { record.apply(try readEdit(&reader)) }
  }

  static func readLog(_ reader: inout JSONReader, into log: inout PrayerLog) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard let year = Int(key.string) else { throw reader.failure(.json(.outOfRange), at: key) }
      let text = try reader.text()
      guard let marks = text.read(marks) else { throw reader.failure(.json(.outOfRange), at: text) }
      log.set(marks, of: year)
    }
  }

  /// Parses the marks of a year; nil if any character is not a valid mark.
  private static func marks(_ letters: Span<UInt8>) -> [PrayerMark]? {
    guard letters.count <= PrayerLog.marksOfYear else { return nil }
    var marks = Array(repeating: PrayerMark.none, count: PrayerLog.marksOfYear)
    for place in letters.indices {
      guard let mark = PrayerMark(byte: letters[place] &- zero) else { return nil }
      marks[place] = mark
    }
    return marks
  }

  private static func readEdit(_ reader: inout JSONReader) throws(JSONError) -> PrayerEdit {
    try reader.beginArray()
    try reader.expectElement()
    let kind = try reader.string()
    try reader.expectElement()
    let edit = try PrayerEditCoding.read(kind, &reader).edit
    try reader.endArray()
    return edit
  }
}
