import KernelDomain
import KernelPresentation
import SwimmingApplication

/// How a record came down: every clean attempt as a dot, the record as a step line. A few attempts need no picture.
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
        .chart, language.say(cs: "Vývoj rekordu", en: "Progress of the Record"), label: told(points, first, best),
        type: .caption, color: history.style.hue.text, chart: chart, children: [numbers(chart)])
    ]
  }

  /// Oldest first; several of a day stand at the same place.
  private var points: [Chart.Point] {
    history.days.reversed().flatMap { day in
      day.attempts.filter { $0.suspicious != true }.map { attempt in
        Chart.Point(
          x: day.day.daysSinceEpoch, y: attempt.hundredths, xText: language.date(day.day),
          yText: language.time(attempt.hundredths))
      }
    }
  }

  private func told(_ points: [Chart.Point], _ first: Chart.Point, _ best: Chart.Point) -> String {
    let count = language.counted(points.count, .attempts)
    let fromTo = language.say(cs: "z \(first.yText) na \(best.yText)", en: "from \(first.yText) to \(best.yText)")
    return language.say(
      cs: "\(count) od \(first.xText): rekord se zlepšil \(fromTo), naposledy \(best.xText)",
      en: "\(count) since \(first.xText): the record came down \(fromTo), last on \(best.xText)")
  }

  /// Of the steps; the dots' numbers are those of the days below.
  private func numbers(_ chart: Chart) -> Element {
    .numbers(
      language.say(cs: "Rekordy v čase", en: "Records over Time"), language,
      columns: [language.say(cs: "Den", en: "Day"), language.say(cs: "Rekord", en: "Record")],
      rows: chart.best.map { [$0.xText, $0.yText] })
  }
}
