package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen with statistics: how many prayers were recorded with each status. Each share is shown together with the
/// total from which it is computed.
package struct PrayerStatisticsScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/stats?period&day")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let name: String? = try request.query("period", valid: StatisticsPeriod.allCases.map(\.rawValue))
    let day: CivilDay? = try request.query("day")
    let period = name.flatMap { StatisticsPeriod(rawValue: $0) }
    let output = try catalog.call(ShowStatistics.self, ShowStatistics.Input(period: period, day: day))
    let strings = PrayerStrings(language: request.language)
    let extras =
      try catalog.call(ListExtras.self, ListExtras.Input(from: output.from, to: output.to)).extras
    let page = PrayerStatisticsPage(
      strings: strings, shown: output, extras: extras, heat: try heat(strings, output, isYear: period == .year))
    return page.screen(request.route)
  }

  /// Returns the heat map that accompanies the statistics. If `isYear` is true, it shows the year for which the
  /// statistics are, and otherwise the half year that ends with the week of the shown day.
  private func heat(
    _ strings: PrayerStrings, _ shown: ShowStatistics.Output, isYear: Bool
  ) throws(Failure) -> PrayerHeatMap {
    let language = strings.language
    var range = PrayerHeatMap.halfYear(around: shown.day)
    var title = language.say(cs: "Půl roku", en: "Half a Year")
    let year = Element.link(
      language.say(cs: "Celý rok", en: "Whole Year"), placement: .trailing,
      to: PrayerDestinations.statistics(.year, around: shown.day))
    if isYear, let first = CivilDay(year: shown.day.year, month: 1, day: 1),
      let last = CivilDay(year: shown.day.year, month: 12, day: 31)
    {
      range = first...last
      title = language.say(cs: "Rok \(shown.day.year)", en: "The Year \(shown.day.year)")
    }
    var days: [ShowHeatMap.Day] = []
    for year in range.lowerBound.year...range.upperBound.year where PrayerTimesRule.days.contains(year: year) {
      days += try catalog.call(ShowHeatMap.self, ShowHeatMap.Input(year: year)).days
    }
    return PrayerHeatMap(
      strings, range, title: title, whole: isYear ? nil : year, days, today: shown.today)
  }
}

extension ClosedRange<CivilDay> {
  fileprivate func contains(year: Int) -> Bool { (lowerBound.year...upperBound.year).contains(year) }
}

/// The content of the screen with the statistics of a period.
struct PrayerStatisticsPage {
  let strings: PrayerStrings
  let shown: ShowStatistics.Output
  let extras: [ExtraView]
  let heat: PrayerHeatMap

  private var language: Language { strings.language }

  func screen(_ route: Route) -> Screen {
    var layout = PrayerStrings.layout
    if !isEmpty { layout.leadingPane = 1 + sums.count }
    return Screen(
      route: route, language: language, title: strings.statistics, presentation: .stack,
      header: Header(.standard, subtitle: days), layout: layout, back: strings.backHome,
      toolbar: [(-1, Icon.back), (1, Icon.forward)].compactMap(other), content: [choice] + content)
  }

  private var days: String? {
    guard let from = shown.from, let to = shown.to else { return nil }
    return from == to ? language.date(from) : "\(language.date(from)) – \(language.date(to))"
  }

  private var choice: Element {
    let title = language.say(cs: "Období", en: "Period")
    return Element(
      .segmentedControl, title, type: .body,
      children: StatisticsPeriod.allCases.map { period in
        Element(
          .radio, strings.name(period), isOn: period == shown.period, type: .body,
          to: PrayerDestinations.statistics(period, around: shown.day))
      })
  }

  /// Returns a link to the statistics of an earlier or later period; nil for a period that begins after today.
  /// - Parameters:
  ///   - step: the number of periods to move forward; negative to move back.
  private func other(_ step: Int, _ icon: Icon) -> Element? {
    guard let day = shown.period.day(step, from: shown.day), PrayerTimesRule.days.contains(day),
      step < 0 || shown.day < shown.today
    else { return nil }
    let label =
      step < 0
      ? language.say(cs: "Předchozí období", en: "Earlier period")
      : language.say(cs: "Další období", en: "Later period")
    let next = min(day, shown.today)
    return .link(icon, label: label, to: PrayerDestinations.statistics(shown.period, around: next))
  }

