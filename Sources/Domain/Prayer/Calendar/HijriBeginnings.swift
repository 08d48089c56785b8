import KernelDomain

/// The first days of Hijri months that begin on a different day than in the table, because the user follows the
/// sighting of the new moon. If needed, neighbouring months are moved, too, so that each month has 29 or 30 days.
struct HijriBeginnings: Hashable, Sendable {
  /// The number of days that the user adds to each day before it is converted. If it is positive, months begin earlier.
  private let adjustment: Int
  /// The first days of the months that the user set and of those that were moved because of them, in days since
  /// 1970-01-01. The keys are the months' numbers.
  private var days: [Int: Int] = [:]

  private static let lengths = 29...30
  /// The greatest allowed difference between a first day that the user sets and the one in the table, in days.
  private static let farthest = 2

  init(adjustment: Int) {
    self.adjustment = adjustment
  }

  /// Creates the beginnings, with the first days in `own`. Throws if a month would not have 29 or 30 days, or if a
  /// first day is more than two days from the table's.
  init(_ own: [HijriMonth: CivilDay], adjustment: Int) throws(HijriMonthError) {
    self.init(adjustment: adjustment)
    for (month, day) in own.sorted(by: { $0.key < $1.key }) {
      let usual = tabled(month.number)
      if abs(day.daysSinceEpoch - usual) > HijriBeginnings.farthest {
        throw .tooFar(month, calendar: CivilDay(daysSinceEpoch: usual))
      }
      days[month.number] = day.daysSinceEpoch
      try moveMonths(around: month.number, own)
    }
    for number in days.keys.sorted() {
      for month in [number - 1, number] where !HijriBeginnings.lengths.contains(length(month)) {
        throw .length(HijriMonth(number: month), days: length(month))
      }
    }
  }

  var isEmpty: Bool { days.isEmpty }

  /// Returns the first day of a month, in days since 1970-01-01.
  func begin(_ month: Int) -> Int { days[month] ?? tabled(month) }

  private func length(_ month: Int) -> Int { begin(month + 1) - begin(month) }

  private func tabled(_ month: Int) -> Int { HijriCalendar.tabledStart(of: HijriMonth(number: month)) - adjustment }

  private mutating func moveMonths(around month: Int, _ own: [HijriMonth: CivilDay]) throws(HijriMonthError) {
    var next = month + 1
    while !HijriBeginnings.lengths.contains(length(next - 1)), own[HijriMonth(number: next)] == nil {
      days[next] = nearest(to: tabled(next), begin(next - 1) + 29, begin(next - 1) + 30)
      next += 1
    }
    var before = month - 1
    while !HijriBeginnings.lengths.contains(length(before)) {
      guard own[HijriMonth(number: before)] == nil else {
        throw .length(HijriMonth(number: before), days: length(before))
      }
      days[before] = nearest(to: tabled(before), begin(before + 1) - 30, begin(before + 1) - 29)
      before -= 1
    }
  }

  private func nearest(to usual: Int, _ early: Int, _ late: Int) -> Int {
    usual <= early ? early : late
  }
}
