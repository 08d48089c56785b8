package import KernelDomain

/// Records many prayers at once. On every day in a range, it records the chosen prayers whose windows have ended and
/// that are not recorded yet.
package enum LogRangeRule {
  /// The maximum number of days that can be recorded at once.
  package static let longest = 400

  package static func edits(
    from first: CivilDay, to last: CivilDay, _ prayers: some Collection<Prayer>, as status: PrayerStatus,
    _ states: PrayerStates
  ) throws(PrayerLogError) -> [PrayerEdit] {
    guard first <= last else { throw .daysReversed(first, last) }
    guard last.daysSinceEpoch - first.daysSinceEpoch < longest else { throw .tooManyDays(limit: longest) }
    let wanted = Set(prayers)
    return states.days(first...last).flatMap { day in
      Prayer.allCases.filter { wanted.contains($0) && day.states[$0].isUnrecorded }
        .map { PrayerEdit.log(PrayerOfDay($0, of: day.day), PrayerEntry(status)) }
    }
  }
}