  private var isEmpty: Bool {
    extras.isEmpty && shown.recorded == 0 && shown.notRecorded == 0
      && Prayer.allCases.allSatisfy { shown.prayers[$0].excused == 0 }
  }

  private var content: [Element] {
    guard !isEmpty else {
      return [
        Element(
          .emptyState,
          children: [
            Element(.image, color: Hue.accent.fill, icon: Icon("moon.stars.hills", .illustration)),
            Element(.heading, strings.nothingRecorded, type: .title),
          ])
      ]
    }
    return sums + congregation + jumuah + beyond + heat.elements
  }

  /// What stands below the choice of the period, in wide windows in a pane beside the rest.
  private var sums: [Element] { share + goal + streak + [byPrayer] }

  // MARK: Shares

  /// A ring that shows which share of the recorded prayers was on time, with the share within it, and the numbers beside
  /// it.
  private var share: [Element] {
    let coverage = shown.notRecorded > 0 ? strings.coverage(shown.notRecorded) : nil
    guard let thousandths = shown.onTimeShare else {
      let notes = [coverage.map { strings.note($0) }].compactMap { $0 }
      return [Element.card(nil, [Element(.heading, strings.nothingRecorded, type: .title)] + notes)]
    }
    let others = [others.isEmpty ? nil : others, coverage].compactMap { $0 }.joined(separator: ", ")
    let share = language.percent(thousandths: thousandths)
    let onTime = Prayer.allCases.reduce(0) { $0 + shown.prayers[$1].onTime }
    let stat = Element(
      .stat, strings.onTime(onTime, of: shown.recorded), fill: Hue.positive.fill,
      unit: others.isEmpty ? nil : "· " + others, percent: (thousandths + 5) / 10,
      children: [Element(.text, share, label: "(\(share))", placement: .center, type: .number)])
    return [Element(.rings, children: [stat])]
  }

  /// The numbers of recorded prayers that were not on time: `2 late, 1 made up`.
  private var others: String {
    let counts = Prayer.allCases.map { shown.prayers[$0] }
    let sums: [(PrayerStatus, Int)] = [
      (.late, counts.reduce(0) { $0 + $1.late }), (.madeUp, counts.reduce(0) { $0 + $1.madeUp }),
      (.missed, counts.reduce(0) { $0 + $1.missed }),
    ]
    return sums.filter { $0.1 > 0 }.map { "\(language.number($0.1)) \(strings.name($0.0))" }.joined(separator: ", ")
  }

  /// How far the user has got towards the goal. It does not say how much is missing.
  private var goal: [Element] {
    guard let goal = shown.goal else { return [] }
    let percent = min(goal.count * 100 / max(goal.of, 1), 100)
    let stat = Element(
      .stat, strings.goal(goal.count, of: goal.of, goal.kind), fill: Hue.accent.fill, percent: percent)
    return [Element(.rings, strings.weeklyGoal, type: .title, children: [stat])]
  }

  private var streak: [Element] {
    shown.streak.map { [Element.card(nil, [Element(.text, strings.streak($0), type: .body)])] } ?? []
  }

  // MARK: By prayer

  /// A bar for each prayer, divided in proportion to the statuses with which the prayer was recorded. Excused prayers
  /// are left out, because they are not owed.
  private var byPrayer: Element {
    let series: [(String, Hue, (ShowStatistics.Counts) -> Int)] = [
      (strings.name(PrayerStatus.onTime), .green, { $0.onTime }),
      (strings.name(PrayerStatus.late), .yellow, { $0.late }),
      (strings.name(PrayerStatus.madeUp), .blue, { $0.madeUp }),
      (strings.name(PrayerStatus.missed), .red, { $0.missed }),
      (strings.name(PrayerState.notRecorded), .gray, { $0.notRecorded }),
    ]
    let points = Prayer.allCases.flatMap { prayer in
      series.enumerated().map { number, one in
        let count = one.2(shown.prayers[prayer])
        return Chart.Point(
          x: prayer.index, y: count, xText: strings.name(prayer), yText: language.number(count), series: number)
      }
    }
    let parts = Prayer.allCases.map { prayer in
      let counts = series.map { $0.2(shown.prayers[prayer]) }
      let sum = counts.reduce(0, +)
      let share = Chart.percent(counts[0], of: sum).map { language.percent($0) } ?? "–"
      return "\(strings.name(prayer)) \(share) (\(language.number(counts[0])) \(language.outOf(sum)))"
    }
    let title = language.say(cs: "Podle modliteb", en: "By Prayer")
    return Element(
      .section, title, type: .title,
      children: [
        Element(
          .chart,
          label: language.say(cs: "Včas: ", en: "On time: ") + parts.joined(separator: ", "), color: Hue.accent.text,
          chart: Chart(.shares, points, x: .items, series: series.map { Chart.Series($0.0, $0.1.fill) })),
        .disclosure(
          language.say(cs: "V číslech", en: "In Numbers"),
          hint: language.say(cs: "Ukáže počty", en: "Shows the counts"), [table]),
      ])
  }

