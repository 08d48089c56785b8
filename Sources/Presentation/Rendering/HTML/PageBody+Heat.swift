import KernelDomain
import KernelPresentation

/// Writes heat maps of weeks, and bars divided in proportion to several values. Everything that they show by colour is
/// also shown by a pattern.
extension PageBody {
  mutating func addWeeks(_ element: Element, _ chart: Chart) {
    guard let map = HeatWeeks(chart) else { return }
    let language = words.language
    openPlot()
    addAxis("xs caption", map.months.map { ($0.week * 100 / map.count, language.monthNameShort($0.month)) })
    addAxis("ys caption", [0, 2, 4, 6].map { ((2 * $0 + 1) * 100 / 14, language.weekdayShort($0)) })
    html.open("div", Classes(map.count <= 30 ? "heat wide" : "heat", color: element.color)) {
      $0.raw(" role=\"img\"")
      $0.attribute("aria-label", element.label ?? element.text)
      $0.raw(made: " style=\"--w:\(map.count)\"")
    }
    for week in 0..<map.count {
      for weekday in 0..<7 { addDay(map.day(week: week, weekday: weekday), map) }
    }
    html.raw("</div></div>")
    html.open("ul", Classes("legend heat-key caption", color: element.color))
    for (classes, name) in zip(PageBody.keys, ChartStrings(language: language).legend(ofWeeks: chart)) {
      addKey(Classes(classes), name)
    }
    html.close("ul")
  }

  private static let depths: [StaticString] = ["l0", "l1", "l2", "l3", "l4", "l5"]
  private static let hatchedDepths: [StaticString] = ["l0 x", "l1 x", "l2 x", "l3 x", "l4 x", "l5 x"]
  private static let keys: [StaticString] = ["l5", "l3 x", "l0 x", "l0"]
  private static let patterns: [StaticString] = ["s0", "s1", "s2", "s3", "s4"]

  /// Writes the square of a day, or an empty place if `day` is nil.
  private mutating func addDay(_ day: Int?, _ map: HeatWeeks) {
    guard let day else { return html.raw("<i></i>") }
    let point = map.point(day)
    let depth = point?.depth ?? 0
    html.open("i", Classes(point?.isHatched == true ? PageBody.hatchedDepths[depth] : PageBody.depths[depth])) {
      // A year of days has its values in the table alone, so that the page stays small.
      if map.count <= 30 { $0.attribute("title", point.map { "\($0.xText), \($0.yText)" }) }
    }
    html.raw("</i>")
  }

  mutating func addShares(_ element: Element, _ chart: Chart) {
    html.open("div", "shares") {
      $0.raw(" role=\"img\"")
      $0.attribute("aria-label", element.label ?? element.text)
    }
    for share in chart.shares {
      html.raw("<p><span>")
      html.text(share.name)
      html.raw("</span><span class=\"bar\">")
      for (number, value) in share.values.enumerated() where value > 0 {
        html.open("i", pattern(number, chart)) { $0.raw(made: " style=\"--part:\(value)\"") }
        html.raw("</i>")
      }
      html.raw("</span><b aria-hidden=\"true\">")
      html.text(words.language.percent(ofFirst: share.values))
      html.raw("</b></p>")
    }
    html.raw("</div>")
    html.open("ul", "legend caption")
    for (number, series) in (chart.series ?? []).enumerated() { addKey(pattern(number, chart), series.name) }
    html.close("ul")
  }

  private func pattern(_ number: Int, _ chart: Chart) -> Classes {
    let color = chart.series.flatMap { $0.indices.contains(number) ? $0[number].color : nil }
    return Classes(PageBody.patterns[number % PageBody.patterns.count], color: color)
  }

  private mutating func addKey(_ classes: Classes, _ name: String) {
    html.raw("<li>")
    html.open("i", classes) { $0.raw(" aria-hidden=\"true\"") }
    html.raw("</i>")
    html.text(name)
    html.raw("</li>")
  }
}
