package import KernelDomain

/// Why an entry cannot be recorded.
package enum PrayerLogError: Error, Hashable, Sendable {
  /// The prayer has not begun. `begin` is when it begins; nil if that is unknown, but the prayer's day has not come.
  case notBegun(PrayerOfDay, begin: Timestamp?)
  /// The time at which the user says to have prayed is in the future.
  case inFuture(at: Timestamp)
  /// The user gave no status, and without the user's place the status cannot be derived from the time.
  case statusMissing
  case nothingRecorded(PrayerOfDay)
  /// The last day of the range is before the first.
  case daysReversed(CivilDay, CivilDay)
  /// The range has more days than `limit`, the most that can be recorded at once.
  case tooManyDays(limit: Int)
  /// The excuse ends before it begins, or at the same prayer.
  case excuseReversed(PrayerOfDay, PrayerOfDay)
  /// The excuse overlaps this other one.
  case excusesOverlap(Excuse)
  case unknownExcuse(PrayerOfDay)
  /// The user wants to make up more prayers than are owed.
  case moreThanOwed(Prayer, owed: Int)
  case input(PrayerInputError)
  case tooManyReminders(limit: Int)
}