  /// A table of the recorded prayers beyond the five daily ones; empty if there were none.
  private var beyond: [Element] {
    let extras = extras.filter { $0.extra != .witr || shown.witr == nil }
    let kinds = Extra.allCases.filter { kind in extras.contains { $0.extra == kind } }
    if kinds.isEmpty { return [] }
    return [
      Element(
        .section, strings.extras, type: .title,
        children: [
          Element.table(
            columns: [
              language.say(cs: "Modlitba", en: "Prayer"), language.say(cs: "Dny", en: "Days"),
              language.say(cs: "Rakaty", en: "Units"),
            ],
            rows: kinds.map { kind in
              let known = extras.filter { $0.extra == kind }
              let units = known.compactMap(\.units).reduce(0, +)
              return (
                [strings.name(kind), language.number(known.count), units > 0 ? language.number(units) : "–"], nil
              )
            })
        ])
    ]
  }

  private var table: Element {
    let columns = [
      language.say(cs: "Modlitba", en: "Prayer"), strings.name(PrayerStatus.onTime), strings.name(PrayerStatus.late),
      strings.name(PrayerStatus.madeUp), strings.name(PrayerStatus.missed), strings.name(PrayerStatus.excused),
      strings.name(PrayerState.notRecorded),
    ]
    return Element(
      .table,
      children: [
        Element(
          .tableHeader,
          children: columns.enumerated().map { index, text in
            Element(.text, text, placement: index == 0 ? .leading : .trailing, type: .caption)
          })
      ] + Prayer.allCases.map { row(strings.name($0), shown.prayers[$0], fill: $0.hue.fill) }
        + (shown.witr.map { [row(strings.name(Extra.witr), $0, fill: Hue.accent.fill)] } ?? []))
  }

  /// A line that says how often each prayer was prayed in congregation: `In congregation: Fajr 2, Dhuhr 5`; empty if
  /// none was.
  private var congregation: [Element] {
    let prayers = Prayer.allCases.filter { shown.prayers[$0].congregation > 0 }
    if prayers.isEmpty { return [] }
    let counts = prayers.map { "\(strings.name($0)) \(language.number(shown.prayers[$0].congregation))" }
    return [strings.note("\(capitalized(strings.congregation)): \(counts.joined(separator: ", "))")]
  }

  /// A line that says on how many Fridays of the period Jumu'ah was prayed; empty if this is unknown.
  private var jumuah: [Element] {
    shown.jumuah.map { jumuah in
      let (count, fridays) = (language.number(jumuah.count), language.outOf(jumuah.fridays))
      return [
        strings.note(
          language.say(cs: "Džum'a \(count) \(fridays) pátků", en: "Jumu'ah \(count) \(fridays) Fridays"))
      ]
    } ?? []
  }

  private func row(_ name: String, _ counts: ShowStatistics.Counts, fill: ColorToken) -> Element {
    let numbers = [
      counts.onTime, counts.late, counts.madeUp, counts.missed, counts.excused, counts.notRecorded,
    ]
    return Element(
      .tableRow,
      children: [
        Element(.text, name, placement: .leading, type: .body, fill: fill)
      ] + numbers.map { Element(.text, language.number($0), placement: .trailing, type: .time) })
  }
}

extension StatisticsPeriod {
  /// Returns a day in the period that is `step` periods after the one that contains `day`, or before it if `step` is
  /// negative. Nil if the period is all time.
  fileprivate func day(_ step: Int, from day: CivilDay) -> CivilDay? {
    switch self {
    case .all: nil
    case .week: CivilDay(daysSinceEpoch: day.daysSinceEpoch + 7 * step)
    case .month:
      CivilDay(daysSinceEpoch: (step < 0 ? day.inMonth.before : day.inMonth.after).days.lowerBound)
    case .year: CivilDay(year: day.year + step, month: 1, day: 1)
    }
  }
}
