import JSONCoding
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain

extension PrayerEditCoding {
  /// The entry that a value of a kind says; nil where it says none, whatever is wrong with it.
  static func read(_ kind: String, _ json: [UInt8]) -> PrayerEntryRead? {
    try? JSONReader.read(json) { (reader) throws(JSONError) in try read(kind, &reader) }
  }

  static func read(_ kind: String, _ reader: inout JSONReader) throws(JSONError) -> PrayerEntryRead {
    if kind == "period" { return try PrayerPeriodCoding.read(&reader) }
    let members = try Members(&reader)
    let edit: PrayerEdit?
    do {
      edit = try members.edit(kind)
    } catch {
      edit = nil
    }
    guard let edit else { throw reader.failure(.prayer(.unreadableEntry)) }
    return PrayerEntryRead(edit: edit, replaced: members.was)
  }

  /// What was read of an entry, in whatever order it was written.
  private struct Members {
    var day: CivilDay?
    var prayer: Prayer?
    var status: PrayerStatus?
    var at: Timestamp?
    var inCongregation = false
    var isCombined = false
    /// A prayer, or an instant of a period.
    var from: PrayerOfDay?
    var fromInstant: Timestamp?
    var until: PrayerOfDay?
    var reason: Excuse.Reason?
    var was: Excuse?
    var count: Int?
    var id: String?
    var prayers: [Prayer] = []
    var when: ReminderRule.When?
    var minutes = 0
    var since: Timestamp?
    var dueAt: Timestamp?

    init(_ reader: inout JSONReader) throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "day": day = try PrayerEditCoding.day(&reader)
        case "prayer": prayer = try PrayerEditCoding.value(&reader)
        case "status": status = try PrayerEditCoding.value(&reader)
        case "at": at = try PrayerEditCoding.instant(&reader)
        case "congregation": inCongregation = try reader.bool()
        case "combined": isCombined = try reader.bool()
        case "from":
          if reader.nextKind() == .object {
            from = try PrayerEditCoding.prayer(&reader)
          } else {
            fromInstant = try PrayerEditCoding.instant(&reader)
          }
        case "until": until = try PrayerEditCoding.prayer(&reader)
        case "reason": reason = try PrayerEditCoding.value(&reader)
        case "was": was = try Members(&reader).excuse
        case "count": count = try reader.int()
        case "id", "reminder": id = try reader.string()
        case "prayers":
          try reader.beginArray()
          while try reader.nextElement() { prayers.append(try PrayerEditCoding.value(&reader)) }
        case "when": when = try PrayerEditCoding.value(&reader)
        case "minutes": minutes = try reader.int()
        case "since": since = try PrayerEditCoding.instant(&reader)
        case "dueAt": dueAt = try PrayerEditCoding.instant(&reader)
        // Of a line that is sealed.
        case "crc": try reader.skipValue()
        default: throw reader.failure(.prayer(.unreadableEntry), at: key)
        }
      }
    }

    var one: PrayerOfDay? {
      guard let day, let prayer else { return nil }
      return PrayerOfDay(prayer, of: day)
    }

    var excuse: Excuse? {
      from.flatMap { try? Excuse(from: $0, until: until, reason: reason) }
    }

    /// Nil where something is missing or outside its range.
    func edit(_ kind: String) throws(PrayerInputError) -> PrayerEdit? {
      switch kind {
      case "log":
        guard let one, let status else { return nil }
        return .log(one, PrayerEntry(status, at: at, inCongregation: inCongregation, isCombined: isCombined))
      case "clear": return one.map { .clear($0) }
      case "removePeriod": return .removePeriod(from: fromInstant)
      case "excuse": return excuse.map { .putExcuse($0) }
      case "removeExcuse": return from.map { .removeExcuse(from: $0) }
      case "debt":
        guard let prayer, let count, PrayerDebt.counts.contains(count) else { return nil }
        return .setEstimate(prayer, count)
      case "reminder":
        guard let id, let when else { return nil }
        return .putReminder(
          try ReminderRule(id: id, prayers: prayers, when: when, minutes: minutes, since: since))
      case "removeReminder": return id.map { .removeReminder(id: $0) }
      case PrayerEditCoding.sent:
        guard let id, let one, let dueAt else { return nil }
        return .sent(SentReminder(rule: id, prayer: one, dueAt: dueAt))
      default: return nil
      }
    }
  }

  // MARK: Values

  static func value<Value: RawRepresentable>(
    _ reader: inout JSONReader
  ) throws(JSONError) -> Value where Value.RawValue == String {
    let text = try reader.text()
    guard let value = Value(rawValue: text.string) else { throw reader.failure(.prayer(.unreadableEntry), at: text) }
    return value
  }

  static func day(_ reader: inout JSONReader) throws(JSONError) -> CivilDay {
    let text = try reader.text()
    guard let day = text.read({ CivilDay(utf8: $0) }) else { throw reader.failure(.prayer(.unreadableEntry), at: text) }
    return day
  }

  static func instant(_ reader: inout JSONReader) throws(JSONError) -> Timestamp {
    let text = try reader.text()
    guard let instant = text.read({ Timestamp(utf8: $0) }) else {
      throw reader.failure(.prayer(.unreadableEntry), at: text)
    }
    return instant
  }

  private static func prayer(_ reader: inout JSONReader) throws(JSONError) -> PrayerOfDay {
    let members = try Members(&reader)
    guard let prayer = members.one else { throw reader.failure(.prayer(.unreadableEntry)) }
    return prayer
  }
}

extension Timestamp {
  /// Reads what `description` writes: tens of thousands of them when a log is read.
  init?(utf8 text: Span<UInt8>) {
    guard text.count == 20 || text.count == 24, text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"),
      text[16] == UInt8(ascii: ":"), text[text.count - 1] == UInt8(ascii: "Z"),
      let day = CivilDay(utf8: text.extracting(0..<10)), let hour = ASCII.integer(text, 11..<13), hour < 24,
      let minute = ASCII.integer(text, 14..<16), minute < 60, let second = ASCII.integer(text, 17..<19), second < 60
    else { return nil }
    var milliseconds = 0
    if text.count == 24 {
      guard text[19] == UInt8(ascii: "."), let fraction = ASCII.integer(text, 20..<23), fraction > 0 else { return nil }
      milliseconds = fraction
    }
    let seconds = Int64(day.daysSinceEpoch) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
    self.init(milliseconds: seconds * 1_000 + Int64(milliseconds))
  }
}
