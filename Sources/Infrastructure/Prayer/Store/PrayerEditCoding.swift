import JSONCoding
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import Storage

/// A parsed journal entry: the edit, and what is needed to describe it to the user.
struct PrayerEntryRead {
  var edit: PrayerEdit
  /// The excuse that the edit replaced or removed; nil if there is none.
  var replaced: Excuse?
  /// How a new period differs from the period before it. Each period has one place and one calculation method.
  var news: [News] = []

  enum News: String {
    case place, calculation
  }
}

/// Encodes edits as journal entries and as items of files. Each line below shows the kind of an entry, followed by its
/// value. Instants are in UTC; members without a value are left out.
///
///     log {"day":"2026-11-22","prayer":"fajr","status":"on-time","at":"2026-11-22T04:50:00Z","congregation":true}
///     clear {"day":"2026-11-22","prayer":"fajr"}
///     excuse {"from":{"day":"2026-11-22","prayer":"asr"},"until":{…},"reason":"travel","was":{…}}
///     debt {"prayer":"fajr","count":12}
///     reminder {"id":"1","prayers":["fajr"],"when":"before","minutes":10,"since":"2026-11-22T04:50:00Z"}
///     journey {"from":"2026-11-20","until":"2026-11-25"}
///     settled {"from":{"day":"2026-11-22","prayer":"asr"}}
///     extra {"day":"2026-11-22","extra":"witr","at":"2026-11-22T21:00:00Z","units":3}
///     witr-owed {"count":3}
///     fast {"day":"2027-02-09","status":"owed","makeUp":true,"reason":"illness"}
///     fasts-owed {"count":3}
///     hijri-month {"month":"1448-09","begins":"2027-02-08"}
///     sent {"reminder":"1","day":"2026-11-22","prayer":"fajr","dueAt":"2026-11-22T04:21:00Z"}
///
/// Error messages never quote a damaged entry, since its content is private.
enum PrayerEditCoding {
  static let sent = "sent"

  // MARK: Writing

  /// Encodes an edit as an entry of a change.
  /// - Parameters:
  ///   - replaced: the excuse that the edit replaces or removes; nil if there is none.
  ///   - news: how a new period differs from the previous one.
  static func entry(_ edit: PrayerEdit, replacing replaced: Excuse? = nil, _ news: [PrayerEntryRead.News] = [])
    -> Entry
  {
    let (kind, fields) = fields(of: edit)
    return .add(kind, (fields + ["was": replaced, "news": news.ifNotEmpty]).bytes)
  }

  /// Writes the edit's members into the object that the writer has begun.
  static func write(_ edit: PrayerEdit, _ writer: inout JSONWriter) { writer.members(fields(of: edit).1) }

