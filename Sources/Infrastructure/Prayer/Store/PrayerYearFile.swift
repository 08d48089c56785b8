import JSONCoding
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import Storage
import System

/// The files of log entries that were moved out of the journal, one per year, such as `prayer/log/2026`. Each line is a
/// day, with an array for each recorded prayer: the status, the time of the prayer, and letters. The letter `c` means
/// that the prayer was prayed in congregation. `p` means that it was combined with the other prayer of its pair, `s`
/// that it was shortened, and `j` that it was Jumu'ah. Missing values at the end of an array are left out:
///
///     {"day":"2026-11-22","fajr":["on-time","2026-11-22T04:50:00Z","c"],"asr":["late"],"isha":["late",null,"cp"]}
enum PrayerYearFile {
  static let kind = "log"

  static func key(_ year: Int) -> FileKey {
    FileKey(.prayer, kind, ASCII.decimal(year, digits: 4))
  }

  /// Reads the prayer log from the files of all years. Fails with `storeDamaged` if an entry cannot be read, instead of
  /// leaving it out.
  static func log(in content: SectionContent) throws(Failure) -> PrayerLog {
    let keys = content.keys.filter { $0.kind == kind }
    let years = Processors.map(keys.count) { number in
      Result { () throws(Failure) in try read(keys[number], content) }
    }
    var log = PrayerLog()
    for result in years {
      let year = try result.get()
      log.set(year.marks, year.instants, of: year.number)
    }
    return log
  }

  private static func read(_ key: FileKey, _ content: SectionContent) throws(Failure) -> Year {
    guard let number = Int(key.name) else {
      throw .storeDamaged(place: content.place(of: key), problem: .prayer(.unreadableEntry))
    }
    var year = Year(number)
    try SealedItems.prayer.read(key, in: content) { (reader) throws(JSONError) in try year.readDay(&reader) }
    return year
  }

  static func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    var year = Year(Int(key.name) ?? 0)
    return SealedItems.prayer.inspect(bytes) { (reader) throws(JSONError) in try year.readDay(&reader) }
  }

  /// Encodes the prayer log of a year as a file; nil if no prayer of the year is recorded.
  static func encode(_ log: PrayerLog, _ year: Int) -> [UInt8]? {
    let marks = log.marks(of: year)
    let instants = log.instants(of: year)
    let first = PrayerLog.firstDay(of: year)
    let days = (0..<marks.count / 5).filter { day in marks[day * 5..<day * 5 + 5].contains { $0 != .none } }
    guard !days.isEmpty else { return nil }
    return SealedItems.encode(capacity: 64 + days.count * 320, days) { day, writer in
      writer.member("day", CivilDay(daysSinceEpoch: first + day).description)
      for prayer in Prayer.allCases {
        let place = day * 5 + prayer.index
        guard let status = marks[place].status else { continue }
        writer.key(prayer.rawValue)
        write(status, marks[place], instants.isEmpty ? PrayerLog.never : instants[place], &writer)
      }
    }
  }

  private static func write(_ status: PrayerStatus, _ mark: PrayerMark, _ instant: Int64, _ writer: inout JSONWriter) {
    writer.beginArray()
    writer.string(status.rawValue)
    let letters =
      (mark.inCongregation ? "c" : "") + (mark.isCombined ? "p" : "") + (mark.isShortened ? "s" : "")
      + (mark.isJumuah ? "j" : "")
    if instant != PrayerLog.never {
      writer.string(Timestamp(milliseconds: instant).description)
    } else if !letters.isEmpty {
      writer.null()
    }
    if !letters.isEmpty { writer.string(letters) }
    writer.endArray()
  }

  /// The year that is being read, with what has been read of it so far.
  private struct Year {
    let number: Int
    var marks = Array(repeating: PrayerMark.none, count: PrayerLog.marksOfYear)
    var instants = Array(repeating: PrayerLog.never, count: PrayerLog.marksOfYear)
    private let first: Int

    init(_ number: Int) {
      self.number = number
      first = PrayerLog.firstDay(of: number)
    }

    /// Reads the line for one day. The first member must be the day.
    mutating func readDay(_ reader: inout JSONReader) throws(JSONError) {
      var day: Int?
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "day":
          let found = try value(&reader) { CivilDay(utf8: $0) }
          guard found.year == number else { throw reader.failure(.prayer(.unreadableEntry)) }
          day = found.daysSinceEpoch - first
        case "fajr": try readEntry(day, 0, &reader)
        case "dhuhr": try readEntry(day, 1, &reader)
        case "asr": try readEntry(day, 2, &reader)
        case "maghrib": try readEntry(day, 3, &reader)
        case "isha": try readEntry(day, 4, &reader)
        case "crc": try reader.skipValue()
        default: throw reader.failure(.prayer(.unreadableEntry), at: key)
        }
      }
      if day == nil { throw reader.failure(.prayer(.unreadableEntry)) }
    }

    private mutating func readEntry(_ day: Int?, _ prayer: Int, _ reader: inout JSONReader) throws(JSONError) {
      guard let day else { throw reader.failure(.prayer(.unreadableEntry)) }
      try reader.beginArray()
      try reader.expectElement()
      let status = try readStatus(&reader)
      var instant: Timestamp?
      var letters = Letters()
      if try reader.nextElement() {
        if !reader.takeNull() { instant = try value(&reader) { Timestamp(utf8: $0) } }
        if try reader.nextElement() {
          letters = try readLetters(&reader)
          try reader.endArray()
        }
      }
      marks[day * 5 + prayer] = PrayerMark(
        PrayerEntry(
          status, inCongregation: letters.c, isCombined: letters.p, isShortened: letters.s, isJumuah: letters.j))
      instants[day * 5 + prayer] = instant?.milliseconds ?? PrayerLog.never
    }

    private func value<Value>(
      _ reader: inout JSONReader, _ read: (Span<UInt8>) -> Value?
    ) throws(JSONError) -> Value {
      let text = try reader.text()
      guard let value = text.read(read) else { throw reader.failure(.prayer(.unreadableEntry), at: text) }
      return value
    }

    private func readStatus(_ reader: inout JSONReader) throws(JSONError) -> PrayerStatus {
      let text = try reader.text()
      switch text {
      case "on-time": return .onTime
      case "late": return .late
      case "made-up": return .madeUp
      case "missed": return .missed
      case "excused": return .excused
      default: throw reader.failure(.prayer(.unreadableEntry), at: text)
      }
    }

    private struct Letters {
      var c = false
      var p = false
      var s = false
      var j = false
    }

    private func readLetters(_ reader: inout JSONReader) throws(JSONError) -> Letters {
      var letters = Letters()
      let text = try reader.text()
      for letter in text.string.utf8 {
        switch letter {
        case UInt8(ascii: "c"): letters.c = true
        case UInt8(ascii: "p"): letters.p = true
        case UInt8(ascii: "s"): letters.s = true
        case UInt8(ascii: "j"): letters.j = true
        default: throw reader.failure(.prayer(.unreadableEntry), at: text)
        }
      }
      return letters
    }
  }
}
