import KernelDomain
import KernelPresentation

/// The texts that are shown around a chart.
struct ChartStrings {
  let language: Language

  /// Returns notes that say whether smaller or larger values are better, and which points are outliers; nil if there is
  /// nothing to note.
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

  /// Returns a sentence that names the first few outliers and counts the remaining ones; nil if there are none.
  private func beyond(_ outliers: [Chart.Point]) -> String? {
    if outliers.isEmpty { return nil }
    let named = outliers.prefix(ChartStrings.named).map { "\($0.yText) (\($0.xText))" }.joined(separator: ", ")
    let more = outliers.count - ChartStrings.named
    let rest = more > 0 ? " " + language.andMore(more) : ""
    return language.say(cs: "Mimo obrázek: ", en: "Beyond the picture: ") + named + rest + "."
  }

  // MARK: The texts of spots

  func value(_ point: Chart.Point) -> String { "\(point.yText), \(point.xText)" }

  /// Returns the text for the values at one `x`. If the chart has several series, each value is preceded by the name of
  /// its series.
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

  /// Returns a day of a heat map with its value, such as `22 November, 4 of 5 prayed`.
  /// - Parameters:
  ///   - points: all points of the day, at least one.
  ///   - chart: the heat map.
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

  // MARK: Heat maps

  /// Returns the texts of the heat map's key, one for each level, beginning with the level of days without a value.
  func legend(_ levels: HeatLevels) -> [String] {
    let bounds = levels.bounds.map { levels.label($0, language) }
    return [language.say(cs: "nic", en: "none")] + bounds.map { language.say(cs: "do \($0)", en: "to \($0)") }
      + [language.say(cs: "více", en: "more")]
  }

  /// Returns the texts of the key of a heat map of weeks. In this order, they are for a day with a value, a hatched day
  /// with a value, a hatched day without a value, and a day that has neither.
  func legend(ofWeeks chart: Chart) -> [String] {
    let names = chart.series?.map(\.name) ?? []
    guard names.count > 1 else { return names }
    return [
      names[0], language.say(cs: "zčásti \(names[1])", en: "some \(names[1])"), names[1],
      language.say(cs: "bez záznamu", en: "nothing recorded"),
    ]
  }
}
