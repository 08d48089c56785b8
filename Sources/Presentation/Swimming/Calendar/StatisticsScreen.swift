package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with statistics: how far and how often the user swam, as a bar chart and a table with one entry per week,
/// month or other period.
package struct StatisticsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/statistics/PERIOD?style&since")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let word: String = try request.part("PERIOD", valid: SwimPeriod.allCases.map(\.rawValue))
    let style: StrokeStyle? = try request.query("style", valid: StrokeStyle.allCases.map(\.description))
    let since: CivilDay? = try request.query("since")
    let output = try catalog.call(
      ShowStatistics.self,
      ShowStatistics.Input(by: SwimPeriod(rawValue: word) ?? .week, style: style, since: since))
    let page = StatisticsPage(language: request.language, output: output, since: since)
    return Screen(
      route: request.route, language: request.language, title: page.title, presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: SwimmingStrings(language: request.language).backToRecords(nil), content: page.content)
  }
}

struct StatisticsPage {
  let language: Language
  let output: ShowStatistics.Output
  let since: CivilDay?
  /// Whether each style links to the statistics of that style alone.
  var leadsToStyles = true

  var title: String {
    let name =
      switch output.by {
      case .week: language.say(cs: "Plavání po týdnech", en: "Swimming by Week")
      case .month: language.say(cs: "Plavání po měsících", en: "Swimming by Month")
      case .year: language.say(cs: "Plavání po letech", en: "Swimming by Year")
      case .season: language.say(cs: "Plavání po sezonách", en: "Swimming by Season")
      }
    return output.style.map { "\(name): \($0.lapName(language))" } ?? name
  }

  var content: [Element] {
    guard output.total != nil else {
      let text = language.say(cs: "Žádné plavání", en: "No Swims")
      return [periods, Element(.emptyState, children: [Element(.heading, text, type: .title)])]
    }
    return [periods] + numbers
  }

  /// The statistics: totals, the distance in each style, and a chart and a table by period.
  var numbers: [Element] {
    guard let total = output.total else { return [] }
    return [totals(total)] + styles(total) + chart + [table]
  }

  private var periods: Element {
    let title = language.say(cs: "Po", en: "By")
    return Element(
      .segmentedControl, title, type: .body,
      children: SwimPeriod.allCases.map { period in
        Element(
          .radio, name(period), isOn: period == output.by, type: .body,
          to: SwimmingDestinations.statistics(period, style: output.style, since: since))
      })
  }

  private func name(_ period: SwimPeriod) -> String {
    switch period {
    case .week: language.say(cs: "Týdny", en: "Week")
    case .month: language.say(cs: "Měsíce", en: "Month")
    case .year: language.say(cs: "Roky", en: "Year")
    case .season: language.say(cs: "Sezony", en: "Season")
    }
  }

  // MARK: Totals

  private func totals(_ total: ShowStatistics.Span) -> Element {
    let whole = Double(total.distance)
    var children = [
      Element(
        .text, language.distance(whole, output.unit), label: language.spokenDistance(whole, output.unit),
        type: .heroNumber),
      Element(
        .text, "\(language.date(total.firstDay)) – \(language.date(total.lastDay))", type: .caption,
        color: Hue.secondary.text),
      .fact(language.say(cs: "Tréninky", en: "Swims"), language.number(total.swimCount)),
    ]
    if output.style == nil {
      children.append(duration(language.say(cs: "Doba", en: "Duration"), total.durationMilliseconds))
    }
    if total.swimCount > 0 {
      children.append(
        distance(
          language.say(cs: "Průměr na trénink", en: "Average Swim"), rounded(total.distance, over: total.swimCount)))
    }
    if output.periods.count > 1 {
      children.append(distance(averageName, rounded(total.distance, over: output.periods.count)))
    }
    if let longest = total.longest {
      children.append(
        Element(
          .row,
          label:
            "\(longestName): \(language.spokenDistance(Double(longest.distance), output.unit)), \(language.spokenDate(longest.day))",
          hint: language.say(cs: "Ukáže trénink", en: "Shows the swim"), icon: .forward,
          to: SwimmingDestinations.swim(longest.swim),
          children: [
            .cell(longestName, .leading, .body),
            .cell(
              "\(language.distance(Double(longest.distance), output.unit)), \(language.date(longest.day))", .trailing,
              .body,
              Hue.secondary.text),
          ]))
    }
    if total.openWaterSwimCount > 0 {
      children.append(
        .fact(
          language.say(cs: "V otevřené vodě", en: "In Open Water"),
          "\(language.counted(total.openWaterSwimCount, .swims)), \(language.distance(Double(total.openWaterDistance), output.unit))",
          spoken:
            "\(language.counted(total.openWaterSwimCount, .swims)), \(language.spokenDistance(Double(total.openWaterDistance), output.unit))"
        ))
    }
    return Element(
      .card, language.say(cs: "Celkem", en: "Total"), type: .title, fill: Hue.accent.fill, children: children)
  }

  private var longestName: String { language.say(cs: "Nejdelší trénink", en: "Longest Swim") }

  private var averageName: String {
    switch output.by {
    case .week: language.say(cs: "Průměr na týden", en: "Average Week")
    case .month: language.say(cs: "Průměr na měsíc", en: "Average Month")
    case .year: language.say(cs: "Průměr na rok", en: "Average Year")
    case .season: language.say(cs: "Průměr na sezonu", en: "Average Season")
    }
  }

  /// Returns `sum` divided by `count`, rounded to the nearest whole number, with halves rounded up.
  private func rounded(_ sum: Int, over count: Int) -> Int { (2 * sum + count) / (2 * count) }

