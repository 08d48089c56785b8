package import KernelDomain

/// Why an entry cannot be recorded.
package enum PrayerLogError: Error, Hashable, Sendable {
  /// The prayer only begins at this time; nil if that is unknown because its day has not come.
  case notBegun(PrayerOfDay, begin: Timestamp?)
  /// The time of prayer is in the future.
  case inFuture(at: Timestamp)
  /// Without a place, the status does not follow from the time: the user has to give it.
  case statusMissing
  case nothingRecorded(PrayerOfDay)
  /// The last day is before the first.
  case daysReversed(CivilDay, CivilDay)
  /// Too many days at once.
  case tooManyDays(limit: Int)
  /// An excuse must end after it begins.
  case excuseReversed(PrayerOfDay, PrayerOfDay)
  /// The excuse overlaps another.
  case excusesOverlap(Excuse)
  case unknownExcuse(PrayerOfDay)
  /// More prayers would be made up than are owed.
  case moreThanOwed(Prayer, owed: Int)
  case input(PrayerInputError)
  case tooManyReminders(limit: Int)
}
