import KernelDomain

/// The months of the Hijri calendar whose first day differs from the Umm al-Qura table, because the user follows the
/// sighting of the new moon. Neighbouring months are moved as well if this is needed to give each month 29 or 30 days.
struct HijriBeginnings: Hashable, Sendable {
  /// The number of days that the user adds to each day before it is converted to a Hijri date. If it is positive,
  /// months begin earlier.
  private let adjustment: Int
  /// The first days of the months that the user set, and of the months that were moved because of them, in days since
  /// 1970-01-01. The keys are the months' numbers (see `HijriMonth.number`).
  private var days: [Int: Int] = [:]

  private static let lengths = 29...30
  /// The maximum difference, in days, between a first day that the user sets and the calendar's own first day of the
  /// month.
  private static let farthest = 2

  init(adjustment: Int) { self.adjustment = adjustment }

  /// Creates the first days of months from those that the user set (`own`). Throws if a month would not have 29 or 30
  /// days, or if a day is more than two days from the calendar's own first day of the month.
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
  /// - Parameter month: the month's number (see `HijriMonth.number`).
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
