package import KernelDomain

/// The number of times that the user has missed a prayer and has not made it up.
package struct PrayerDebt: Hashable, Sendable {
  /// How many of the prayers that the user estimates to have missed before recording began are not made up yet.
  package let estimate: Int
  /// The number of prayers that are recorded as missed, or that count as missed because they are not recorded.
  package let missed: Int

  package init(estimate: Int, missed: Int) {
    self.estimate = estimate
    self.missed = missed
  }

  package var owed: Int { estimate + missed }

  package static let counts = 0...100_000
}

/// Counts the prayers that the user owes, and creates the edits that record them as made up.
package enum DebtRule {
  /// - Parameter record: may be the recent part of a record, if it contains the days of `states.assumed`.
  package static func debt(of record: PrayerRecord, _ states: PrayerStates) -> PrayerValues<PrayerDebt> {
    let missed = record.missed
    let assumed = states.assumed.map { PrayerStatistics(of: states, over: $0) }
    return PrayerValues { prayer in
      PrayerDebt(
        estimate: record.estimate[prayer],
        missed: missed[prayer] + (assumed?.prayers[prayer].assumedMissed ?? 0))
    }
  }

  /// Returns the edits that record `count` owed prayers as made up. The oldest missed prayers come first, then prayers
  /// from the user's estimate.
  package static func makeUp(
    _ prayer: Prayer, count: Int, of record: PrayerRecord, _ states: PrayerStates
  ) throws(PrayerLogError) -> [PrayerEdit] {
    let missed = missed(record, states).filter { $0.prayer == prayer }
    let owed = missed.count + record.estimate[prayer]
    guard count >= 1 else { throw .input(.outside(.count, 1...Double(PrayerDebt.counts.upperBound))) }
    guard count <= owed else { throw .moreThanOwed(.five(prayer), owed: owed, wanted: count) }
    let entries = missed.prefix(count).map { one in
      PrayerEdit.log(one, record.log[one]?.madeUp ?? PrayerEntry(.madeUp))
    }
    let rest = count - entries.count
    return entries + (rest > 0 ? [.setEstimate(prayer, record.estimate[prayer] - rest)] : [])
  }

  /// Returns the edits that set the user's estimates of owed prayers. Omits estimates that already have the new value.
  package static func set(
    _ counts: [Prayer: Int], in record: PrayerRecord
  ) throws(PrayerLogError) -> [PrayerEdit] {
    var edits: [PrayerEdit] = []
    for prayer in Prayer.allCases {
      guard let count = counts[prayer], count != record.estimate[prayer] else { continue }
      guard PrayerDebt.counts.contains(count) else {
        throw .input(.outside(.count, Double(PrayerDebt.counts.lowerBound)...Double(PrayerDebt.counts.upperBound)))
      }
      edits.append(.setEstimate(prayer, count))
    }
    return edits
  }

  /// Estimates how many times the user owes each prayer for a range of past days.
  /// - Parameters:
  ///   - share: the percentage of prayers that the user did not pray, 0 to 100.
  ///   - excusedDays: the number of days in every 30 on which the user was excused.
  package static func estimate(
    from first: CivilDay, to last: CivilDay, share: Int, excusedDays: Int
  ) throws(PrayerLogError) -> Int {
    guard first <= last else { throw .daysReversed(first, last) }
    do throws(PrayerInputError) {
      let share = try PrayerInputError.checked(share, .share, 0...100)
      let counted = 30 - (try PrayerInputError.checked(excusedDays, .excusedDaysPerMonth, 0...30))
      let days = last.daysSinceEpoch - first.daysSinceEpoch + 1
      // The result is rounded, halves up.
      let count = (2 * days * counted * share + 3_000) / 6_000
      return try PrayerInputError.checked(count, .count, PrayerDebt.counts)
    } catch {
      throw .input(error)
    }
  }

  /// Returns the missed prayers, oldest first: those recorded as missed, and those that count as missed because they
  /// are not recorded.
  private static func missed(_ record: PrayerRecord, _ states: PrayerStates) -> [PrayerOfDay] {
    let recorded = record.log.prayers { $0.status == .missed }
    guard let days = states.assumed else { return recorded }
    let assumed = states.days(days).flatMap { day in
      Prayer.allCases.filter { day.states[$0] == .assumedMissed }.map { PrayerOfDay($0, of: day.day) }
    }
    return (recorded + assumed).sorted()
  }
}
