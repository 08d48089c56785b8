import JSONCoding
import KernelApplication
import KernelDomain
import PrayerDomain

/// All that she told but when she prayed, as it is kept beside the section: a mark each prayer, as a letter from `0` on,
/// and of all else the entries that come to it. A year ends with its last mark.
///
///     {"log":{"2026":"0110951111"},"edits":[["period",{…}],["sent",{…}]]}
enum PrayerSummaryCoding {
  /// The letter of a prayer of which nothing is recorded.
  private static let zero = UInt8(ascii: "0")

  static func encode(_ record: PrayerRecord) -> [UInt8] {
    let years = record.log.years
    var writer = JSONWriter(capacity: 4_096 + years.count * (PrayerLog.marksOfYear + 16))
    writer.beginObject()
    writer.key("log")
    writer.beginObject()
    for year in years {
      writer.key(ASCII.decimal(year, digits: 4))
      writer.string(letters(of: record.log.marks(of: year)))
    }
    writer.endObject()
    writer.key("edits")
    writer.beginArray()
    for file in PrayerListFile.allCases { for edit in file.edits(of: record) { write(edit, &writer) } }
    for reminder in record.sent { write(.sent(reminder), &writer) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
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
    writer.string(PrayerEditCoding.kind(of: edit))
    writer.beginObject()
    PrayerEditCoding.write(edit, &writer)
    writer.endObject()
    writer.endArray()
  }

  /// Nil for what this version did not write: it is made anew then.
  static func decode(_ bytes: [UInt8]) -> PrayerRecord? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in
      var record = PrayerRecord()
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "log": try readLog(&reader, into: &record.log)
        case "edits":
          try reader.beginArray()
          while try reader.nextElement() { record.apply(try readEdit(&reader)) }
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
      return record
    }
  }

  private static func readLog(_ reader: inout JSONReader, into log: inout PrayerLog) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard let year = Int(key.string) else { throw reader.failure(.json(.outOfRange), at: key) }
      let text = try reader.text()
      guard let marks = text.read(marks) else { throw reader.failure(.json(.outOfRange), at: text) }
      log.set(marks, of: year)
    }
  }

  /// Nil where they are none of a year's.
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
