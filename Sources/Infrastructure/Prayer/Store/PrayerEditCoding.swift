import JSONCoding
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import Storage

/// An entry of the journal: the edit, and what lists of changes need of the state before it.
struct PrayerEntryRead {
  var edit: PrayerEdit
  /// The excuse that the edit replaced or removed.
  var replaced: Excuse?
  /// What a period changed from the one before it.
  var news: [News] = []

  enum News: String {
    case place, calculation
  }
}

/// Entries as the journal and files keep them, by kind. Instants are in UTC; what does not apply is left out.
///
///     log {"day":"2026-11-22","prayer":"fajr","status":"on-time","at":"2026-11-22T04:50:00Z","congregation":true}
///     clear {"day":"2026-11-22","prayer":"fajr"}
///     excuse {"from":{"day":"2026-11-22","prayer":"asr"},"until":{…},"reason":"travel","was":{…}}
///     debt {"prayer":"fajr","count":12}
///     reminder {"id":"1","prayers":["fajr"],"when":"before","minutes":10,"since":"2026-11-22T04:50:00Z"}
///     sent {"reminder":"1","day":"2026-11-22","prayer":"fajr","dueAt":"2026-11-22T04:21:00Z"}
///
/// Messages never quote a damaged entry, whose content is private.
enum PrayerEditCoding {
  static let sent = "sent"

  // MARK: Writing

  /// - Parameters:
  ///   - replaced: the excuse that the edit replaces or removes.
  ///   - news: what a period changes from the one before it.
  static func entry(_ edit: PrayerEdit, replacing replaced: Excuse? = nil, _ news: [PrayerEntryRead.News] = [])
    -> Entry
  {
    let (kind, fields) = fields(of: edit)
    return .add(kind, (fields + ["was": replaced, "news": news.ifNotEmpty]).bytes)
  }

  /// Writes the members of an object that was begun.
  static func write(_ edit: PrayerEdit, _ writer: inout JSONWriter) { writer.members(fields(of: edit).1) }

  static func fields(of edit: PrayerEdit) -> (kind: String, JSONFields) {
    switch edit {
    case .log(let prayer, let entry):
      (
        "log",
        [
          "day": prayer.day, "prayer": prayer.prayer, "status": entry.status, "at": entry.at,
          "congregation": entry.inCongregation.ifTrue, "combined": entry.isCombined.ifTrue,
        ]
      )
    case .clear(let prayer): ("clear", prayer.fields)
    case .putPeriod(let period): ("period", PrayerPeriodCoding.fields(of: period))
    case .removePeriod(let from): ("removePeriod", ["from": from])
    case .putExcuse(let excuse): ("excuse", excuse.fields)
    case .removeExcuse(let from): ("removeExcuse", ["from": from])
    case .setEstimate(let prayer, let count): ("debt", ["prayer": prayer, "count": count])
    case .putReminder(let rule):
      (
        "reminder",
        [
          "id": rule.id, "prayers": rule.prayers, "when": rule.when, "minutes": rule.minutes.unless(0),
          "since": rule.since,
        ]
      )
    case .removeReminder(let id): ("removeReminder", ["id": id])
    case .sent(let reminder):
      (sent, ["reminder": reminder.rule] + reminder.prayer.fields + ["dueAt": reminder.dueAt])
    }
  }

  // MARK: Reading

  /// Nil for a value that is not an edit of that kind, or is damaged.
  static func read(_ kind: String, _ json: [UInt8]) -> PrayerEntryRead? {
    try? JSONReader.read(json) { (reader) throws(JSONError) in try read(kind, &reader) }
  }

  static func read(_ kind: String, _ reader: inout JSONReader) throws(JSONError) -> PrayerEntryRead {
    do throws(JSONError) {
      return try JSONObject.read(&reader, besides: "crc") { (object) throws(JSONError) in
        guard let edit = try edit(kind, &object) else { return nil }
        return PrayerEntryRead(edit: edit, replaced: try object["was"], news: try object["news"] ?? [])
      }
    } catch {
      throw reader.failure(.prayer(.unreadableEntry))
    }
  }

  /// Nil if something is out of its range.
  private static func edit(_ kind: String, _ object: inout JSONObject) throws(JSONError) -> PrayerEdit? {
    switch kind {
    case "log":
      return try .log(
        PrayerOfDay(&object),
        PrayerEntry(
          object["status"], at: object["at"], inCongregation: object["congregation"] ?? false,
          isCombined: object["combined"] ?? false))
    case "clear": return try .clear(PrayerOfDay(&object))
    case "period": return try PrayerPeriodCoding.period(&object).map { .putPeriod($0) }
    case "removePeriod": return try .removePeriod(from: object["from"])
    case "excuse": return try Excuse(&object).map { .putExcuse($0) }
    case "removeExcuse": return try .removeExcuse(from: object["from"])
    case "debt":
      let count: Int = try object["count"]
      return PrayerDebt.counts.contains(count) ? try .setEstimate(object["prayer"], count) : nil
    case "reminder":
      let rule = try? ReminderRule(
        id: object["id"], prayers: object["prayers"] as [Prayer], when: object["when"],
        minutes: object["minutes"] ?? 0, since: object["since"])
      return rule.map { .putReminder($0) }
    case "removeReminder": return try .removeReminder(id: object["id"])
    case sent:
      return try .sent(
        SentReminder(rule: object["reminder"], prayer: PrayerOfDay(&object), dueAt: object["dueAt"]))
    default: return nil
    }
  }
}

// MARK: Values

extension Prayer: JSONValue {}
extension PrayerStatus: JSONValue {}
extension ReminderRule.When: JSONValue {}
extension Excuse.Reason: JSONValue {}
extension PrayerEntryRead.News: JSONValue {}

extension PrayerOfDay: JSONValue {
  fileprivate var fields: JSONFields { ["day": day, "prayer": prayer] }

  fileprivate init(_ object: inout JSONObject) throws(JSONError) {
    self.init(try object["prayer"], of: try object["day"])
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> PrayerOfDay {
    try JSONObject.read(&reader) { (object) throws(JSONError) in try PrayerOfDay(&object) }
  }

  func write(_ writer: inout JSONWriter) { writer.object(fields) }
}

extension Excuse: JSONValue {
  fileprivate var fields: JSONFields { ["from": from, "until": until, "reason": reason] }

  /// Nil for one that ends before it begins.
  fileprivate init?(_ object: inout JSONObject) throws(JSONError) {
    let (from, until): (PrayerOfDay, PrayerOfDay?) = (try object["from"], try object["until"])
    guard let excuse = try? Excuse(from: from, until: until, reason: try object["reason"]) else { return nil }
    self = excuse
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> Excuse {
    try JSONObject.read(&reader) { (object) throws(JSONError) in try Excuse(&object) }
  }

  func write(_ writer: inout JSONWriter) { writer.object(fields) }
}
