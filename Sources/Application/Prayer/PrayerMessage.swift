package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// What is said of prayers. None of it tells a coordinate or the reason of an excuse.
package enum PrayerMessage: MessageContent {
  package static var concern: String { "prayer" }

  // MARK: Values that are not taken

  case noPrayer(text: String?)
  case noStatus(text: String?)
  /// A number outside what `PrayerField` takes.
  case outside(field: PrayerField, least: Double, most: Double)
  /// A custom method needs the number.
  case missing(field: PrayerField, least: Double, most: Double)
  /// A custom method says neither at which angle nor how long after sunset Isha begins.
  case ishaMissing
  case ishaTwice
  case customMissing
  case noMethod(text: String?)
  case noZone(name: String)
  case dayOutside(first: CivilDay, last: CivilDay)
  /// The zone's clocks went over the day.
  case dayLeftOut(day: CivilDay)
  case daysReversed(first: CivilDay, last: CivilDay)
  case tooManyDays(limit: Int)
  /// A time of the day such as `21:40`, or an instant with the offset of its clock.
  case noInstant(text: String?)
  case noPrayersNamed
  /// A new reminder of which it is not said when.
  case reminderWithoutTime
  case noReminderID(text: String)
  case hoursOutside(least: Int, most: Int)
  case confirmationMissing(phrase: String)
  case ambiguousCity(name: String, cities: [String])
  /// - near: zones named after cities of a similar name.
  /// - here: the city that the machine's own zone is named after.
  case noCity(name: String, near: [String], here: String?)
  /// Either a city, or a latitude and a longitude.
  case placeMissing
  case placeTwice
  /// The machine does not tell its zone.
  case zoneMissing

  // MARK: What the state of the book does not allow

  /// - begin: `2026-11-22T05:41:00+01:00`; nil where the day has not come.
  case notBegun(prayer: Prayer, day: CivilDay, begin: ZonedInstant?)
  case inFuture(at: ZonedInstant)
  /// Without a place no status follows from a time.
  case statusMissing
  /// Without a place there are no times.
  case noPlace
  case nothingRecorded(prayer: Prayer, day: CivilDay)
  case excuseReversed
  case excusesOverlap(from: PrayerName, until: PrayerName?)
  case noExcuse(from: PrayerName)
  case noOpenExcuse
  case excuseJustBegun(from: PrayerName)
  case moreThanOwed(prayer: Prayer, owed: Int)
  /// - from: nil where she gave no place at all.
  case noPeriod(from: ZonedInstant?)
  case noReminder(id: String, known: [String])
  case tooManyReminders(limit: Int)

  // MARK: The machine

  /// - package: of the system, that brings it.
  case noZones(folder: String, package: String)

  // MARK: Damage

  case lostEntry
  case unreadableEntry
}

extension Message {
  package static func prayer(_ content: PrayerMessage) -> Message { Message(content) }
}

extension Prayer: RefusingValue {
  package static func refusal(of text: String?) -> Message { .prayer(.noPrayer(text: text)) }
}

extension PrayerStatus: RefusingValue {
  package static func refusal(of text: String?) -> Message { .prayer(.noStatus(text: text)) }
}

/// A prayer of a day, as it is named in requests and answers: `{"day":"2026-11-22","prayer":"isha"}`.
package struct PrayerName: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var prayer: Prayer

  package static let schema = Schema(
    "PrayerName", "A prayer of a day.",
    [.init("day", CivilDay.schema, "The day."), .init("prayer", Prayer.schema, "The prayer.")])

  package init(day: CivilDay, prayer: Prayer) {
    self.day = day
    self.prayer = prayer
  }

  package init(_ prayer: PrayerOfDay) {
    self.init(day: prayer.day, prayer: prayer.prayer)
  }

  package var prayerOfDay: PrayerOfDay { PrayerOfDay(prayer, of: day) }
}
