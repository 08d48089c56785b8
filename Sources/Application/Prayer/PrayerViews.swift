package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// What is shown of a prayer of a day.
package struct PrayerView: Codable, Hashable, Sendable {
  package var prayer: Prayer
  package var day: CivilDay
  /// Left out where the prayer has no time that day, and where she gave no place.
  package var begin: ZonedInstant?
  package var end: ZonedInstant?
  package var state: PrayerState
  package var why: UndefinedTime?
  package var congregation: Bool
  package var combined: Bool
  package var assumed: Bool
  /// It ended, unrecorded, before she began to keep her prayers.
  package var beforeStart = false

  package static let schema = Schema(
    "PrayerOfDay", "A prayer of a day: when it is due, and what is recorded of it.",
    [
      .init("prayer", Prayer.schema, "Which one."),
      .init("day", CivilDay.schema, "Of which day: that of the noon before it, for isha after midnight too."),
      .optional("begin", ZonedInstant.schema, "When it begins; left out where it has no time, or she gave no place."),
      .optional("end", ZonedInstant.schema, "When it can no longer be prayed in time."),
      .init("state", PrayerState.schema, "What is recorded, else what follows from excuses and times."),
      .optional("why", UndefinedTime.schema, "Why it has no time."),
      .init("congregation", .flag, "It was prayed in congregation."),
      .init("combined", .flag, "It was prayed together with the other one of its pair."),
      .init("assumed", .flag, "It counts as missed because nothing was recorded."),
      .init(
        "beforeStart", .flag, "It ended, unrecorded, before the first that she recorded: none that she left out."),
    ])

  package var name: PrayerName { PrayerName(day: day, prayer: prayer) }
}

extension PrayerView {
  init(
    _ prayer: Prayer, _ day: PrayerStates.Day, _ scheduled: ScheduledDay?, zoned: (Timestamp) -> ZonedInstant
  ) {
    let window = scheduled?[prayer]
    let entry = day.entries[prayer]
    self.prayer = prayer
    self.day = day.day
    begin = window.map { zoned($0.begin) }
    end = window.map { zoned($0.end) }
    state = day.states[prayer]
    why = window == nil ? scheduled?.events[prayer.event]?.why : nil
    congregation = entry?.inCongregation ?? false
    combined = entry?.isCombined ?? false
    assumed = day.states[prayer] == .assumedMissed
  }
}

/// What is recorded of a prayer.
package struct PrayerEntryView: Codable, Hashable, Sendable {
  package var status: PrayerStatus
  package var at: ZonedInstant?
  package var congregation: Bool
  package var combined: Bool

  package static let schema = Schema(
    "PrayerEntry", "What is recorded of a prayer.",
    [
      .init("status", PrayerStatus.schema, "How it was prayed, or not."),
      .optional("at", ZonedInstant.schema, "When she prayed; left out where she did not say."),
      .init("congregation", .flag, "It was prayed in congregation."),
      .init("combined", .flag, "It was prayed together with the other one of its pair."),
    ])

  package init(_ entry: PrayerEntry, zoned: (Timestamp) -> ZonedInstant) {
    status = entry.status
    at = entry.at.map(zoned)
    congregation = entry.inCongregation
    combined = entry.isCombined
  }
}

/// A date of the Islamic calendar.
package struct HijriDay: Codable, Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var source: HijriDate.Source

  package static let schema = Schema(
    "HijriDay", "A date of the Islamic calendar.",
    [
      .init("year", .ordinal, "Of the Hijra."),
      .init("month", Schema(.integer(1...12), unit: .ordinal), "1 is Muharram."),
      .init("day", Schema(.integer(1...30), unit: .ordinal), "Of the month."),
      .init(
        "source",
        Schema(
          "HijriSource", "Which calendar tells the date.", [HijriDate.Source.ummAlQura, .arithmetic]
        ) { $0 == .ummAlQura ? "the table of Umm al-Qura" : "the calendar of 30 years, where no table reaches" },
        "Which calendar tells it."),
    ])

  package init(_ date: HijriDate) {
    year = date.year
    month = date.month
    day = date.day
    source = date.source
  }
}

/// Where she is, without saying where exactly.
package struct PlaceName: Codable, Hashable, Sendable {
  /// Left out where she gave the place none.
  package var name: String?
  package var zone: String

  package static let schema = Schema(
    "PlaceName", "Where she is, without coordinates.",
    [
      .optional("name", .text, "As she or the list of cities calls it.", examples: [#""Prague""#]),
      .init("zone", .text, "The IANA name of its clocks' zone.", examples: [#""Europe/Prague""#]),
    ])

  package init(_ place: PrayerPlace) {
    name = place.name
    zone = place.zone
  }
}

/// Coded by its name, `on-time`, `not-recorded`: an assumed one is `missed`.
extension PrayerState: Codable {
  package init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let state = PrayerState(name: name) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "there is no state \(name)"))
    }
    self = state
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  private init?(name: String) {
    switch name {
    case "undefined": self = .undefined
    case "upcoming": self = .upcoming
    case "due": self = .due
    case "not-recorded": self = .notRecorded
    default:
      guard let status = PrayerStatus(rawValue: name) else { return nil }
      self = .recorded(status)
    }
  }
}

extension Prayer {
  package static let schema = Schema("Prayer", "One of the five daily prayers.", Prayer.allCases)
}

extension PrayerEvent {
  package static let schema = Schema("PrayerEvent", "What a table of times holds of a day.", PrayerEvent.allCases)
}

extension PrayerStatus {
  package static let schema = Schema("PrayerStatus", "What is recorded of a prayer.", PrayerStatus.allCases) { status in
    switch status {
    case .onTime: "within its time"
    case .late: "after its time, before the day's last prayer ended"
    case .madeUp: "after that"
    case .missed: nil
    case .excused: "neither owed nor counted"
    }
  }
}

extension PrayerState {
  package static var schema: Schema {
    let derived = [
      ("undefined", "it has no time that day"), ("upcoming", "it has not begun"), ("due", "it can be prayed in time"),
      ("not-recorded", "its time has passed, and nothing is recorded"),
    ]
    return Schema(
      "PrayerState", "What is shown of a prayer: what is recorded, or one of four states that follow from its time.",
      .choice(PrayerStatus.allCases.map { ($0.rawValue, nil) } + derived.map { ($0.0, $0.1) }))
  }
}

extension UndefinedTime {
  package static let schema = Schema("UndefinedTime", "Why an event does not exist on a day.", UndefinedTime.allCases) {
    why in
    switch why {
    case .polarDay: "the sun does not set"
    case .polarNight: "the sun does not rise"
    case .twilight: "it does not get dark enough"
    }
  }
}

extension ZonedInstant {
  package static let schema = Schema(
    "ZonedInstant", "An instant with the offset of the clock that tells it (RFC 3339).",
    .text(pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})$"),
    examples: [#""2026-11-22T05:41:00+01:00""#])
}
