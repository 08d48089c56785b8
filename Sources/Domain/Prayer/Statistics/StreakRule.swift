package import KernelDomain

/// Computes the user's streak: the number of consecutive days on which every prayer that exists was prayed or excused.
package enum StreakRule {
  /// Returns the length, in days, of the streak that lasts until today or yesterday. Today cannot break the streak,
  /// since its prayers may still be prayed. A day on which all prayers are excused neither adds to the streak nor
  /// breaks it.
  /// - Parameter since: the first day that may count.
  package static func streak(of states: PrayerStates, since: CivilDay) -> Int {
    guard since <= states.today else { return 0 }
    var streak = 0
    let (settled, open) = states.settled(since...states.today)
    for day in (open.map(states.days) ?? []).reversed() {
      let defined = day.states.all.filter { $0 != .undefined }
      let isKept = defined.allSatisfy { $0.isPrayed || $0.isExcused }
      if isKept, defined.contains(where: \.isPrayed) { streak += 1 }
      if !isKept, day.day != states.today { return streak }
    }
    var reader = PrayerLog.MarkReader(states.log)
    for day in settled.reversed() {
      var hasPrayed = false
      for prayer in Prayer.allCases.indices {
        let status = reader.mark(prayer, of: day).status
        if status?.isPrayed ?? false {
          hasPrayed = true
        } else if status != .excused, status != nil || !states.settledState(Prayer.allCases[prayer], of: day).isExcused
        {
          return streak
        }
      }
      if hasPrayed { streak += 1 }
    }
    return streak
  }
}
