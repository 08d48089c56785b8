package import KernelDomain

/// How many days in a row each prayer that has a time was prayed or excused.
package enum StreakRule {
  /// The streak that ends today or yesterday: today breaks nothing. A day on which all is excused neither counts nor
  /// breaks.
  /// - Parameter since: the first day that may count.
  package static func streak(of states: PrayerStates, since: CivilDay) -> Int {
    var streak = 0
    var number = states.today.daysSinceEpoch
    while number >= since.daysSinceEpoch {
      let day = CivilDay(daysSinceEpoch: number)
      for shown in states.days(day...day) {
        let defined = shown.states.all.filter { $0 != .undefined }
        let isKept = defined.allSatisfy { $0.isPrayed || $0.isExcused }
        if isKept, defined.contains(where: \.isPrayed) { streak += 1 }
        if !isKept, day != states.today { return streak }
      }
      number -= 1
    }
    return streak
  }
}
