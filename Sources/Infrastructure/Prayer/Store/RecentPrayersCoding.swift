import JSONCoding
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain

/// Encodes the recent part of a record (see `PrayerRecord.recent`) as a derived file. The log is encoded as in the
/// summary. Witr is a text for each year, with one letter per day, up to the year's last entry: `p` if it was prayed,
/// `u` if it was made up, `m` if it was missed, and `-` without an entry. What was left out is counted in `earlier`:
///
///     {"earlier":{"until":"2025-01-01","first":{"day":"1996-11-30","prayer":"fajr"},"missed":[12,0,3,1,2],
///      "witr":80},"log":{"2025":"11…","2026":"0110951111"},"witr":{"2026":"pp-m"},"edits":[["period",{…}]]}
enum RecentPrayersCoding {
  private static let statuses: [(letter: UInt8, status: ExtraEntry.Status)] = [
    (UInt8(ascii: "p"), .prayed), (UInt8(ascii: "u"), .madeUp), (UInt8(ascii: "m"), .missed),
  ]
  private static let none = UInt8(ascii: "-")

  // MARK: Writing

  static func encode(_ whole: PrayerRecord) -> [UInt8] {
    let record = whole.recent
    var writer = JSONWriter(capacity: 8_192)
    writer.beginObject()
    if let earlier = record.earlier { write(earlier, &writer) }
    PrayerSummaryCoding.write(record.log, record.log.years, &writer)
    writeWitr(record, &writer)
    PrayerSummaryCoding.writeEdits(PrayerListFile.allCases.filter { $0 != .extras }, of: record, &writer)
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ earlier: EarlierPrayers, _ writer: inout JSONWriter) {
    writer.key("earlier")
    writer.object([
      "until": earlier.until, "first": earlier.first, "missed": earlier.missed.all, "witr": earlier.missedWitr,
    ])
  }

  private static func writeWitr(_ record: PrayerRecord, _ writer: inout JSONWriter) {
    var years: [Int: [UInt8]] = [:]
    for (extra, entry) in record.extras {
      let year = extra.day.year
      let place = extra.day.daysSinceEpoch - PrayerLog.firstDay(of: year)
      guard let letter = statuses.first(where: { $0.status == entry.status })?.letter else { continue }
      var letters = years[year] ?? []
      if letters.count <= place { letters += Array(repeating: none, count: place + 1 - letters.count) }
      letters[place] = letter
      years[year] = letters
    }
    writer.beginObject("witr")
    for (year, letters) in years.sorted(by: { $0.key < $1.key }) {
      writer.key(ASCII.decimal(year, digits: 4))
      writer.string(String(decoding: letters, as: UTF8.self))
    }
    writer.endObject()
  }

  // MARK: Reading

  /// Decodes the recent part of a record; nil if another version of this program wrote the file.
  static func decode(_ bytes: [UInt8]) -> PrayerRecord? {
    var record = PrayerRecord()
    do throws(JSONError) {
      try JSONReader.read(bytes) { (reader) throws(JSONError) in
        try reader.beginObject()
        while let key = try reader.nextKey() {
          switch key {
          case "earlier": record.earlier = try readEarlier(&reader)
          case "log": try PrayerSummaryCoding.readLog(&reader, into: &record.log)
          case "witr": try readWitr(&reader, into: &record)
          case "edits": try PrayerSummaryCoding.readEdits(&reader, into: &record)
          default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
          }
        }
      }
      return record
    } catch {
      return nil
    }
  }

  private static func readEarlier(_ reader: inout JSONReader) throws(JSONError) -> EarlierPrayers {
    try JSONObject.read(&reader) { (object) throws(JSONError) in
      let missed: [Int] = try object["missed"]
      let (until, first): (CivilDay, PrayerOfDay?) = (try object["until"], try object["first"])
      let witr: Int = try object["witr"]
      guard missed.count == Prayer.allCases.count else { return nil }
      return EarlierPrayers(until: until, first: first, missed: PrayerValues { missed[$0.index] }, missedWitr: witr)
    }
  }

  private static func readWitr(_ reader: inout JSONReader, into record: inout PrayerRecord) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard let year = Int(key.string) else { throw reader.failure(.json(.outOfRange), at: key) }
      let first = PrayerLog.firstDay(of: year)
      let text = try reader.text()
      for (place, letter) in text.string.utf8.enumerated() where letter != none {
        guard let status = statuses.first(where: { $0.letter == letter })?.status, let entry = try? ExtraEntry(status)
        else { throw reader.failure(.json(.outOfRange), at: text) }
        record.apply(.logExtra(ExtraOfDay(.witr, of: CivilDay(daysSinceEpoch: first + place)), entry))
      }
    }
  }
}
