import KernelDomain

/// A series of consecutive prayers from which the user is excused. Excused prayers need not be made up, unless `isOwed`
/// is true.
package struct Excuse: Hashable, Sendable {
  package let from: PrayerOfDay
  /// The first prayer after the excuse; nil if the excuse has no end yet.
  package let until: PrayerOfDay?
  /// The reason for the excuse, shown only in the user's profile; nil if the user stated none.
  package let reason: Reason?

  /// Whether the prayers in the excuse that the user did not record count as missed once the excuse is over. The user
  /// decides this for times of unconsciousness, about which the schools of law differ. If the excuse is over when its
  /// end is stored, they are recorded as missed; otherwise, their state follows from the excuse (see `PrayerStates`).
  package let isOwed: Bool

  package enum Reason: String, CaseIterable, Hashable, Sendable, Codable {
    case menses, postnatal, illness, travel, other, unconscious

    /// Whether this reason excuses the user from prayers. False for illness and journeys, which may still occur in
    /// excuses stored by an earlier version.
    package var excuses: Bool { self != .illness && self != .travel }
  }

  package init(
    from: PrayerOfDay, until: PrayerOfDay?, reason: Reason?, isOwed: Bool = false
  ) throws(PrayerLogError) {
    if let until, until <= from { throw .excuseReversed(from, until) }
    self.from = from
    self.until = until
    self.reason = reason
    self.isOwed = isOwed
  }

  /// Returns the prayers of the excuse whose windows have ended and that the user did not record, oldest first.
  package func unrecorded(_ states: PrayerStates) -> [PrayerOfDay] {
    let last = min(until?.day ?? states.today, states.today)
    guard from.day <= last else { return [] }
    return states.days(from.day...last).flatMap { day in
      Prayer.allCases.map { PrayerOfDay($0, of: day.day) }
        .filter { contains($0) && day.entries[$0.prayer] == nil && states.hasEnded($0) }
    }
  }

  /// Returns the edits that record as missed all prayers returned by `unrecorded`.
  package func owing(_ states: PrayerStates) -> [PrayerEdit] {
    unrecorded(states).map { .log($0, PrayerEntry(.missed)) }
  }

  package func contains(_ prayer: PrayerOfDay) -> Bool {
    from <= prayer && until.map { prayer < $0 } ?? true
  }

  /// Whether the last prayer that the excuse covers has ended, or the first prayer after it has begun. False for an
  /// excuse without an end.
  /// - Parameters:
  ///   - today: the day at the instant `now`, at the user's place.
  ///   - schedule: the prayer times; nil if the user has not set a place.
  func isOver(at now: Timestamp, on today: CivilDay, _ schedule: PrayerSchedule?) -> Bool {
    guard let until else { return false }
    let day = until.day.daysSinceEpoch
    // A prayer begins at most a day before or after its calendar day.
    if day < today.daysSinceEpoch - 1 { return true }
    if day > today.daysSinceEpoch + 2 { return false }
    let last =
      until.prayer == .fajr
      ? PrayerOfDay(.isha, of: CivilDay(daysSinceEpoch: day - 1))
      : PrayerOfDay(Prayer.allCases[until.prayer.index - 1], of: until.day)
    guard let schedule else { return last.day < today }
    let end = schedule.day(last.day)?[last.prayer]?.end
    let begin = schedule.day(until.day)?[until.prayer]?.begin
    return [end, begin].contains { $0.map { $0 <= now } ?? false }
  }

  /// Whether at least one prayer is covered by both excuses.
  package func overlaps(_ other: Excuse) -> Bool {
    let beginsBeforeItsEnd = other.until.map { from < $0 } ?? true
    let endsAfterItsBegin = until.map { other.from < $0 } ?? true
    return beginsBeforeItsEnd && endsAfterItsBegin
  }

  /// Throws if this excuse overlaps one of `others`.
  package func check(beside others: some Sequence<Excuse>) throws(PrayerLogError) {
    if let other = others.first(where: { overlaps($0) }) { throw .excusesOverlap(other) }
  }
}
