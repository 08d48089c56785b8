package import KernelDomain

/// What a record still tells about the years that were left out of it (see `PrayerRecord.recent`).
package struct EarlierPrayers: Hashable, Sendable {
  /// The first day of which the record is complete.
  package let until: CivilDay
  /// The earliest prayer that has an entry; nil if no prayer before `until` has one.
  package let first: PrayerOfDay?
  /// How many times each prayer is recorded as missed before `until`.
  package let missed: PrayerValues<Int>
  /// How many times Witr is recorded as missed before `until`.
  package let missedWitr: Int

  package init(until: CivilDay, first: PrayerOfDay?, missed: PrayerValues<Int>, missedWitr: Int) {
    self.until = until
    self.first = first
    self.missed = missed
    self.missedWitr = missedWitr
  }
}

extension PrayerRecord {
  /// Copies the record without the log's years before its last two, and without the extras except for Witr since then.
  /// What is left out is counted in `earlier`. Fewer years than that stay as they are.
  package var recent: PrayerRecord {
    let years = log.years
    var recent = self
    guard let first = years.suffix(2).first, let until = CivilDay(year: first, month: 1, day: 1) else {
      recent.keepExtras { $0.extra == .witr }
      return recent
    }
    var before = PrayerLog()
    for year in years where year < first {
      before.set(log.marks(of: year), of: year)
      recent.log.remove(year: year)
    }
    let missedWitr = extras.count { $0.key.extra == .witr && $0.key.day < until && $0.value.status == .missed }
    recent.keepExtras { $0.extra == .witr && $0.day >= until }
    recent.earlier = EarlierPrayers(
      until: until, first: before.first, missed: before.count(of: .missed), missedWitr: missedWitr)
    return recent
  }

  /// The earliest prayer that has an entry; nil if no prayer has one.
  package var first: PrayerOfDay? { earlier?.first ?? log.first }

  /// How many times each prayer is recorded as missed.
  var missed: PrayerValues<Int> {
    var missed = log.count(of: .missed)
    if let earlier { for prayer in Prayer.allCases { missed[prayer] += earlier.missed[prayer] } }
    return missed
  }

  /// How many times Witr is recorded as missed.
  var missedWitr: Int {
    extras.count { $0.key.extra == .witr && $0.value.status == .missed } + (earlier?.missedWitr ?? 0)
  }
}
