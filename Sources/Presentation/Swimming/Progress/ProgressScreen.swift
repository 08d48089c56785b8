package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen that shows whether the user is getting faster: best times by quarter, critical swim speed, the pace over
/// several distances, and strokes.
package struct ProgressScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/progress?course&style&since")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let course: SwimCourse? = try request.query("course")
    let style: StrokeStyle? = try request.query("style", valid: StrokeStyle.sections.map(\.description))
    let since: CivilDay? = try request.query("since")
    let output = try catalog.call(
      ShowProgress.self, ShowProgress.Input(course: course, style: style, since: since))
    let page = ProgressPage(language: request.language, output: output, since: since)
    return Screen(
      route: request.route, language: request.language,
      title: request.language.say(cs: "Zrychluji?", en: "Getting Faster?"), presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: SwimmingStrings(language: request.language).backToRecords(output.course), content: page.content)
  }
}

struct ProgressPage {
  let language: Language
  let output: ShowProgress.Output
  /// The first day of the period that is shown as recent; nil if the route names none.
  let since: CivilDay?
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var content: [Element] {
    guard output.course != nil else {
      return [
        Element(
          .emptyState, children: [Element(.heading, language.say(cs: "Žádné plavání", en: "No Swims"), type: .title)])
      ]
    }
    return choice + quarters + [CriticalSpeedCard(language: language, output: output).card] + paceCurve
      + StrokeTrendSections(language: language, trends: output.strokeTrends).elements
  }

  private var choice: [Element] {
    if output.course == nil && output.courses.count < 2 { return [] }
    return [
      shared.courseChoice(output.courses, shown: output.course) {
        SwimmingDestinations.progress($0, style: output.style, since: since)
      }
    ]
  }

  // MARK: Quarters

  /// The distances whose best times are compared by quarter.
  private static let distances = [50, 100, 200, 400]

  private var quarters: [Element] {
    let events = StrokeStyle.sections.filter { $0 != .unknown }.flatMap { style in
      ProgressPage.distances.map { (style: style, distance: $0) }
    }
    let rows = events.compactMap { event -> Quarterly? in
      let times = output.quarters.map { quarter in
        quarter.bests.first { $0.style == event.style && $0.distance == event.distance }
      }
      guard times.contains(where: { $0 != nil }) else { return nil }
      return Quarterly(style: event.style, distance: event.distance, times: times)
    }
    guard !rows.isEmpty else { return [] }
    let header = [language.say(cs: "Nejlepší čas", en: "Best Time")] + output.quarters.map(name)
    let table = Element(
      .table, language.say(cs: "Poslední čtyři čtvrtletí", en: "The last four quarters"), type: .caption,
      children: [Element(.tableHeader, children: cells(header, .caption))]
        + rows.map { row in
          Element(.tableRow, children: cells([name(row)] + row.times.map { $0.map(time) ?? "–" }, .time))
        })
    return answer(rows) + [
      Element(
        .section, language.say(cs: "Čtvrtletí", en: "Quarters"), type: .title, fill: Hue.accent.fill,
        children: [table] + estimates(rows.flatMap(\.times)))
    ]
  }

  /// The best times of a distance in each of the quarters.
  private struct Quarterly {
    let style: StrokeStyle
    let distance: Int
    let times: [BestRow?]

    /// The times in the first and in the last quarter that has one; nil if fewer than two quarters have.
    var change: (first: BestRow, last: BestRow)? {
      let known = times.compactMap(\.self)
      guard let first = known.first, let last = known.last, known.count > 1 else { return nil }
      return (first, last)
    }
  }

  private func name(_ row: Quarterly) -> String { shared.swim(row.style, Double(row.distance), output.unit) }

  /// The answer to the screen's question: in how many distances the latest time is faster than the first, and by how
  /// much in each; empty if no distance has times in two quarters.
  private func answer(_ rows: [Quarterly]) -> [Element] {
    let changes = rows.compactMap { row in row.change.map { (row: row, first: $0.first, last: $0.last) } }
    guard !changes.isEmpty else { return [] }
    let count = changes.count { isFaster($0.first.hundredths, $0.last.hundredths) }
    let faster = "\(count) \(language.outOf(changes.count))"
    return [
      Element(
        .section, language.say(cs: "Rychlejší: \(faster)", en: "Faster in \(faster)"), type: .title,
        fill: Hue.accent.fill, children: changes.map { element($0.row, $0.first, $0.last) })
    ]
  }

  private func element(_ row: Quarterly, _ first: BestRow, _ last: BestRow) -> Element {
    let (before, now) = (first.hundredths, last.hundredths)
    let spoken = shared.spokenSwim(row.style, Double(row.distance), output.unit)
    let time = language.spokenTime(now) + shared.estimate(last.estimated)
    let color = isSame(before, now) ? Hue.secondary.text : now < before ? Hue.positive.text : Hue.destructive.text
    return Element(
      .row,
      label: "\(spoken): \(time), \(trend(before, now, language.time(before)))" + shared.estimate(first.estimated),
      hint: language.say(cs: "Ukáže všechny pokusy", en: "Shows all attempts"), fill: row.style.hue.fill,
      icon: .forward,
      to: SwimmingDestinations.history(row.style, row.distance, output.course),
      children: [
        .cell(name(row), .leading, .body),
        .cell(self.time(last), .center, .time),
        .cell(trend(before, now, self.time(first)), .trailing, .caption, color),
        Element(.chart, color: row.style.hue.text, chart: line(row)),
      ])
  }

