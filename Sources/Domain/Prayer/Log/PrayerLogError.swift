package import KernelDomain

/// Why an entry cannot be recorded.
package enum PrayerLogError: Error, Hashable, Sendable {
  /// The prayer has not begun: it begins at this time, or nil if the time is unknown because the day has not come.
  case notBegun(PrayerOfDay, begin: Timestamp?)
  /// The given time at which the prayer was prayed is in the future.
  case inFuture(at: Timestamp)
  /// The user gave no status, and without a place it cannot be derived from the time.
  case statusMissing
  case nothingRecorded(PrayerOfDay)
  /// The range's last day is before its first.
  case daysReversed(CivilDay, CivilDay)
  /// The range has more days than can be recorded at once.
  case tooManyDays(limit: Int)
  /// The excuse ends before it begins, or at the same prayer.
  case excuseReversed(PrayerOfDay, PrayerOfDay)
  /// The excuse overlaps another.
  case excusesOverlap(Excuse)
  case unknownExcuse(PrayerOfDay)
  /// More prayers would be made up than are owed.
  case moreThanOwed(Prayer, owed: Int)
  case input(PrayerInputError)
  case tooManyReminders(limit: Int)
}
