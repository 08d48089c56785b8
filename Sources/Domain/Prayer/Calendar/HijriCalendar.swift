package import KernelDomain

/// Converts days of the Gregorian calendar to dates of the Hijri (Islamic) calendar. Months follow Saudi Arabia's Umm
/// al-Qura table. For years outside the table, they follow the arithmetic calendar, which repeats every 30 years.
package struct HijriCalendar: Hashable, Sendable {
  /// The number of days that are added to each day before it is converted to a Hijri date. The user sets it to follow
  /// the local sighting of the new moon.
  package let adjustment: Int

  package static let adjustments = -2...2

  /// The first days of the months that the user set, and of the months that were moved because of them.
  private let beginnings: HijriBeginnings

  package init() {
    adjustment = 0
    beginnings = HijriBeginnings(adjustment: 0)
  }

  package init(adjustment: Int) throws(PrayerInputError) {
    self.adjustment = try PrayerInputError.checked(adjustment, .hijriAdjust, HijriCalendar.adjustments)
    beginnings = HijriBeginnings(adjustment: adjustment)
  }

  private init(adjustment: Int, _ beginnings: HijriBeginnings) {
    self.adjustment = adjustment
    self.beginnings = beginnings
  }

  /// Returns a copy of this calendar in which months begin on the days in `own`. Throws if a month would not have 29 or
  /// 30 days, or if a day is more than two days from the month's first day in this calendar.
  package func with(_ own: [HijriMonth: CivilDay]) throws(HijriMonthError) -> HijriCalendar {
    own.isEmpty ? self : HijriCalendar(adjustment: adjustment, try HijriBeginnings(own, adjustment: adjustment))
  }

  package func date(of day: CivilDay) -> HijriDate {
    let usual = HijriCalendar.date(daysSinceEpoch: day.daysSinceEpoch + adjustment)
    if beginnings.isEmpty { return usual }
    let number = HijriMonth(year: usual.year, month: usual.month).number
    let month = [number + 1, number].first { beginnings.begin($0) <= day.daysSinceEpoch } ?? number - 1
    let found = HijriMonth(number: month)
    return HijriDate(
      year: found.year, month: found.month, day: day.daysSinceEpoch - beginnings.begin(month) + 1, source: usual.source)
  }

  /// Returns the days of a month, from the first to the last.
  package func days(of month: HijriMonth) -> ClosedRange<CivilDay> {
    let (first, next) = (beginnings.begin(month.number), beginnings.begin(month.number + 1))
    return CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: max(first, next - 1))
  }

  private static func date(daysSinceEpoch number: Int) -> HijriDate {
    (UmmAlQuraTable.firstDay..<UmmAlQuraTable.end).contains(number) ? tabled(number) : arithmetic(number)
  }

  /// Returns the first day of a month according to the table or the arithmetic calendar, in days since 1970-01-01.
  static func tabledStart(of month: HijriMonth) -> Int {
    let index = month.year - UmmAlQuraTable.firstYear
    if UmmAlQuraTable.years.indices.contains(index) {
      return (1..<month.month).reduce(UmmAlQuraTable.starts[index]) { day, earlier in
        day + UmmAlQuraTable.length(ofMonth: earlier, in: UmmAlQuraTable.years[index])
      }
    }
    let cycle = (month.year - 1).flooredQuotient(by: 30)
    let years = (1..<month.year - cycle * 30).reduce(cycle * 10_631) { $0 + length(ofYear: $1) }
    return years + (month.month - 1) * 59 / 2 + (month.month % 2 == 0 ? 1 : 0) - 2_440_588 + 1_948_439
  }

  private static func tabled(_ number: Int) -> HijriDate {
    var low = 0
    var high = UmmAlQuraTable.years.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if UmmAlQuraTable.starts[middle] <= number { low = middle } else { high = middle }
    }
    let months = UmmAlQuraTable.years[low]
    var rest = number - UmmAlQuraTable.starts[low]
    var month = 1
    while rest >= UmmAlQuraTable.length(ofMonth: month, in: months) {
      rest -= UmmAlQuraTable.length(ofMonth: month, in: months)
      month += 1
    }
    return HijriDate(year: UmmAlQuraTable.firstYear + low, month: month, day: rest + 1, source: .ummAlQura)
  }

  /// Computes the date in the arithmetic calendar of a day given in days since 1970-01-01. In this calendar, 1 Muharram
  /// of the year 1 is Julian day 1948439. Of every 30 years, 11 have 355 days and the others 354.
  private static func arithmetic(_ number: Int) -> HijriDate {
    let days = number + 2_440_588 - 1_948_439
    let cycle = days.flooredQuotient(by: 10_631)
    var rest = days - cycle * 10_631
    var year = 1
    while rest >= length(ofYear: year) {
      rest -= length(ofYear: year)
      year += 1
    }
    // Months alternate between 30 and 29 days; the last month of a long year has 30.
    let month = min(rest * 2 / 59 + 1, 12)
    return HijriDate(
      year: cycle * 30 + year, month: month, day: rest - month * 59 / 2 + 30, source: .arithmetic)
  }

  private static func length(ofYear year: Int) -> Int {
    [2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29].contains(year) ? 355 : 354
  }
}
