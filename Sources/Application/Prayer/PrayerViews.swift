package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// One of the five prayers on a certain day, in the outputs of use cases.
package struct PrayerView: Codable, Hashable, Sendable {
  package var prayer: Prayer
  package var day: CivilDay
  /// The time at which the prayer begins. Nil if the sun's position leaves the prayer without a time on that day, or
  /// if no place is set.
  package var begin: ZonedInstant?
  package var end: ZonedInstant?
  package var state: PrayerState
  package var why: UndefinedTime?
  /// The rule that determined the prayer's time; nil if the time follows from the sun's height alone.
  package var bound: TimeBound?
  /// The place in whose local time `begin` is given; nil if it is the user's current place.
  package var place: PlaceName?
  /// The place in whose local time `end` is given; nil if it is the user's current place.
  package var endPlace: PlaceName?
  package var congregation: Bool
  package var combined: Bool
  package var shortened: Bool
  package var jumuah: Bool
  package var assumed: Bool
  /// True if the prayer is unrecorded and is earlier than the user's first records. It then does not count as
  /// forgotten.
  package var beforeStart = false

  package static let schema = Schema(
    "PrayerOfDay", "A prayer of a day, with its time and record.",
    [
      .init("prayer", Prayer.schema, "The prayer."),
      .init(
        "day", CivilDay.schema,
        "The day of the prayer; Isha belongs to the day of the noon before it, even after midnight."),
      .optional(
        "begin", ZonedInstant.schema,
        "The time at which the prayer begins; left out if it has no time, or if the user has not set a place."),
      .optional(
        "end", ZonedInstant.schema,
        "The time until which the prayer can be prayed in time; left out if `begin` is left out."),
      .init(
        "state", PrayerState.schema,
        "The recorded status; if nothing is recorded, a state that follows from excuses and times."),
      .optional("why", UndefinedTime.schema, "The reason why the prayer has no time; left out if it has one."),
      .optional(
        "bound", TimeBound.schema, "The rule that determines the time; left out if the height of the sun determines it."
      ),
      .optional(
        "place", PlaceName.schema,
        "The place by whose clock `begin` is given; left out if it is the user's current place."),
      .optional(
        "endPlace", PlaceName.schema,
        "The place by whose clock `end` is given; left out if it is the user's current place."),
      .init("congregation", .flag, "Whether the prayer was prayed in congregation."),
      .init("combined", .flag, "Whether the prayer was combined with the other prayer of its pair."),
      .init("shortened", .flag, "Whether the prayer was shortened on a journey."),
      .init("jumuah", .flag, "Whether the prayer was Jumu'ah."),
      .init("assumed", .flag, "Whether the prayer counts as missed because nothing was recorded."),
      .init(
        "beforeStart", .flag,
        """
        Whether the prayer ended without a record before the day in the setting `prayer.since`, or if that is empty \
        before the first recorded prayer, so that it does not count as unrecorded.
        """),
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
    shortened = entry?.isShortened ?? false
    jumuah = entry?.isJumuah ?? false
    bound = scheduled?.events[prayer.event]?.bound
    assumed = day.states[prayer] == .assumedMissed
  }
}

/// What is recorded about a prayer, in the outputs of use cases.
package struct PrayerEntryView: Codable, Hashable, Sendable {
  package var status: PrayerStatus
  package var at: ZonedInstant?
  /// The place in whose local time `at` is given; nil if it is the user's current place.
  package var place: PlaceName?
  package var congregation: Bool
  package var combined: Bool
  package var shortened: Bool
  package var jumuah: Bool

  package static let schema = Schema("PrayerEntry", "The record of a prayer.", members)

  static let members: [Schema.Member] = [
    .init("status", PrayerStatus.schema, "The status of the prayer."),
    .optional("at", ZonedInstant.schema, "The time at which it was prayed; left out if none is recorded."),
    .optional(
      "place", PlaceName.schema,
      "The place by whose clock `at` is given; left out if it is the user's current place."),
    .init("congregation", .flag, "Whether the prayer was prayed in congregation."),
    .init("combined", .flag, "Whether the prayer was combined with the other prayer of its pair."),
    .init("shortened", .flag, "Whether the prayer was shortened on a journey."),
    .init("jumuah", .flag, "Whether the prayer was Jumu'ah."),
  ]

  init(_ entry: PrayerEntry, _ snapshot: PrayerSnapshot) {
    status = entry.status
    at = entry.at.map(snapshot.zoned)
    place = entry.at.flatMap(snapshot.otherPlace)
    congregation = entry.inCongregation
    combined = entry.isCombined
    shortened = entry.isShortened
    jumuah = entry.isJumuah
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
      .init("year", .ordinal, "The year after the Hijra."),
      .init("month", Schema(.integer(1...12), unit: .ordinal), "The month, 1 for Muharram."),
      .init("day", Schema(.integer(1...30), unit: .ordinal), "The day of the month."),
      .init(
        "source",
        Schema(
          "HijriSource", "The calendar from which a date comes.", [HijriDate.Source.ummAlQura, .arithmetic]
        ) {
          $0 == .ummAlQura
            ? "the table of Umm al-Qura"
            : "the arithmetic calendar with a cycle of 30 years, for dates outside the table"
        },
        "The calendar from which the date comes."),
    ])

  package init(_ date: HijriDate) {
    year = date.year
    month = date.month
    day = date.day
    source = date.source
  }
}

