import KernelDomain

/// A time in which the user is excused from prayer and owes none.
package struct Excuse: Hashable, Sendable {
  package let from: PrayerOfDay
  /// The first prayer after the excuse; nil while it continues.
  package let until: PrayerOfDay?
  /// Shown in the user's profile only.
  package let reason: Reason?

  package enum Reason: String, CaseIterable, Hashable, Sendable, Codable {
    case menses, postnatal, illness, travel, other
  }

  package init(from: PrayerOfDay, until: PrayerOfDay?, reason: Reason?) throws(PrayerLogError) {
    if let until, until <= from { throw .excuseReversed(from, until) }
    self.from = from
    self.until = until
    self.reason = reason
  }

  package func contains(_ prayer: PrayerOfDay) -> Bool {
    from <= prayer && until.map { prayer < $0 } ?? true
  }

  /// Whether some prayer is in both excuses.
  package func overlaps(_ other: Excuse) -> Bool {
    let beginsBeforeItsEnd = other.until.map { from < $0 } ?? true
    let endsAfterItsBegin = until.map { other.from < $0 } ?? true
    return beginsBeforeItsEnd && endsAfterItsBegin
  }

  /// Fails if the excuse overlaps another.
  package func check(beside others: some Sequence<Excuse>) throws(PrayerLogError) {
    if let other = others.first(where: { overlaps($0) }) { throw .excusesOverlap(other) }
  }
}
