import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A chart of the distance swum on each day of a month, divided by stroke. Swims without recorded lengths are a
/// separate series. There is no chart if only a few days have swims. Distances in yards are not added to those in
/// metres.
struct MonthChart {
  private let language: Language
  private let series: [Chart.Series]
  /// The days with swims, each with the metres swum in each series, in the order of the series.
  private let days: [(day: CivilDay, metres: [Double])]

  static let fewest = 3

  init(language: Language, month: ShowMonth.Output) {
    self.language = language
    let segments = month.segments.filter { $0.context.duplicateOf == nil && $0.unit == .metre && $0.distance != nil }
    let lengthless = month.lengthlessSwims.filter { $0.state == .counts && ($0.distance ?? 0) > 0 }
    let styles = StrokeStyle.sections.filter { style in segments.contains { $0.style == style } }
    let shares =
      segments.map { ($0.context.day, styles.firstIndex(of: $0.style), $0.distance ?? 0) }
      + lengthless.map { ($0.day, styles.count, $0.wholeDistance ?? 0) }
    series =
      styles.map { Chart.Series($0.lapName(language), $0.hue.text) }
      + (lengthless.isEmpty
        ? [] : [Chart.Series(SwimmingStrings(language: language).withoutLengths, Hue.secondary.text)])
    var days: [CivilDay: [Double]] = [:]
    for (day, number, metres) in shares {
      if let number { days[day, default: Array(repeating: 0, count: series.count)][number] += metres }
    }
    self.days = days.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var elements: [Element] {
    guard days.count >= MonthChart.fewest else { return [] }
    let chart = Chart(
      .bars, points, x: .days, y: .metres, series: series, range: days.first?.day.inMonth.days)
    return [
      Element(
        .chart, language.say(cs: "Vzdálenost po dnech", en: "Distance by Day"), label: summary, type: .caption,
        color: Hue.accent.text, chart: chart, children: [numbers])
    ]
  }

  private var points: [Chart.Point] {
    days.flatMap { day, metres in
      metres.enumerated().compactMap { number, metres in
        metres == 0
          ? nil
          : Chart.Point(
            x: day.daysSinceEpoch, y: Int(metres.rounded()), xText: language.date(day), yText: distance(metres),
            series: number)
      }
    }
  }

  private var summary: String {
    let most = days.max { (total($0.metres), $1.day) < (total($1.metres), $0.day) }
    let farthest = most.map { "\(language.date($0.day)), \(distance(total($0.metres)))" } ?? ""
    return language.say(cs: "Nejvíc: \(farthest)", en: "Most: \(farthest)")
  }

  private var numbers: Element {
    .numbers(
      language.say(cs: "Den po dni", en: "Day by Day"), language,
      columns: [language.say(cs: "Den", en: "Day"), language.say(cs: "Celkem", en: "Total")] + series.map(\.name),
      rows: days.map { day, metres in
        [language.date(day), distance(total(metres))] + metres.map { $0 == 0 ? "–" : distance($0) }
      })
  }

  private func total(_ metres: [Double]) -> Double { metres.reduce(0, +) }

  private func distance(_ metres: Double) -> String { language.distance(metres.rounded(), .metre) }
}