  private func distance(_ name: String, _ distance: Int) -> Element {
    .fact(
      name, language.distance(Double(distance), output.unit),
      spoken: language.spokenDistance(Double(distance), output.unit))
  }

  private func duration(_ name: String, _ milliseconds: Int64) -> Element {
    let seconds = Int(milliseconds / 1_000)
    return .fact(name, language.duration(seconds: seconds), spoken: language.spokenDuration(seconds: seconds))
  }

  // MARK: By style

  private func styles(_ total: ShowStatistics.Span) -> [Element] {
    guard output.style == nil, !total.styles.isEmpty, total.distance > 0 else { return [] }
    var rows = total.styles.map { share in
      styleRow(share.style.lapName(language), share.distance, of: total.distance, share.style)
    }
    if total.untoldDistance > 0 {
      rows.append(
        styleRow(language.say(cs: "Styl neuveden", en: "Unknown Style"), total.untoldDistance, of: total.distance, nil)
      )
    }
    return [
      Element(
        .section, language.say(cs: "Styly", en: "Styles"), type: .title, fill: Hue.accent.fill, children: rows)
    ]
  }

  private func styleRow(_ name: String, _ distance: Int, of all: Int, _ style: StrokeStyle?) -> Element {
    let share = language.percent((200 * distance + all) / (2 * all))
    let summary = "\(name): \(language.spokenDistance(Double(distance), output.unit)), \(share)"
    let children: [Element] = [
      .cell(name, .leading, .body), .cell(language.distance(Double(distance), output.unit), .center, .number),
      .cell(share, .trailing, .caption, Hue.secondary.text),
    ]
    guard let style, leadsToStyles else {
      return Element(.row, label: summary, fill: style?.hue.fill ?? Hue.secondary.fill, children: children)
    }
    return Element(
      .row, label: summary, hint: language.say(cs: "Ukáže jen tento styl", en: "Shows this style alone"),
      fill: style.hue.fill, icon: .forward, to: SwimmingDestinations.statistics(output.by, style: style, since: since),
      children: children)
  }

  // MARK: By period

  static let fewest = 2

  private var chart: [Element] {
    guard output.periods.count >= StatisticsPage.fewest,
      let most = output.periods.max(by: { $0.distance < $1.distance })
    else { return [] }
    let points = output.periods.enumerated().map { number, period in
      Chart.Point(
        x: number + 1, y: period.distance, xText: short(period),
        yText: language.distance(Double(period.distance), output.unit))
    }
    let farthest = "\(long(most)), \(language.distance(Double(most.distance), output.unit))"
    return [
      Element(
        .chart, language.say(cs: "Vzdálenost", en: "Distance"),
        label: language.say(cs: "Nejvíc: \(farthest)", en: "Most: \(farthest)"), type: .caption,
        color: output.style?.hue.text ?? Hue.accent.text,
        chart: Chart(
          .bars, points, x: .items, y: output.unit == .yard ? .yards : .metres, range: 1...points.count))
    ]
  }

  /// The table of periods. The newest period is first, because users mostly want to see the most recent ones.
  private var table: Element {
    // If the statistics are about one style, leave out times: only whole swims have a time.
    let hasTimes = output.style == nil
    let header =
      [periodName, language.say(cs: "Vzdálenost", en: "Distance"), language.say(cs: "Tréninky", en: "Swims")]
      + (hasTimes ? [language.say(cs: "Doba", en: "Time")] : [])
    func cells(_ texts: [String], _ first: TypeToken, _ other: TypeToken) -> [Element] {
      texts.enumerated().map { .cell($1, $0 == 0 ? .leading : .trailing, $0 == 0 ? first : other) }
    }
    return Element(
      .table, title, type: .caption,
      children: [Element(.tableHeader, children: cells(header, .caption, .caption))]
        + output.periods.reversed().map { period in
          let time = language.duration(seconds: Int(period.durationMilliseconds / 1_000))
          return Element(
            .tableRow,
            children: cells(
              [
                long(period), language.distance(Double(period.distance), output.unit),
                language.number(period.swimCount),
              ] + (hasTimes ? [period.swimCount == 0 ? "–" : time] : []), .body, .time))
        })
  }

  private var periodName: String {
    switch output.by {
    case .week: language.say(cs: "Týden od", en: "Week From")
    case .month: language.say(cs: "Měsíc", en: "Month")
    case .year: language.say(cs: "Rok", en: "Year")
    case .season: language.say(cs: "Sezona", en: "Season")
    }
  }

  private func short(_ period: ShowStatistics.Span) -> String {
    switch output.by {
    case .week: language.dayAndMonth(period.firstDay)
    case .month: language.monthShort(period.firstDay.inMonth)
    case .year, .season: long(period)
    }
  }

  private func long(_ period: ShowStatistics.Span) -> String {
    switch output.by {
    case .week: language.date(period.firstDay)
    case .month: capitalized(language.month(period.firstDay.inMonth))
    case .year: String(period.firstDay.year)
    case .season: language.season(period.firstDay, period.lastDay)
    }
  }
}

extension Language {
  /// Returns the season's name: `2024/25`, or only the year if the season begins and ends in the same year.
  func season(_ first: CivilDay, _ last: CivilDay) -> String {
    first.year == last.year ? String(first.year) : season(from: first.year)
  }

  /// Returns the name of the season that begins in the given year and ends in the next one: `2024/25`.
  func season(from year: Int) -> String { "\(year)/\(ASCII.decimal((year + 1) % 100, digits: 2))" }
}
