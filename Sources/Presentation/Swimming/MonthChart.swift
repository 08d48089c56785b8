import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// How far was swum on each day of a month, by stroke. A few days need no picture; distances in yards are not added to
/// those in metres.
struct MonthChart {
  let language: Language
  let segments: [ShowSegment.Output]

  static let fewest = 3

  var elements: [Element] {
    let swims = segments.filter { $0.context.duplicateOf == nil && $0.unit == .metre && $0.distance != nil }
    let days = Dictionary(grouping: swims) { $0.context.day }
    guard days.count >= MonthChart.fewest else { return [] }
    let styles = StrokeStyle.sections.filter { style in swims.contains { $0.style == style } }
    let chart = Chart(
      .bars, points(days, styles), x: .days, y: .metres,
      series: styles.map { Chart.Series($0.name(language), $0.hue.text) }, range: days.keys.first?.inMonth.days)
    return [
      Element(
        .chart, language.say(cs: "Vzdálenost po dnech", en: "Distance by Day"), label: told(days), type: .caption,
        color: Hue.accent.text, chart: chart, children: [numbers(days, styles)])
    ]
  }

  private func metres(_ segments: [ShowSegment.Output], _ style: StrokeStyle? = nil) -> Int {
    Int(segments.reduce(0) { $0 + (style == nil || $1.style == style ? $1.distance ?? 0 : 0) }.rounded())
  }

  private func points(_ days: [CivilDay: [ShowSegment.Output]], _ styles: [StrokeStyle]) -> [Chart.Point] {
    days.sorted { $0.key < $1.key }.flatMap { day, segments in
      styles.enumerated().compactMap { number, style in
        let metres = metres(segments, style)
        return metres == 0
          ? nil
          : Chart.Point(
            x: day.daysSinceEpoch, y: metres, xText: language.date(day),
            yText: language.distance(Double(metres), .metre), series: number)
      }
    }
  }

  private func told(_ days: [CivilDay: [ShowSegment.Output]]) -> String {
    let most = days.max { (metres($0.value), $1.key) < (metres($1.value), $0.key) }
    let farthest = most.map { "\(language.date($0.key)), \(language.distance(Double(metres($0.value)), .metre))" } ?? ""
    return language.say(cs: "Nejvíc: \(farthest)", en: "Most: \(farthest)")
  }

  private func numbers(_ days: [CivilDay: [ShowSegment.Output]], _ styles: [StrokeStyle]) -> Element {
    .numbers(
      language.say(cs: "Den po dni", en: "Day by Day"), language,
      columns: [language.say(cs: "Den", en: "Day"), language.say(cs: "Celkem", en: "Total")]
        + styles.map { $0.name(language) },
      rows: days.sorted { $0.key < $1.key }.map { day, segments in
        let each = styles.map { metres(segments, $0) }
        return [language.date(day), language.distance(Double(metres(segments)), .metre)]
          + each.map { $0 == 0 ? "–" : language.distance(Double($0), .metre) }
      })
  }
}
