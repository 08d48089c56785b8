package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen with statistics: how many prayers were recorded with each status, each share with its total.
package struct PrayerStatisticsScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/stats?period&day")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let name: String? = try request.query("period", valid: StatisticsPeriod.allCases.map(\.rawValue))
    let day: CivilDay? = try request.query("day")
    let period = name.flatMap { StatisticsPeriod(rawValue: $0) }
    let output = try catalog.call(ShowStatistics.self, ShowStatistics.Input(period: period, day: day))
    let heat = try catalog.call(ShowHeatMap.self, ShowHeatMap.Input(year: output.day.year))
    let page = PrayerStatisticsPage(strings: PrayerStrings(language: request.language), shown: output, heat: heat)
    return page.screen(request.route)
  }
}

/// The statistics of a period.
struct PrayerStatisticsPage {
  let strings: PrayerStrings
  let shown: ShowStatistics.Output
  let heat: ShowHeatMap.Output

  private var language: Language { strings.language }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language, title: strings.statistics, presentation: .stack,
      header: Header(.standard, subtitle: days), layout: PrayerStrings.layout, back: strings.backHome,
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

  /// Returns a link to an earlier or later period; nil if that period begins after today.
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
    shown.recorded == 0 && shown.notRecorded == 0 && Prayer.allCases.allSatisfy { shown.prayers[$0].excused == 0 }
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
    return [share] + goal + streak + [table] + congregation + jumuah
      + PrayerHeatMap(strings: strings, heat: heat).elements
  }

  // MARK: Shares

  private var share: Element {
    let coverage = shown.notRecorded > 0 ? [strings.note(strings.coverage(shown.notRecorded))] : []
    guard let thousandths = shown.onTimeShare else {
      return Element.card(nil, [Element(.heading, strings.nothingRecorded, type: .title)] + coverage)
    }
    let percent = language.decimal(Double(thousandths) / 10)
    let told = strings.share(percent, of: shown.recorded)
    return Element.card(
      fill: Hue.accent.fill, [Element(.heading, told, type: .title)] + coverage)
  }

  /// Shows how much of the goal the user has reached, but not how much is missing.
  private var goal: [Element] {
    guard let goal = shown.goal else { return [] }
    let percent = min(goal.count * 100 / max(goal.of, 1), 100)
    return [
      Element.card(
        strings.weeklyGoal,
        [Element(.progressBar, strings.goal(goal.count, of: goal.of, goal.kind), value: String(percent))])
    ]
  }

  private var streak: [Element] {
    shown.streak.map { [Element.card(nil, [Element(.text, strings.streak($0), type: .body)])] } ?? []
  }

  // MARK: The table

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
      ] + Prayer.allCases.map(row))
  }

  /// The numbers of prayers in congregation: `In congregation: Fajr 2, Dhuhr 5`; empty if there were none.
  private var congregation: [Element] {
    let prayers = Prayer.allCases.filter { shown.prayers[$0].congregation > 0 }
    if prayers.isEmpty { return [] }
    let counts = prayers.map { "\(strings.name($0)) \(language.number(shown.prayers[$0].congregation))" }
    return [strings.note("\(capitalized(strings.congregation)): \(counts.joined(separator: ", "))")]
  }

  /// On how many Fridays Jumu'ah was prayed.
  private var jumuah: [Element] {
    shown.jumuah.map { jumuah in
      let (count, fridays) = (language.number(jumuah.count), language.number(jumuah.fridays))
      return [
        strings.note(
          language.say(cs: "Džum'a \(count) z \(fridays) pátků", en: "Jumu'ah \(count) of \(fridays) Fridays"))
      ]
    } ?? []
  }

  private func row(_ prayer: Prayer) -> Element {
    let counts = shown.prayers[prayer]
    let numbers = [
      counts.onTime, counts.late, counts.madeUp, counts.missed, counts.excused, counts.notRecorded,
    ]
    return Element(
      .tableRow,
      children: [
        Element(.text, strings.name(prayer), placement: .leading, type: .body, fill: prayer.hue.fill)
      ] + numbers.map { Element(.text, language.number($0), placement: .trailing, type: .time) })
  }
}

extension StatisticsPeriod {
  /// Returns a day in the period that is `step` periods after the period of `day`, or before it if `step` is negative;
  /// nil if the period is all time.
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
