package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// What those who follow the book are told of prayers: neither where she is nor why she is excused.
package enum PrayerEvents {
  package static let logChanged = "prayer.logChanged"
  package static let rangeLogged = "prayer.rangeLogged"
  package static let placeChanged = "prayer.placeChanged"
  package static let preferencesChanged = "prayer.preferencesChanged"
  package static let reminderDue = "prayer.reminderDue"

  /// One prayer's state.
  package struct LogChanged: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var prayer: Prayer
    package var state: PrayerState
  }

  /// Several prayers at once.
  package struct RangeLogged: Codable, Hashable, Sendable {
    package var count: Int
    package var from: CivilDay
    package var to: CivilDay
  }

  package struct PlaceChanged: Codable, Hashable, Sendable {
    /// Left out where the place has none, or there is none any more.
    package var name: String?
  }

  package struct PreferencesChanged: Codable, Hashable, Sendable {
    package var what: What

    package enum What: String, CaseIterable, Codable, Hashable, Sendable {
      case calculation, excuses, debt, reminders
      /// A change was taken back, or made again.
      case undone
      /// All of it was removed.
      case deleted
    }
  }

  package static var logDescriptions: [EventDescription] {
    [
      EventDescription(
        logChanged,
        Schema(
          "PrayerLogChanged", "A prayer's state.",
          [
            .init("day", CivilDay.schema, "Of which day."), .init("prayer", Prayer.schema, "Which one."),
            .init("state", PrayerState.schema, "What is shown of it now."),
          ]), "What is recorded of a prayer has changed.")
    ]
  }

  package static var rangeDescriptions: [EventDescription] {
    [
      EventDescription(
        rangeLogged,
        Schema(
          "PrayerRangeLogged", "Several prayers.",
          [
            .init("count", .integer, "How many.", unit: .of("prayers")),
            .init("from", CivilDay.schema, "The first day."), .init("to", CivilDay.schema, "The last day."),
          ]), "Several prayers were recorded at once.")
    ]
  }

  package static var placeDescriptions: [EventDescription] {
    [
      EventDescription(
        placeChanged,
        Schema(
          "PrayerPlaceChanged", "A place.",
          [.optional("name", .text, "Left out where it has none, or there is none any more.")]),
        "Where she is, or was, has changed.")
    ]
  }

  package static var preferencesDescriptions: [EventDescription] {
    [
      EventDescription(
        preferencesChanged,
        Schema(
          "PrayerPreferencesChanged", "What has changed.",
          [
            .init(
              "what", Schema("PrayerPreference", "What has changed.", PreferencesChanged.What.allCases), "What it was.")
          ]), "How prayers are calculated, counted or reminded of has changed.")
    ]
  }

  static func preferences(_ what: PreferencesChanged.What, changed: Bool) -> [BookEvent] {
    changed ? [BookEvent(preferencesChanged, PreferencesChanged(what: what))] : []
  }
}