/// The user's place, by name only, without its coordinates.
package struct PlaceName: Codable, Hashable, Sendable {
  /// The name that the user gave the place; nil if the user gave none.
  package var name: String?
  package var zone: String

  package static let schema = Schema(
    "PlaceName", "A place, without coordinates.",
    [
      .optional(
        "name", .text, "The user's name for the place, or the city's; left out if it has none.",
        examples: [#""Prague""#]),
      .init("zone", .text, "The IANA name of the place's time zone.", examples: [#""Europe/Prague""#]),
    ])

  package init(_ place: PrayerPlace) {
    name = place.name
    zone = place.zone
  }
}

/// A state is encoded as its name, such as `on-time` or `not-recorded`. A prayer that is assumed to be missed, because
/// nothing was recorded, is encoded as `missed`.
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

extension OwedPrayer {
  package static let schema = Schema(
    "OwedPrayer", "A prayer that can be owed: one of the five, or Witr if the user counts it as owed.",
    OwedPrayer.allCases)
}

extension PrayerEvent {
  package static let schema = Schema(
    "PrayerEvent", "An event in the table of a day's prayer times: the beginning of a prayer, or sunrise.",
    PrayerEvent.allCases)
}

extension PrayerStatus {
  package static let schema = Schema("PrayerStatus", "The recorded status of a prayer.", PrayerStatus.allCases) {
    status in
    switch status {
    case .onTime: "prayed in its time"
    case .late: "prayed after its time, but before the end of the day's last prayer"
    case .madeUp: "prayed after the end of the day's last prayer"
    case .missed: nil
    case .excused: "not prayed because of an excuse; neither owed nor counted"
    }
  }
}

extension PrayerState {
  package static var schema: Schema {
    let derived = [
      ("undefined", "the prayer has no time on that day"), ("upcoming", "the prayer has not begun"),
      ("due", "the prayer can be prayed in time"),
      ("not-recorded", "the time of the prayer has passed, and nothing is recorded"),
    ]
    return Schema(
      "PrayerState", "The state of a prayer: the recorded status, or one of four states that follow from its time.",
      .choice(PrayerStatus.allCases.map { ($0.rawValue, nil) } + derived.map { ($0.0, $0.1) }))
  }
}

extension UndefinedTime {
  package static let schema = Schema(
    "UndefinedTime", "The reason why an event does not happen on a day.", UndefinedTime.allCases
  ) {
    why in
    switch why {
    case .polarDay: "the sun does not set"
    case .polarNight: "the sun does not rise"
    case .lowSun: "shadows never get long enough for Asr"
    case .twilight: "it does not get dark enough"
    }
  }
}

extension TimeBound {
  static let schema = Schema("TimeBound", "The rule that determines the time of an event.", TimeBound.allCases) {
    bound in
    switch bound {
    case .middleOfNight: "the middle of the night"
    case .seventhOfNight: "a seventh of the night"
    case .angle: "a part of the night by the twilight angle"
    case .moonsighting: "the table of seasons of the method `moonsighting`"
    case .diyanet: "the rule of Diyanet beyond 45° N"
    case .makkah: "the times of Makkah"
    }
  }
}

extension UndefinedHelp {
  static let schema = Schema(
    "UndefinedHelp", "A choice that gives times to events that have none.", UndefinedHelp.allCases
  ) { help in
    help == .makkah ? "the times of Makkah" : "times calculated for 65° at most"
  }
}

extension ZonedInstant {
  package static let schema = Schema(
    "ZonedInstant", "An instant with an offset from UTC (RFC 3339).",
    .text(pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})$"),
    examples: [#""2026-11-22T05:41:00+01:00""#])
}
