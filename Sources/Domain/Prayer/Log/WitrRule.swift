package import KernelDomain

/// A prayer that can be owed: one of the five daily ones, or Witr.
package enum OwedPrayer: Hashable, Sendable, CaseIterable, RawRepresentable, Codable {
  case five(Prayer)
  case witr

  package static let allCases = Prayer.allCases.map { OwedPrayer.five($0) } + [.witr]

  package init?(rawValue: String) {
    guard let owed = OwedPrayer.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = owed
  }

  package var rawValue: String {
    switch self {
    case .five(let prayer): prayer.rawValue
    case .witr: Extra.witr.rawValue
    }
  }
}

/// Counts Witr for users who regard it as obligatory (wajib), as in the Hanafi school. For them, it begins with Isha
/// and ends at the next Fajr, and a missed Witr is owed. For all other users, Witr is just one of the prayers other
/// than the five daily ones.
package enum WitrRule {
  /// Returns how many times Witr is owed; nil if the user does not count it as owed.
  /// - Parameter record: may be the recent part of a record, if it contains the days of `states.assumed`.
  package static func debt(of record: PrayerRecord, _ states: PrayerStates) -> PrayerDebt? {
    guard states.owesWitr else { return nil }
    let assumed = states.assumed.flatMap { statistics(of: states, over: $0)?.assumedMissed } ?? 0
    return PrayerDebt(estimate: record.witrEstimate, missed: record.missedWitr + assumed)
  }

  /// Returns the edits that record `count` owed Witr prayers as made up. The oldest missed ones come first, then those
  /// of the user's estimate.
  package static func makeUp(
    count: Int, of record: PrayerRecord, _ states: PrayerStates
  ) throws(PrayerLogError) -> [PrayerEdit] {
    guard states.owesWitr else { throw .witrIsNotOwed }
    let missed = missed(record, states)
    let owed = missed.count + record.witrEstimate
    guard count >= 1 else { throw .input(.outside(.count, 1...Double(PrayerDebt.counts.upperBound))) }
    guard count <= owed else { throw .moreThanOwed(.witr, owed: owed, wanted: count) }
    var edits: [PrayerEdit] = []
    do throws(PrayerInputError) {
      for day in missed.prefix(count) {
        let entry = record.extras[ExtraOfDay(.witr, of: day)]
        edits.append(.logExtra(ExtraOfDay(.witr, of: day), try ExtraEntry(units: entry?.units, .madeUp)))
      }
    } catch {
      throw .input(error)
    }
    let rest = count - edits.count
    return edits + (rest > 0 ? [.setWitrEstimate(record.witrEstimate - rest)] : [])
  }

  /// Returns the edit that sets the user's estimate of owed Witr prayers. Returns no edit if the estimate already has
  /// this value.
  package static func set(
    _ count: Int, in record: PrayerRecord, _ states: PrayerStates
  ) throws(PrayerLogError) -> [PrayerEdit] {
    guard states.owesWitr else { throw .witrIsNotOwed }
    guard PrayerDebt.counts.contains(count) else {
      throw .input(.outside(.count, Double(PrayerDebt.counts.lowerBound)...Double(PrayerDebt.counts.upperBound)))
    }
    return count == record.witrEstimate ? [] : [.setWitrEstimate(count)]
  }

  /// Returns how many Witr prayers have each status in a range of days; nil if the user does not count Witr as owed.
  package static func statistics(of states: PrayerStates, over days: ClosedRange<CivilDay>) -> PrayerStatistics.Counts?
  {
    guard states.owesWitr else { return nil }
    let (settled, open) = states.settled(days)
    var counts = PrayerStatistics.Counts()
    if let open {
      for number in open.lowerBound.daysSinceEpoch...open.upperBound.daysSinceEpoch {
        counts.count(states.witr(of: CivilDay(daysSinceEpoch: number)), nil)
      }
    }
    // Looks at each entry once, rather than looking for an entry of each day.
    var isRecorded = Array(repeating: false, count: settled.count)
    for (day, state) in states.recordedWitr where settled.contains(day) {
      counts.count(state, nil)
      isRecorded[day - settled.lowerBound] = true
    }
    for day in settled where !isRecorded[day - settled.lowerBound] {
      counts.count(states.settledWitr(of: day), nil)
    }
    return counts
  }

  /// Returns the days on which Witr was missed, oldest first. These are the days for which the user recorded it as
  /// missed, and those on which it counts as missed because it is not recorded.
  private static func missed(_ record: PrayerRecord, _ states: PrayerStates) -> [CivilDay] {
    let recorded = record.extras.filter { $0.key.extra == .witr && $0.value.status == .missed }.map(\.key.day)
    guard let days = states.assumed else { return recorded.sorted() }
    let assumed = (days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch).map { CivilDay(daysSinceEpoch: $0) }
      .filter { states.witr(of: $0) == .assumedMissed }
    return (recorded + assumed).sorted()
  }
}
