package import KernelDomain

/// The reason why a prayer, an excuse, a journey or owed prayers cannot be recorded.
package enum PrayerLogError: Error, Hashable, Sendable {
  /// The prayer has not begun. `begin` is when it begins. It is nil if this time is unknown, in which case the prayer's
  /// day is in the future.
  case notBegun(PrayerOfDay, begin: Timestamp?)
  /// The time at which the user prayed, as stated by the user, is in the future.
  case inFuture(at: Timestamp)
  /// The user stated no status. The status cannot be derived from the time, since the user has not set a place.
  case statusMissing
  case nothingRecorded(PrayerOfDay)
  /// The prayer is already recorded as prayed on this day, and its window has ended. The user did not state a day, and
  /// the next day's prayer has not begun. `begin` is when the next day's prayer begins; nil if this is unknown.
  case recorded(PrayerOfDay, begin: Timestamp?)
  /// Fajr cannot be combined.
  case notCombined
  /// Fajr and Maghrib cannot be shortened.
  case notShortened
  /// Only a Dhuhr that is on a Friday and not shortened can be Jumu'ah.
  case notJumuah
  /// This reason does not excuse the user from any prayer.
  case noExcuse(Excuse.Reason)
  /// The journey's last day is before its first.
  case journeyReversed(CivilDay, CivilDay)
  /// The journey overlaps a recorded journey, which is the value.
  case journeysOverlap(Journey)
  case unknownJourney(CivilDay?)
  case fast(FastError)
  case hijriMonth(HijriMonthError)
  /// The last day of the range is before the first.
  case daysReversed(CivilDay, CivilDay)
  /// The range has more than `limit` days, the maximum that can be recorded at once.
  case tooManyDays(limit: Int)
  /// The first prayer after the excuse is not later than the excuse's own first prayer.
  case excuseReversed(PrayerOfDay, PrayerOfDay)
  /// The excuse overlaps a recorded excuse, which is the value.
  case excusesOverlap(Excuse)
  case unknownExcuse(PrayerOfDay)
  /// The user wants to make up more prayers than are owed.
  case moreThanOwed(OwedPrayer, owed: Int, wanted: Int)
  /// Only Witr can be recorded as missed or made up.
  case onlyWitrIsMissed(Extra)
  /// The user does not count Witr as owed.
  case witrIsNotOwed
  case input(PrayerInputError)
  case tooManyReminders(limit: Int)
}
