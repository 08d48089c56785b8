package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// The names and details of the events about prayers. No event contains the user's place or the reasons for excuses.
package enum PrayerEvents {
  package static let logChanged = "prayer.logChanged"
  package static let rangeLogged = "prayer.rangeLogged"
  package static let placeChanged = "prayer.placeChanged"
  package static let preferencesChanged = "prayer.preferencesChanged"
  package static let reminderDue = "prayer.reminderDue"

  /// The details of the event that is sent when the state of one prayer changes.
  package struct LogChanged: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var prayer: Prayer
    package var state: PrayerState
  }

  /// The details of the event that is sent when several prayers are recorded at once.
  package struct RangeLogged: Codable, Hashable, Sendable {
    package var count: Int
    package var from: CivilDay
    package var to: CivilDay
  }

  package struct PlaceChanged: Codable, Hashable, Sendable {
    /// The name of the user's new place; nil if the place has no name, or if the user's only place was removed.
    package var name: String?
  }

  package struct PreferencesChanged: Codable, Hashable, Sendable {
    package var what: What

    package enum What: String, CaseIterable, Codable, Hashable, Sendable {
      case calculation, excuses, debt, reminders, journeys, fasts, extras, months
      /// An undo or redo of a change affected preferences or records.
      case undone
      /// All data about prayers was deleted.
      case deleted
    }
  }

  package static var logDescriptions: [EventDescription] {
    [
      EventDescription(
        logChanged,
        Schema(
          "PrayerLogChanged", "A prayer whose record changed.",
          [
            .init("day", CivilDay.schema, "The day of the prayer."), .init("prayer", Prayer.schema, "The prayer."),
            .init("state", PrayerState.schema, "The new state of the prayer."),
          ]), "The record of a prayer has changed.")
    ]
  }

  package static var rangeDescriptions: [EventDescription] {
    [
      EventDescription(
        rangeLogged,
        Schema(
          "PrayerRangeLogged", "Several prayers that were recorded.",
          [
            .init("count", .integer, "The number of prayers that were recorded.", unit: .of("prayers")),
            .init("from", CivilDay.schema, "The first day."), .init("to", CivilDay.schema, "The last day."),
          ]), "Several prayers were recorded at once.")
    ]
  }

  package static var placeDescriptions: [EventDescription] {
    [
      EventDescription(
        placeChanged,
        Schema(
          "PrayerPlaceChanged", "The user's place after a change.",
          [.optional("name", .text, "The name of the place; left out if it has none, or if no place is left.")]),
        "A place of the user has changed.")
    ]
  }

  package static var preferencesDescriptions: [EventDescription] {
    [
      EventDescription(
        preferencesChanged,
        Schema(
          "PrayerPreferencesChanged", "The kind of thing that has changed.",
          [
            .init(
              "what",
              Schema("PrayerPreference", "The kind of thing that has changed.", PreferencesChanged.What.allCases),
              "The kind of thing that has changed.")
          ]),
        "The calculation, excuses, journeys, fasts, other records or reminders have changed, or all prayers were deleted."
      )
    ]
  }

  static func preferences(_ what: PreferencesChanged.What, changed: Bool) -> [BookEvent] {
    changed ? [BookEvent(preferencesChanged, PreferencesChanged(what: what))] : []
  }
}
