package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Messages to the user about prayers. No message contains coordinates or the reason for an excuse.
package enum PrayerMessage: MessageContent {
  package static var concern: String { "prayer" }

  // MARK: Values that are refused

  case noPrayer(text: String?)
  case noStatus(text: String?)
  /// The number for `field` is outside the valid range.
  case outside(field: PrayerField, least: Double, most: Double)
  /// A custom calculation method lacks a number that it needs.
  case missing(field: PrayerField, least: Double, most: Double)
  /// A custom calculation method defines the beginning of Isha neither by an angle nor by minutes after sunset.
  case ishaMissing
  case ishaTwice
  case customMissing
  case noMethod(text: String?)
  case noZone(name: String)
  case dayOutside(first: CivilDay, last: CivilDay)
  /// The day does not exist in the time zone of the user's place, because the clocks there skipped the day.
  case dayLeftOut(day: CivilDay)
  case daysReversed(first: CivilDay, last: CivilDay)
  case tooManyDays(limit: Int)
  /// The text is neither a time of day such as `21:40` nor an instant with a UTC offset.
  case noInstant(text: String?)
  case noPrayersNamed
  /// The input for a new reminder lacks the member `when`.
  case reminderWithoutTime
  case noReminderID(text: String)
  case hoursOutside(least: Int, most: Int)
  case confirmationMissing(phrase: String)
  case ambiguousCity(name: String, cities: [String])
  /// No time zone is named after a city of this name.
  /// - near: cities with a similar name.
  /// - here: the city that gives its name to the machine's own time zone; nil if unknown.
  case noCity(name: String, near: [String], here: String?)
  /// The input contains neither a city nor both latitude and longitude.
  case placeMissing
  case noJakimZone(text: String)
  /// The input contains a zone of Malaysia, but a method other than `malaysia`.
  case zoneOfMalaysia
  case notCombined
  case notShortened
  case notJumuah
  case journeyIsNoExcuse
  case illnessIsNoExcuse
  case fastInFuture(day: CivilDay)
  case fastNotRamadan
  case fastInRamadan
  case noHijriMonth(text: String)
  /// The format of a status line has an unknown letter after %.
  case noFormat(text: String)
  case hijriMonthTooFar(year: Int, month: Int, calendar: CivilDay)
  case placeTwice
  /// The machine's time zone is unknown.
  case zoneMissing

  // MARK: What the state of the book does not allow

  /// The prayer has not begun yet.
  /// - begin: the time at which it begins, such as `2026-11-22T05:41:00+01:00`; nil if the day is in the future and
  ///   the prayer's time is unknown.
  case notBegun(prayer: Prayer, day: CivilDay, begin: ZonedInstant?)
  case inFuture(at: ZonedInstant)
  /// The input has no status, and no place is set, so that the status can't be derived from the time.
  case statusMissing
  /// No place is set, so there are no prayer times.
  case noPlace
  case nothingRecorded(prayer: Prayer, day: CivilDay)
  case excuseReversed
  case excusesOverlap(from: PrayerName, until: PrayerName?)
  case noExcuse(from: PrayerName)
  case noOpenExcuse
  case excuseJustBegun(from: PrayerName)
  /// Of the prayers beyond the five daily ones, only Witr can be recorded as missed or made up.
  case onlyWitrIsMissed(Extra)
  /// The user's settings do not count Witr as owed.
  case witrIsNotOwed
  case moreThanOwed(prayer: OwedPrayer, owed: Int, wanted: Int)
  /// The prayer of this day is already recorded, and the same prayer of the next day has not begun.
  /// - begin: when the next day's prayer begins; nil if its time is unknown.
  case recorded(prayer: Prayer, day: CivilDay, begin: ZonedInstant?)
  /// The user chose London's timetable for a place outside London.
  case awayFromLondon
  case journeysOverlap(from: CivilDay, until: CivilDay?)
  /// The book contains no such journey.
  /// - from: the day on which the journey should begin; nil if the input refers to the current journey, but none is
  ///   under way.
  case noJourney(from: CivilDay?)
  case noFastOwed
  case noFast(day: CivilDay)
  case noExtra(day: CivilDay)
  case hijriMonthLength(year: Int, month: Int, days: Int)
  case nothingToSettle(from: PrayerName)
  /// In the user's list of places, no stay at a place begins at the given time.
  /// - from: the time; nil if the input refers to the first place, but the user has not set any.
  case noPeriod(from: ZonedInstant?)
  case noReminder(id: String, known: [String])
  case tooManyReminders(limit: Int)

  // MARK: The machine

  /// The machine has no database of time zones.
  /// - package: the name of the system package that provides it.
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

extension OwedPrayer: RefusingValue {
  package static func refusal(of text: String?) -> Message { .prayer(.noPrayer(text: text)) }
}

extension PrayerStatus: RefusingValue {
  package static func refusal(of text: String?) -> Message { .prayer(.noStatus(text: text)) }
}

/// Identifies a prayer by its day in inputs and outputs: `{"day":"2026-11-22","prayer":"isha"}`.
package struct PrayerName: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var prayer: Prayer

  package static let schema = Schema(
    "PrayerName", "A prayer of a day.",
    [.init("day", CivilDay.schema, "The day of the prayer."), .init("prayer", Prayer.schema, "The prayer.")])

  package init(day: CivilDay, prayer: Prayer) {
    self.day = day
    self.prayer = prayer
  }

  package init(_ prayer: PrayerOfDay) {
    self.init(day: prayer.day, prayer: prayer.prayer)
  }

  package var prayerOfDay: PrayerOfDay { PrayerOfDay(prayer, of: day) }
}
