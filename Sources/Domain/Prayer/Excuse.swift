import KernelDomain

/// A time in which she does not pray, and owes nothing.
package struct Excuse: Hashable, Sendable {
  package let from: PrayerOfDay
  /// The first prayer that it no longer holds for; nil while it goes on.
  package let until: PrayerOfDay?
  /// Shown in her profile only.
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

  /// Whether both hold for some prayer.
  package func overlaps(_ other: Excuse) -> Bool {
    let beginsBeforeItsEnd = other.until.map { from < $0 } ?? true
    let endsAfterItsBegin = until.map { other.from < $0 } ?? true
    return beginsBeforeItsEnd && endsAfterItsBegin
  }

  /// Refuses an excuse that holds at the same time as another.
  package func check(beside others: some Sequence<Excuse>) throws(PrayerLogError) {
    if let other = others.first(where: { overlaps($0) }) { throw .excusesOverlap(other) }
  }
}