  /// Returns a small chart of a distance's best times by quarter.
  private func line(_ row: Quarterly) -> Chart {
    let points = zip(output.quarters, row.times).enumerated().compactMap { index, quarter in
      quarter.1.map { best in
        Chart.Point(x: index, y: best.hundredths, xText: name(quarter.0), yText: language.time(best.hundredths))
      }
    }
    return Chart(.line, points, y: .hundredths, better: .less)
  }

  /// Whether a change is so small, less than half a percent, that it counts as none.
  private func isSame(_ first: Int, _ last: Int) -> Bool { abs(last - first) * 200 < first }

  private func isFaster(_ first: Int, _ last: Int) -> Bool { last < first && !isSame(first, last) }

  /// Returns the time, preceded by a sign if it is estimated: `≈ 1:16.00`.
  private func time(_ best: BestRow) -> String {
    (best.estimated == true ? "≈ " : "") + language.time(best.hundredths)
  }

  /// Returns a note that explains the sign ≈; empty if none of the times is estimated.
  private func estimates(_ times: [BestRow?]) -> [Element] {
    guard times.contains(where: { $0?.estimated == true }) else { return [] }
    let text = language.say(
      cs: "≈ odhad: čas zahrnuje doplněnou mezeru nebo rozdělenou délku.",
      en: "≈ estimated: the time includes a gap that was filled in, or a length that was split.")
    return [Element(.text, text, type: .caption, color: Hue.secondary.text)]
  }

  private func cells(_ texts: [String], _ other: TypeToken) -> [Element] {
    texts.enumerated().map { .cell($1, $0 == 0 ? .leading : .trailing, $0 == 0 && other == .time ? .body : other) }
  }

  /// Returns the quarter's name, such as `Q3 2025`.
  private func name(_ quarter: ShowProgress.Quarter) -> String {
    language.say(cs: "\(quarter.quarter). čtv. \(quarter.year)", en: "Q\(quarter.quarter) \(quarter.year)")
  }

  /// Describes the change from one time in hundredths to another.
  /// - Parameter before: the first time as text.
  private func trend(_ first: Int, _ last: Int, _ before: String) -> String {
    let change = language.time(abs(last - first))
    if isSame(first, last) { return language.say(cs: "stejně jako \(before)", en: "the same as \(before)") }
    return last < first
      ? language.say(cs: "o \(change) rychlejší než \(before)", en: "\(change) faster than \(before)")
      : language.say(cs: "o \(change) pomalejší než \(before)", en: "\(change) slower than \(before)")
  }

  // MARK: Pace over distances

  private var paceCurve: [Element] {
    let title = language.say(
      cs: "Tempo podle trati: \(output.style.name(language))", en: "Pace over Distances: \(output.style.name(language))"
    )
    let styles = shared.styleChoice(shown: output.style) {
      SwimmingDestinations.progress(output.course, style: $0, since: since)
    }
    guard !output.paceCurve.isEmpty else {
      let none = Element.note(language.say(cs: "V tomto stylu zatím žádný čas.", en: "No times in this style yet."))
      return [.section(title, fill: output.style.hue.fill, [none, styles])]
    }
    let all = language.say(cs: "Rekordy", en: "Records")
    let recent =
      output.since.map { language.say(cs: "Od \(language.date($0))", en: "Since \(language.date($0))") } ?? ""
    let points = output.paceCurve.flatMap { point -> [Chart.Point] in
      let distance = language.distance(Double(point.distance), output.unit)
      func at(_ pace: Int64, _ series: Int) -> Chart.Point {
        Chart.Point(
          x: point.distance, y: AttemptRule.hundredths(pace), xText: distance, yText: language.time(milliseconds: pace),
          series: series)
      }
      return [at(point.pacePer100Milliseconds, 0)]
        + (point.recentPacePer100Milliseconds.map { [at($0, 1)] } ?? [])
    }
    let header = [
      language.say(cs: "Trať", en: "Distance"), all, language.say(cs: "Tempo / 100", en: "Pace / 100"), recent,
      language.say(cs: "Tempo / 100", en: "Pace / 100"),
    ]
    let rows = output.paceCurve.map { point in
      Element(
        .tableRow,
        children: cells(
          [
            language.distance(Double(point.distance), output.unit), time(point.best),
            language.time(milliseconds: point.pacePer100Milliseconds),
            point.recent.map(time) ?? "–",
            point.recentPacePer100Milliseconds.map { language.time(milliseconds: $0) } ?? "–",
          ], .time))
    }
    let chart =
      output.paceCurve.count < 3
      ? []
      : [
        Element(
          .chart, language.say(cs: "Tempo na 100", en: "Pace per 100"), label: summary, type: .caption,
          color: output.style.hue.text,
          chart: Chart(
            .line, points, x: .metres, y: .hundredths, better: .less,
            series: [Chart.Series(all, output.style.hue.text), Chart.Series(recent, Hue.secondary.text)]))
      ]
    return [
      Element(
        .section, title, type: .title, fill: output.style.hue.fill, icon: output.style.icon,
        children: chart + [
          Element(
            .table, title, type: .caption, children: [Element(.tableHeader, children: cells(header, .caption))] + rows)
        ] + estimates(output.paceCurve.flatMap { [$0.best, $0.recent] }) + [styles])
    ]
  }

  private var summary: String {
    guard let short = output.paceCurve.first, let long = output.paceCurve.last else { return "" }
    let (from, to) = (
      language.distance(Double(short.distance), output.unit), language.distance(Double(long.distance), output.unit)
    )
    let (fast, slow) = (
      language.time(milliseconds: short.pacePer100Milliseconds),
      language.time(milliseconds: long.pacePer100Milliseconds)
    )
    return language.say(
      cs: "Na 100 od \(fast) (\(from)) po \(slow) (\(to))", en: "For 100 from \(fast) (\(from)) to \(slow) (\(to))")
  }
}