  static func fields(of edit: PrayerEdit) -> (kind: String, JSONFields) {
    switch edit {
    case .log(let prayer, let entry):
      (
        "log",
        [
          "day": prayer.day, "prayer": prayer.prayer, "status": entry.status, "at": entry.at,
          "congregation": entry.inCongregation.ifTrue, "combined": entry.isCombined.ifTrue,
          "shortened": entry.isShortened.ifTrue, "jumuah": entry.isJumuah.ifTrue,
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
    case .putJourney(let journey): ("journey", ["from": journey.from, "until": journey.until])
    case .removeJourney(let from): ("removeJourney", ["from": from])
    case .settle(let from): ("settled", ["from": from])
    case .logExtra(let extra, let entry?):
      (
        "extra",
        [
          "day": extra.day, "extra": extra.extra, "at": entry.at, "units": entry.units,
          "status": entry.status.unless(.prayed),
        ]
      )
    case .logExtra(let extra, nil): ("clearExtra", ["day": extra.day, "extra": extra.extra])
    case .logFast(let day, let entry?):
      ("fast", ["day": day, "status": entry.status, "makeUp": entry.isMakeUp.ifTrue, "reason": entry.reason])
    case .logFast(let day, nil): ("clearFast", ["day": day])
    case .setWitrEstimate(let count): ("witr-owed", ["count": count])
    case .setFastEstimate(let count): ("fasts-owed", ["count": count])
    case .putHijriMonth(let month, let begins?): ("hijri-month", ["month": month.description, "begins": begins])
    case .putHijriMonth(let month, nil): ("removeHijriMonth", ["month": month.description])
    case .sent(let reminder):
      (sent, ["reminder": reminder.rule] + reminder.prayer.fields + ["dueAt": reminder.dueAt])
    }
  }

  // MARK: Reading

  /// Parses the value of a journal entry about prayers; nil if the value is damaged, or if no edit has this kind.
  /// - Parameters:
  ///   - kind: the entry's kind, such as `log`.
  ///   - json: the entry's value.
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

  /// Parses the JSON value of a journal entry of the kind `kind`; nil if it contains anything that is out of range.
  private static func edit(_ kind: String, _ object: inout JSONObject) throws(JSONError) -> PrayerEdit? {
    switch kind {
    case "log":
      return try .log(
        PrayerOfDay(&object),
        PrayerEntry(
          object["status"], at: object["at"], inCongregation: object["congregation"] ?? false,
          isCombined: object["combined"] ?? false, isShortened: object["shortened"] ?? false,
          isJumuah: object["jumuah"] ?? false))
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
    case "journey":
      let journey = try? Journey(from: object["from"], until: object["until"])
      return journey.map { .putJourney($0) }
    case "removeJourney": return try .removeJourney(from: object["from"])
    case "settled": return try .settle(object["from"])
    default: return try PrayerEditCoding.laterEdit(kind, &object)
    }
  }

  /// Parses the JSON value of a journal entry about a fast, a prayer beyond the five, or a sent reminder.
  private static func laterEdit(_ kind: String, _ object: inout JSONObject) throws(JSONError) -> PrayerEdit? {
    switch kind {
    case "extra":
      let extra = ExtraOfDay(try object["extra"], of: try object["day"])
      let entry = try? ExtraEntry(at: object["at"], units: object["units"], object["status"] ?? .prayed)
      return entry.map { .logExtra(extra, $0) }
    case "clearExtra": return try .logExtra(ExtraOfDay(object["extra"], of: object["day"]), nil)
    case "witr-owed":
      let count: Int = try object["count"]
      return PrayerDebt.counts.contains(count) ? .setWitrEstimate(count) : nil
    case "fast":
      return try .logFast(
        object["day"],
        FastEntry(object["status"], isMakeUp: object["makeUp"] ?? false, reason: object["reason"]))
    case "clearFast": return try .logFast(object["day"], nil)
    case "fasts-owed":
      let count: Int = try object["count"]
      return FastRule.counts.contains(count) ? .setFastEstimate(count) : nil
    case "hijri-month", "removeHijriMonth":
      let month = HijriMonth(try object["month"] as String)
      let begins: CivilDay? = try object["begins"]
      return month.map { .putHijriMonth($0, begins: begins) }
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
extension Extra: JSONValue {}
extension ExtraEntry.Status: JSONValue {}
extension FastStatus: JSONValue {}
extension FastReason: JSONValue {}

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
  fileprivate var fields: JSONFields { ["from": from, "until": until, "reason": reason, "owed": isOwed.ifTrue] }

  /// Parses an excuse from a journal entry; nil if the excuse ends before it begins.
  fileprivate init?(_ object: inout JSONObject) throws(JSONError) {
    let (from, until): (PrayerOfDay, PrayerOfDay?) = (try object["from"], try object["until"])
    let (reason, isOwed): (Reason?, Bool?) = (try object["reason"], try object["owed"])
    guard let excuse = try? Excuse(from: from, until: until, reason: reason, isOwed: isOwed ?? false) else {
      return nil
    }
    self = excuse
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> Excuse {
    try JSONObject.read(&reader) { (object) throws(JSONError) in try Excuse(&object) }
  }

  func write(_ writer: inout JSONWriter) { writer.object(fields) }
}
