package import KernelDomain

/// A journey of the user. It does not excuse the user from any prayer, but prayers may be shortened and combined during
/// it.
package struct Journey: Hashable, Sendable {
  package let from: CivilDay
  /// The last day of the journey; nil if the journey has no end yet.
  package let until: CivilDay?

  package init(from: CivilDay, until: CivilDay?) throws(PrayerLogError) {
    if let until, until < from { throw .journeyReversed(from, until) }
    self.from = from
    self.until = until
  }

  package func contains(_ day: CivilDay) -> Bool {
    from <= day && until.map { day <= $0 } ?? true
  }

  package func overlaps(_ other: Journey) -> Bool {
    (other.until.map { from <= $0 } ?? true) && (until.map { other.from <= $0 } ?? true)
  }

  /// Throws if this journey overlaps one of `others`.
  package func check(beside others: some Sequence<Journey>) throws(PrayerLogError) {
    if let other = others.first(where: { overlaps($0) }) { throw .journeysOverlap(other) }
  }
}
