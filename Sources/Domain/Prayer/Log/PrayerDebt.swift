package import KernelDomain

/// How many times the user owes one of the five prayers, because it was missed.
package struct PrayerDebt: Hashable, Sendable {
  /// How many prayers remain of the user's own estimate of those missed before recording began.
  package let estimate: Int
  /// The number of prayers recorded as missed or assumed to be missed.
  package let missed: Int

  package init(estimate: Int, missed: Int) {
    self.estimate = estimate
    self.missed = missed
  }

  package var owed: Int { estimate + missed }

  package static let counts = 0...100_000
}

/// Counts owed prayers, and records making them up.
package enum DebtRule {
  package static func debt(of record: PrayerRecord, _ states: PrayerStates) -> PrayerValues<PrayerDebt> {
    let missed = missed(record, states)
    var debt = PrayerValues(PrayerDebt(estimate: 0, missed: 0))
    for prayer in Prayer.allCases {
      debt[prayer] = PrayerDebt(
        estimate: record.estimate[prayer], missed: missed.count { $0.prayer == prayer })
    }
    return debt
  }

  /// The edits that record `count` prayers as made up: first the oldest missed ones, then those of the estimate.
  package static func makeUp(
    _ prayer: Prayer, count: Int, of record: PrayerRecord, _ states: PrayerStates
  ) throws(PrayerLogError) -> [PrayerEdit] {
    let missed = missed(record, states).filter { $0.prayer == prayer }
    let owed = missed.count + record.estimate[prayer]
    guard count >= 1 else { throw .input(.outside(.count, 1...Double(PrayerDebt.counts.upperBound))) }
    guard count <= owed else { throw .moreThanOwed(prayer, owed: owed) }
    let entries = missed.prefix(count).map { one in
      PrayerEdit.log(one, record.log[one]?.madeUp ?? PrayerEntry(.madeUp))
    }
    let rest = count - entries.count
    return entries + (rest > 0 ? [.setEstimate(prayer, record.estimate[prayer] - rest)] : [])
  }

  /// The edits that set the estimates, which are the prayers owed besides those recorded as missed. An estimate that
  /// already has the wanted value needs no edit.
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

  /// Estimates how many of each prayer the user owes from past days.
  /// - Parameters:
  ///   - share: the percentage of prayers that the user did not pray.
  ///   - excusedDays: the number of excused days in every 30 days.
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

  /// The missed prayers, oldest first.
  private static func missed(_ record: PrayerRecord, _ states: PrayerStates) -> [PrayerOfDay] {
    let recorded = record.log.prayers { $0.status == .missed }
    guard let since = states.assumedSince, since <= states.today else { return recorded }
    let assumed = states.days(since...states.today).flatMap { day in
      Prayer.allCases.filter { day.states[$0] == .assumedMissed }.map { PrayerOfDay($0, of: day.day) }
    }
    return (recorded + assumed).sorted()
  }
}
