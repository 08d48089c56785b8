package import KernelDomain

/// Counts the user's fasts, and checks whether a fast can be recorded.
package struct FastRule: Sendable {
  private let fasts: [CivilDay: FastEntry]
  private let estimate: Int
  private let hijri: HijriCalendar

  package static let counts = 0...100_000
  /// The number of the month Ramadan in the Hijri year.
  package static let ramadan = 9

  /// Creates the rule.
  /// - Parameters:
  ///   - fasts: all recorded fasts, by day.
  ///   - estimate: the user's estimate of how many fasts are owed in addition to the recorded ones.
  package init(_ fasts: [CivilDay: FastEntry], estimate: Int, hijri: HijriCalendar) {
    self.fasts = fasts
    self.estimate = estimate
    self.hijri = hijri
  }

  package func isRamadan(_ day: CivilDay) -> Bool { hijri.date(of: day).month == FastRule.ramadan }

  /// Whether the user may be fasting on this day. True if the day is in Ramadan and its fast is not recorded as owed or
  /// exempt.
  func mayBeFasted(_ day: CivilDay) -> Bool {
    guard isRamadan(day) else { return false }
    return fasts[day].map { $0.status == .fasted } ?? true
  }

  package func kind(of entry: FastEntry, on day: CivilDay) -> FastKind {
    isRamadan(day) ? .ramadan : entry.isMakeUp ? .madeUp : .voluntary
  }

  /// Throws if `entry` cannot be recorded for `day` (see `FastError`), for example because it states that a fast
  /// outside Ramadan is owed.
  package func check(_ entry: FastEntry, on day: CivilDay, today: CivilDay) throws(FastError) {
    let isRamadan = isRamadan(day)
    if day > today, !isRamadan || entry.status == .fasted { throw .inFuture(day) }
    if !isRamadan, entry.status != .fasted { throw .notRamadan(day) }
    guard entry.isMakeUp else { return }
    if isRamadan || entry.status != .fasted { throw .ramadan(day) }
    if owed(without: day) <= 0 { throw .nothingOwed }
  }

  /// Whether the day is one of the two feasts, or one of the three days after the second feast. Muslims do not fast on
  /// these days.
  package func isFeast(_ day: CivilDay) -> Bool {
    let date = hijri.date(of: day)
    return date.month == 10 && date.day == 1 || date.month == 12 && (10...13).contains(date.day)
  }

  /// The number of fasts that the user still has to make up.
  package var owed: Int { owed(without: nil) }

  private func owed(without left: CivilDay?) -> Int {
    fasts.reduce(estimate) { owed, fast in
      let (day, entry) = fast
      if day == left { return owed }
      if entry.status == .owed { return owed + 1 }
      return kind(of: entry, on: day) == .madeUp ? owed - 1 : owed
    }
  }
}

extension FastRule {
  /// The number of fasts of each kind in a Hijri year.
  package struct Year: Hashable, Sendable {
    /// The days of Ramadan in the Hijri year.
    package let ramadan: ClosedRange<CivilDay>
    package fileprivate(set) var fasted = 0
    package fileprivate(set) var owed = 0
    package fileprivate(set) var exempt = 0
    /// The number of days of Ramadan that have ended (their Maghrib has passed) without a recorded fast.
    package fileprivate(set) var notRecorded = 0
    package fileprivate(set) var voluntary = 0
    package fileprivate(set) var madeUp = 0

    package var days: Int { ramadan.upperBound.daysSinceEpoch - ramadan.lowerBound.daysSinceEpoch + 1 }
  }

  /// Counts the fasts of a Hijri year.
  /// - Parameter last: the last day whose Maghrib has passed.
  package func year(_ year: Int, until last: CivilDay) -> Year {
    let month = HijriMonth(year: year, month: FastRule.ramadan)
    var counts = Year(ramadan: hijri.days(of: month))
    for number in counts.ramadan.lowerBound.daysSinceEpoch...counts.ramadan.upperBound.daysSinceEpoch {
      let day = CivilDay(daysSinceEpoch: number)
      switch fasts[day]?.status {
      case .fasted: counts.fasted += 1
      case .owed: counts.owed += 1
      case .exempt: counts.exempt += 1
      case nil: counts.notRecorded += day <= last ? 1 : 0
      }
    }
    for (day, entry) in fasts where entry.status == .fasted && hijri.date(of: day).year == year {
      switch kind(of: entry, on: day) {
      case .ramadan: break
      case .voluntary: counts.voluntary += 1
      case .madeUp: counts.madeUp += 1
      }
    }
    return counts
  }
}
