package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication

/// The screen of a year: totals, a heat map, and the months.
package struct YearScreen: ScreenProvider {
  package let pattern: RoutePattern

  private let catalog: UseCaseCatalog
  private let namesYear: Bool

  /// Creates the screen.
  /// - Parameters:
  ///   - catalog: the use cases.
  ///   - namesYear: whether the route names the year; if not, the screen shows the year of the most recent swim.
  package init(_ catalog: UseCaseCatalog, namesYear: Bool) {
    self.catalog = catalog
    self.namesYear = namesYear
    pattern = RoutePattern(namesYear ? "swimming/years/YEAR" : "swimming/years")
  }

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let year: Int? = namesYear ? try request.part("YEAR") : nil
    let output = try catalog.call(ShowYear.self, ShowYear.Input(year: year))
    let strings = YearStrings(language: request.language)
    return Screen(
      route: request.route, language: request.language,
      title: output.year.map(String.init) ?? strings.swimming, presentation: .stack, header: Header(.standard),
      layout: Layout(
        .groupedList, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: strings.shared.backToRecords(nil), content: strings.content(output))
  }
}

private struct YearStrings {
  let language: Language
  var shared: SwimmingStrings { SwimmingStrings(language: language) }
  var swimming: String { language.say(cs: "Plavání", en: "Swimming") }

  func content(_ output: ShowYear.Output) -> [Element] {
    guard !output.months.isEmpty else {
      let text = language.say(cs: "Tento rok bez plavání", en: "No swims this year")
      return choice(output) + [Element(.emptyState, children: [Element(.heading, text, type: .title)])]
    }
    let total = SwimTotal(language: language, months: output.months, days: output.days.count)
    return choice(output) + [total.card, glance(output), months(output)]
  }

  private func choice(_ output: ShowYear.Output) -> [Element] {
    let choice = SpanChoice(
      language: language, title: language.say(cs: "Rok", en: "Year"),
      other: (
        language.say(cs: "Jiný rok", en: "Another Year"), language.say(cs: "Ukáže všechny roky", en: "Shows all years")
      ),
      spans: output.years.map { year in
        SpanChoice.Span(
          name: String(year), isShown: year == output.year, destination: SwimmingDestinations.year(year))
      })
    return choice.elements
  }

  /// Returns a heat map of the year's days, and a table of its numbers.
  private func glance(_ output: ShowYear.Output) -> Element {
    let title = language.say(cs: "Rok na první pohled", en: "The Year at a Glance")
    let unit = output.months.distance.1
    let points = output.days.map { day in
      let distance = unit == .yard ? day.yards ?? 0 : day.metres
      return Chart.Point(
        x: day.day.daysSinceEpoch, y: distance, xText: language.date(day.day),
        yText: language.distance(Double(distance), unit))
    }
    let most = points.max { $0.y < $1.y }
    let days = language.counted(points.count, .days)
    let summary = most.map {
      language.say(
        cs: "\(days) s tréninkem, nejvíc \($0.xText): \($0.yText)",
        en: "\(days) with swims, most on \($0.xText): \($0.yText)")
    }
    return Element(
      .section, title, type: .title, fill: Hue.accent.fill,
      children: [
        Element(
          .chart, label: summary ?? days, color: Hue.accent.text,
          chart: Chart(.calendar, points, x: .days, y: unit == .yard ? .yards : .metres),
          children: [numbers(points)])
      ])
  }

  private func numbers(_ points: [Chart.Point]) -> Element {
    .numbers(
      language.say(cs: "Den po dni", en: "Day by Day"), language,
      columns: [language.say(cs: "Den", en: "Day"), distanceTitle], rows: points.map { [$0.xText, $0.yText] })
  }

  private var distanceTitle: String { language.say(cs: "Vzdálenost", en: "Distance") }

  private func months(_ output: ShowYear.Output) -> Element {
    Element(
      .section, language.say(cs: "Měsíce", en: "Months"), type: .title, fill: Hue.accent.fill,
      children: monthBars(output) + output.months.map(row))
  }

  /// Returns a bar chart of the distance in each month; empty if there are too few months for a chart. The rows below
  /// the chart contain its numbers.
  private func monthBars(_ output: ShowYear.Output) -> [Element] {
    guard output.months.count >= YearStrings.fewestMonths, let most = output.months.max(by: { $0.metres < $1.metres })
    else { return [] }
    let unit = output.months.distance.1
    func distance(_ month: ShowYear.Month) -> Int { unit == .yard ? month.yards ?? 0 : month.metres }
    let points = output.months.map { month in
      Chart.Point(
        x: month.month.month, y: distance(month), xText: language.monthName(month.month.month),
        yText: language.distance(Double(distance(month)), unit))
    }
    let farthest = "\(language.month(most.month)), \(language.distance(Double(distance(most)), unit))"
    return [
      Element(
        .chart, language.say(cs: "Vzdálenost po měsících", en: "Distance by Month"),
        label: language.say(cs: "Nejvíc: \(farthest)", en: "Most: \(farthest)"), type: .caption,
        color: Hue.accent.text,
        chart: Chart(.bars, points, x: .months, y: unit == .yard ? .yards : .metres, range: 1...12),
        children: [
          .numbers(
            language.say(cs: "Měsíc po měsíci", en: "Month by Month"), language,
            columns: [language.say(cs: "Měsíc", en: "Month"), distanceTitle], rows: points.map { [$0.xText, $0.yText] })
        ])
    ]
  }

  private static let fewestMonths = 3

  private func row(_ month: ShowYear.Month) -> Element {
    let swims = language.counted(month.swimCount, .swims)
    let (distance, unit) = [month].distance
    let spoken = [language.month(month.month), language.spokenDistance(distance, unit), swims]
    return Element(
      .row, label: spoken.joined(separator: ", "), hint: language.say(cs: "Ukáže měsíc", en: "Shows the month"),
      icon: .forward, to: SwimmingDestinations.month(month.month),
      children: [
        Element(.text, capitalized(language.monthName(month.month.month)), placement: .leading, type: .body),
        Element(.text, language.distance(distance, unit), placement: .center, type: .time),
        Element(.text, swims, placement: .trailing, type: .caption, color: Hue.secondary.text),
      ])
  }
}
