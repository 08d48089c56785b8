import KernelDomain
import KernelPresentation

/// The words below a chart.
struct ChartStrings {
  let language: Language

  /// Which way is better, and what lies beyond the picture; nil where there is nothing to tell.
  func notes(_ frame: ChartFrame) -> String? {
    let notes = [direction(frame.chart), beyond(frame.outliers)].compactMap { $0 }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  private func direction(_ chart: Chart) -> String? {
    switch chart.better {
    case .less: language.say(cs: "Níže je lépe.", en: "Lower is better.")
    case .more: language.say(cs: "Výše je lépe.", en: "Higher is better.")
    case nil: nil
    }
  }

  private static let named = 3

  /// The first few are named.
  private func beyond(_ outliers: [Chart.Point]) -> String? {
    if outliers.isEmpty { return nil }
    let named = outliers.prefix(ChartStrings.named).map { "\($0.yText) (\($0.xText))" }.joined(separator: ", ")
    let more = outliers.count - ChartStrings.named
    let rest = more > 0 ? language.say(cs: " a další: \(more)", en: " and \(more) more") : ""
    return language.say(cs: "Mimo obrázek: ", en: "Beyond the picture: ") + named + rest + "."
  }

  // MARK: What a place tells

  func value(_ point: Chart.Point) -> String { "\(point.yText), \(point.xText)" }

  /// What stands at one place, each part with the name of its series where there are several.
  func value(_ points: [Chart.Point], of chart: Chart) -> String {
    guard let series = chart.series, series.count > 1, let first = points.first else {
      return points.first.map(value) ?? ""
    }
    let parts = points.map { point in
      [point.series.flatMap { series.indices.contains($0) ? series[$0].name : nil }, point.yText]
        .compactMap { $0 }.joined(separator: " ")
    }
    return parts.joined(separator: ", ") + ", " + first.xText
  }

  func value(_ best: Chart.Point, bestOf count: Int) -> String {
    if count == 1 { return value(best) }
    let number = language.number(count)
    return value(best) + language.say(cs: " – nejlepší z\u{A0}\(number)", en: " – best of\u{A0}\(number)")
  }

  /// A day of a heat map with what it comes to: `22 November, 4 of 5 prayed`.
  /// - Parameter points: all of one day, at least one.
  func day(_ points: [Chart.Point], of chart: Chart) -> String {
    let sum = points.count == 1 ? points[0].yText : total(Chart(.calendar, points, y: chart.y))
    return "\(points[0].xText), \(sum)"
  }

  func month(_ number: Int, _ month: Chart) -> String {
    "\(language.monthName(number)): \(month.points.isEmpty ? language.say(cs: "nic", en: "none") : total(month))"
  }

  private func total(_ chart: Chart) -> String {
    let sum = chart.points.reduce(0) { sum, point in
      let (all, isTooMuch) = sum.addingReportingOverflow(point.y)
      return isTooMuch ? sum : all
    }
    return HeatLevels(chart).label(sum, language)
  }

  // MARK: A heat map

  /// From the least to the most, the days without anything first.
  func legend(_ levels: HeatLevels) -> [String] {
    let bounds = levels.bounds.map { levels.label($0, language) }
    return [language.say(cs: "nic", en: "none")] + bounds.map { language.say(cs: "do \($0)", en: "to \($0)") }
      + [language.say(cs: "více", en: "more")]
  }
}
