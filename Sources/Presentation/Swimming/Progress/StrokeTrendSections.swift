import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Shows how SWOLF (seconds plus strokes per length), stroke counts and stroke rate developed from month to month.
/// There is a section for each combination of device and pool, with a line for each style.
struct StrokeTrendSections {
  let language: Language
  let trends: [ShowProgress.Trend]

  private struct Place: Hashable {
    let source: String
    let pool: PoolLength
  }

  var elements: [Element] {
    guard !trends.isEmpty else { return [] }
    var places: [Place] = []
    for trend in trends {
      let place = Place(source: trend.source, pool: trend.poolMetres)
      if !places.contains(place) { places.append(place) }
    }
    return places.map { place in
      section(place, trends.filter { $0.source == place.source && $0.poolMetres == place.pool })
    }
  }

  private func section(_ place: Place, _ trends: [ShowProgress.Trend]) -> Element {
    let pool = SwimmingStrings(language: language).length(of: SwimCourse(place.pool))
    let device = place.source.isEmpty ? "" : " · \(printable(place.source))"
    return Element(
      .section, language.say(cs: "Záběry: \(pool)\(device)", en: "Strokes: \(pool)\(device)"), type: .title,
      fill: Hue.accent.fill,
      children: chart(trends) + [table(trends)]
        + [Element(.text, StrokeCaution(language: language).words, type: .caption, color: Hue.secondary.text)])
  }

  /// Returns a chart of SWOLF with one point per month; empty if there are too few months. Values are rounded to
  /// hundredths, as in the texts of the points.
  private func chart(_ trends: [ShowProgress.Trend]) -> [Element] {
    guard let most = trends.map(\.months.count).max(), most >= 3 else { return [] }
    let points = trends.enumerated().flatMap { number, trend in
      trend.months.map { month in
        Chart.Point(
          x: month.month.days.lowerBound, y: Int((month.strokes.swolf * 100).rounded()) * 10,
          xText: language.month(month.month),
          yText: language.decimal(month.strokes.swolf), series: number)
      }
    }.sorted { ($0.x, $0.series ?? 0) < ($1.x, $1.series ?? 0) }
    let series = trends.map { Chart.Series($0.style.lapName(language), $0.style.hue.text) }
    return [
      Element(
        .chart, "SWOLF", label: summary(trends), type: .caption, color: Hue.accent.text,
        chart: Chart(.line, points, x: .days, y: .thousandths, better: .less, series: series))
    ]
  }

  private func summary(_ trends: [ShowProgress.Trend]) -> String {
    trends.compactMap { trend in
      guard let first = trend.months.first, let last = trend.months.last, trend.months.count > 1 else { return nil }
      let name = trend.style.lapName(language)
      let (before, now) = (language.decimal(first.strokes.swolf), language.decimal(last.strokes.swolf))
      return language.say(
        cs: "\(name) \(before) (\(language.month(first.month))) → \(now) (\(language.month(last.month)))",
        en: "\(name) \(before) (\(language.month(first.month))) → \(now) (\(language.month(last.month)))")
    }.joined(separator: "; ")
  }

  private func table(_ trends: [ShowProgress.Trend]) -> Element {
    let header = [
      language.say(cs: "Měsíc", en: "Month"), language.say(cs: "Styl", en: "Style"), "SWOLF",
      language.say(cs: "Záběry/délka", en: "Strokes/Length"), language.say(cs: "Záběry/min", en: "Strokes/min"),
      language.say(cs: "Délky", en: "Lengths"),
    ]
    let rows = trends.flatMap { trend in trend.months.map { (trend.style, $0) } }
      .sorted { ($1.1.month, $0.0) < ($0.1.month, $1.0) }
    func cells(_ texts: [String], _ labels: TypeToken, _ numbers: TypeToken) -> [Element] {
      texts.enumerated().map { .cell($1, $0 < 2 ? .leading : .trailing, $0 < 2 ? labels : numbers) }
    }
    return Element(
      .table, language.say(cs: "Měsíc po měsíci", en: "Month by Month"), type: .caption,
      children: [Element(.tableHeader, children: cells(header, .caption, .caption))]
        + rows.map { style, month in
          Element(
            .tableRow,
            children: cells(
              [
                capitalized(language.month(month.month)), style.lapName(language),
                language.decimal(month.strokes.swolf),
                language.decimal(month.strokes.perLength), language.decimal(month.strokes.rate),
                language.number(month.strokes.lengthCount),
              ], .body, .time))
        })
  }
}
