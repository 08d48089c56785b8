package import KernelDomain

/// Why something cannot be recorded so.
package enum PrayerLogError: Error, Hashable, Sendable {
  /// The prayer begins only then; nil where that is not known: its day has not come.
  case notBegun(PrayerOfDay, begin: Timestamp?)
  /// She cannot have prayed after now.
  case inFuture(at: Timestamp)
  /// Without a place no status follows from a time: it has to be stated.
  case statusMissing
  case nothingRecorded(PrayerOfDay)
  /// The last day is before the first.
  case daysReversed(CivilDay, CivilDay)
  /// More days at once than that.
  case tooManyDays(limit: Int)
  /// An excuse ends after it begins.
  case excuseReversed(PrayerOfDay, PrayerOfDay)
  /// Another excuse holds at the same time.
  case excusesOverlap(Excuse)
  case unknownExcuse(PrayerOfDay)
  /// More are made up than are owed.
  case moreThanOwed(Prayer, owed: Int)
  case input(PrayerInputError)
  case tooManyReminders(limit: Int)
}
