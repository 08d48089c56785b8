import KernelDomain
import KernelPresentation
import SwimmingApplication

/// A chart of how a record improved. Every valid attempt is a dot, and a step line shows the record. There is no chart
/// if there are only a few attempts.
struct ProgressChart {
  let language: Language
  let history: ShowRecordHistory.Output

  static let fewest = 5

  var elements: [Element] {
    let points = points
    guard points.count >= ProgressChart.fewest, let first = points.first else { return [] }
    let chart = Chart(.progress, points, x: .days, y: .hundredths, better: .less)
    guard let best = chart.best.last else { return [] }
    return [
      Element(
        .chart, language.say(cs: "Vývoj rekordu", en: "Progress of the Record"), label: summary(points, first, best),
        type: .caption, color: history.style.hue.text, chart: chart, children: [numbers(chart)])
    ]
  }

  /// A point for each attempt, oldest first. Attempts of the same day have the same `x`.
  private var points: [Chart.Point] {
    history.days.reversed().flatMap { day in
      day.attempts.filter { $0.suspicious != true }.map { attempt in
        Chart.Point(
          x: day.day.daysSinceEpoch, y: attempt.hundredths, xText: language.date(day.day),
          yText: language.time(attempt.hundredths))
      }
    }
  }

  private func summary(_ points: [Chart.Point], _ first: Chart.Point, _ best: Chart.Point) -> String {
    let count = language.counted(points.count, .attempts)
    let fromTo = language.say(
      cs: "\(language.outOf(text: first.yText)) na \(best.yText)", en: "from \(first.yText) to \(best.yText)")
    return language.say(
      cs: "\(count) od \(first.xText): rekord se zlepšil \(fromTo), naposledy \(best.xText)",
      en: "\(count) since \(first.xText): the record came down \(fromTo), last on \(best.xText)")
  }

  /// Returns a table with the values of the step line. The list of days below the table contains the values of the
  /// dots.
  private func numbers(_ chart: Chart) -> Element {
    .numbers(
      language.say(cs: "Rekordy v čase", en: "Records over Time"), language,
      columns: [language.say(cs: "Den", en: "Day"), language.say(cs: "Rekord", en: "Record")],
      rows: chart.best.map { [$0.xText, $0.yText] })
  }
}
