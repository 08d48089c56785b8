import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// A heat map that shows how many of the five daily prayers were prayed on each day of a year or half a year. Below it
/// are a table of the same numbers, and a list of the weeks, each of which links to its days.
struct PrayerHeatMap {
  let strings: PrayerStrings
  /// The days that the heat map shows. The first is a Monday or the first day of a year.
  let range: ClosedRange<CivilDay>
  let title: String
  /// Leads from the half year to the whole one; nil if the heat map shows a year.
  private let whole: Element?
  private let all: [ShowHeatMap.Day]
  /// The current day.
  private let today: CivilDay

  private var language: Language { strings.language }
  /// The days on which at least one prayer was prayed or excused.
  private var days: [ShowHeatMap.Day] { all.filter { $0.prayed > 0 || $0.excused > 0 } }

  init(
    _ strings: PrayerStrings, _ range: ClosedRange<CivilDay>, title: String, whole: Element?, _ days: [ShowHeatMap.Day],
    today: CivilDay
  ) {
    self.strings = strings
    self.range = range
    self.title = title
    self.whole = whole
    self.today = today
    all = days.filter { range.contains($0.day) }
  }

  /// Returns the half year that ends with the week to which a day belongs.
  static func halfYear(around day: CivilDay) -> ClosedRange<CivilDay> {
    let monday = day.daysSinceEpoch - day.weekday
    return CivilDay(daysSinceEpoch: monday - 25 * 7)...CivilDay(daysSinceEpoch: monday + 6)
  }

  var elements: [Element] {
    let days = days
    guard !days.isEmpty else { return [] }
    let points = days.map { day in
      Chart.Point(
        x: day.day.daysSinceEpoch, y: day.prayed, xText: language.spokenDate(day.day),
        yText: strings.prayed(day), series: day.excused > 0 ? 1 : 0)
    }
    let chart = Chart(
      .weeks, points, x: .days, series: series,
      range: range.lowerBound.daysSinceEpoch...range.upperBound.daysSinceEpoch)
    return [
      Element(
        .section, title, type: .title,
        children: [
          Element(
            .chart, label: summary(days), color: Hue.positive.text, chart: chart, children: [numbers(days), weeks])
        ] + [whole].compactMap { $0 })
    ]
  }

  private var series: [Chart.Series] {
    [
      Chart.Series(language.say(cs: "vykonáno", en: "prayed"), Hue.positive.fill),
      Chart.Series(language.say(cs: "omluveno", en: "excused"), Hue.gray.fill),
    ]
  }

  private func numbers(_ days: [ShowHeatMap.Day]) -> Element {
    .numbers(
      language.say(cs: "Den po dni", en: "Day by Day"), language,
      columns: [
        language.say(cs: "Den", en: "Day"), language.say(cs: "Vykonané", en: "Prayed"),
        language.say(cs: "Omluvené", en: "Excused"), language.say(cs: "Nezaznamenané", en: "Not Recorded"),
      ],
      rows: days.map { day in
        [language.date(day.day), String(day.prayed), String(day.excused), String(day.notRecorded)]
      })
  }

  /// A table of the weeks up to the current one, most recent first. Each row links to the days of its week.
  private var weeks: Element {
    let title = language.say(cs: "Týden po týdnu", en: "Week by Week")
    let columns = [
      language.say(cs: "Týden", en: "Week"), language.say(cs: "Vykonané", en: "Prayed"),
      language.say(cs: "Omluvené", en: "Excused"),
    ]
    let first = range.lowerBound.daysSinceEpoch - range.lowerBound.weekday
    let last = min(range.upperBound, today).daysSinceEpoch
    let header = Element(
      .tableHeader,
      children: columns.enumerated().map { .cell($1, $0 == 0 ? .leading : .trailing, .caption, Hue.secondary.text) })
    let rows = stride(from: first, through: last, by: 7).reversed().map { week(from: $0) }
    return .disclosure(
      title, hint: language.say(cs: "Ukáže týdny", en: "Shows the weeks"),
      [Element(.table, children: [header] + rows)])
  }

  private func week(from monday: Int) -> Element {
    let (start, end) = (CivilDay(daysSinceEpoch: monday), CivilDay(daysSinceEpoch: monday + 6))
    let days = all.filter { (start...end).contains($0.day) }
    let (prayed, excused) = days.reduce((0, 0)) { ($0.0 + $1.prayed, $0.1 + $1.excused) }
    let name = "\(language.date(start)) – \(language.date(end))"
    return Element(
      .tableRow,
      children: [
        Element(
          .text, name, label: name, placement: .leading, type: .body,
          to: PrayerDestinations.home(on: start == today ? nil : start)),
        .cell(language.number(prayed), .trailing, .time), .cell(language.number(excused), .trailing, .time),
      ])
  }

  private func summary(_ days: [ShowHeatMap.Day]) -> String {
    let prayed = days.reduce(0) { $0 + $1.prayed }
    let whole = days.count { $0.prayed == 5 }
    return language.say(
      cs: "\(language.counted(prayed, .prayers)); dnů se všemi pěti: \(whole)",
      en: "\(language.counted(prayed, .prayers)); days with all five: \(whole)")
  }
}
