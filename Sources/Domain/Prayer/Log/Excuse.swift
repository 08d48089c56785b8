import KernelDomain

/// A span of consecutive prayers from which the user is excused. Excused prayers need not be made up.
package struct Excuse: Hashable, Sendable {
  package let from: PrayerOfDay
  /// The first prayer that is not excused any more; nil if the excuse has no end yet.
  package let until: PrayerOfDay?
  /// The reason, shown only in the user's profile; nil if the user gave none.
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

  /// Whether at least one prayer is covered by both excuses.
  package func overlaps(_ other: Excuse) -> Bool {
    let beginsBeforeItsEnd = other.until.map { from < $0 } ?? true
    let endsAfterItsBegin = until.map { other.from < $0 } ?? true
    return beginsBeforeItsEnd && endsAfterItsBegin
  }

  /// Throws if this excuse and one of `others` overlap.
  package func check(beside others: some Sequence<Excuse>) throws(PrayerLogError) {
    if let other = others.first(where: { overlaps($0) }) { throw .excusesOverlap(other) }
  }
}
