import JSONCoding
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain

/// An entry of the journal: what she decided, and what of before it tells those who list or take back changes.
struct PrayerEntryRead {
  var edit: PrayerEdit
  /// The excuse that it put another in place of, or removed.
  var replaced: Excuse?
  /// Of a period, what it changed beside the one before it.
  var news: [News] = []

  enum News: String {
    case place, calculation
  }
}

/// Entries as the journal and files keep them, by their kinds: instants in UTC, what is not so left out.
///
///     log {"day":"2026-11-22","prayer":"fajr","status":"on-time","at":"2026-11-22T04:50:00Z","congregation":true}
///     clear {"day":"2026-11-22","prayer":"fajr"}
///     excuse {"from":{"day":"2026-11-22","prayer":"asr"},"until":{…},"reason":"travel","was":{…}}
///     debt {"prayer":"fajr","count":12}
///     reminder {"id":"1","prayers":["fajr"],"when":"before","minutes":10,"since":"2026-11-22T04:50:00Z"}
///     sent {"reminder":"1","day":"2026-11-22","prayer":"fajr","dueAt":"2026-11-22T04:21:00Z"}
///
/// A damaged one is not quoted: it may hold what no message may tell.
enum PrayerEditCoding {
  static let sent = "sent"

  static func kind(of edit: PrayerEdit) -> String {
    switch edit {
    case .log: "log"
    case .clear: "clear"
    case .putPeriod: "period"
    case .removePeriod: "removePeriod"
    case .putExcuse: "excuse"
    case .removeExcuse: "removeExcuse"
    case .setEstimate: "debt"
    case .putReminder: "reminder"
    case .removeReminder: "removeReminder"
    case .sent: sent
    }
  }

  // MARK: Writing

  /// - Parameters:
  ///   - replaced: the excuse that it puts another in place of, or removes.
  ///   - news: of a period, what it changes beside the one before it.
  static func encode(_ edit: PrayerEdit, replacing replaced: Excuse? = nil, _ news: [PrayerEntryRead.News] = [])
    -> [UInt8]
  {
    var writer = JSONWriter()
    writer.beginObject()
    write(edit, &writer)
    if let replaced {
      writer.key("was")
      writer.beginObject()
      write(.putExcuse(replaced), &writer)
      writer.endObject()
    }
    if !news.isEmpty {
      writer.key("news")
      writer.beginArray()
      for one in news { writer.string(one.rawValue) }
      writer.endArray()
    }
    writer.endObject()
    return writer.bytes
  }

  /// The members of an object that was begun.
  static func write(_ edit: PrayerEdit, _ writer: inout JSONWriter) {
    switch edit {
    case .log(let prayer, let entry):
      write(prayer, &writer)
      write(entry, &writer)
    case .clear(let prayer): write(prayer, &writer)
    case .putPeriod(let period): PrayerPeriodCoding.write(period, &writer)
    case .removePeriod(let from): write("from", from, &writer)
    case .putExcuse(let excuse):
      write("from", excuse.from, &writer)
      if let until = excuse.until { write("until", until, &writer) }
      if let reason = excuse.reason {
        writer.key("reason")
        writer.string(reason.rawValue)
      }
    case .removeExcuse(let from): write("from", from, &writer)
    case .setEstimate(let prayer, let count):
      writer.key("prayer")
      writer.string(prayer.rawValue)
      writer.key("count")
      writer.integer(count)
    case .putReminder(let rule): write(rule, &writer)
    case .removeReminder(let id):
      writer.key("id")
      writer.string(id)
    case .sent(let reminder):
      writer.key("reminder")
      writer.string(reminder.rule)
      write(reminder.prayer, &writer)
      write("dueAt", reminder.dueAt, &writer)
    }
  }

  private static func write(_ prayer: PrayerOfDay, _ writer: inout JSONWriter) {
    writer.key("day")
    writer.string(prayer.day.description)
    writer.key("prayer")
    writer.string(prayer.prayer.rawValue)
  }

  private static func write(_ name: StaticString, _ prayer: PrayerOfDay, _ writer: inout JSONWriter) {
    writer.key(name)
    writer.beginObject()
    write(prayer, &writer)
    writer.endObject()
  }

  private static func write(_ name: StaticString, _ instant: Timestamp?, _ writer: inout JSONWriter) {
    guard let instant else { return }
    writer.key(name)
    writer.string(instant.description)
  }

  private static func write(_ entry: PrayerEntry, _ writer: inout JSONWriter) {
    writer.key("status")
    writer.string(entry.status.rawValue)
    write("at", entry.at, &writer)
    if entry.inCongregation {
      writer.key("congregation")
      writer.bool(true)
    }
    if entry.isCombined {
      writer.key("combined")
      writer.bool(true)
    }
  }

  private static func write(_ rule: ReminderRule, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(rule.id)
    writer.key("prayers")
    writer.beginArray()
    for prayer in rule.prayers { writer.string(prayer.rawValue) }
    writer.endArray()
    writer.key("when")
    writer.string(rule.when.rawValue)
    if rule.minutes != 0 {
      writer.key("minutes")
      writer.integer(rule.minutes)
    }
    write("since", rule.since, &writer)
  }
}
