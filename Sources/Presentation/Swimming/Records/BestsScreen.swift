package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with best times, either since a certain day, or by year or season.
package struct BestsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/bests?course&since&by")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let course: SwimCourse? = try request.query("course")
    let since: CivilDay? = try request.query("since")
    let word: String? = try request.query("by", valid: ShowBests.Period.allCases.map(\.rawValue))
    let by = word.flatMap(ShowBests.Period.init)
    let output = try catalog.call(ShowBests.self, ShowBests.Input(course: course, since: since, by: by))
    let spans = try output.periods.map { (span) throws(Failure) in
      let preferred = try PreferredOfficialTimes(
        catalog, span.bests, span.official, output.course,
        in: max(span.firstDay, since ?? span.firstDay)...span.lastDay)
      return BestsPage.Span(
        shown: span,
        official: OfficialBesideRecords(
          language: request.language, official: span.official ?? [], preferred: preferred))
    }
    let page = BestsPage(language: request.language, output: output, spans: spans)
    return Screen(
      route: request.route, language: request.language, title: page.title, presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: SwimmingStrings(language: request.language).backToRecords(output.course), content: page.content)
  }
}

private struct BestsPage {
  /// The best times within one span of days, and the official times that are shown next to them.
  struct Span {
    let shown: ShowBests.Span
    let official: OfficialBesideRecords
  }

  let language: Language
  let output: ShowBests.Output
  let spans: [Span]
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var title: String {
    switch (output.by, output.since) {
    case (.year, _): language.say(cs: "Nejlepší časy po letech", en: "Best Times by Year")
    case (.season, _): language.say(cs: "Nejlepší časy po sezonách", en: "Best Times by Season")
    case (nil, let since?):
      language.say(cs: "Nejlepší časy od \(language.date(since))", en: "Best Times since \(language.date(since))")
    case (nil, nil): language.say(cs: "Nejlepší časy", en: "Best Times")
    }
  }

  var content: [Element] {
    guard !output.periods.isEmpty else {
      let text = language.say(cs: "Žádné časy", en: "No Times")
      return choice + [Element(.emptyState, children: [Element(.heading, text, type: .title)])]
    }
    if output.by == nil { return choice + spans.flatMap(styles) }
    return choice
      + spans.map { span in
        Element(
          .section, name(span.shown), type: .title, fill: Hue.accent.fill,
          children: StrokeStyle.sections.flatMap { rows($0, span) })
      }
  }

  private var choice: [Element] {
    if output.course == nil && output.courses.count < 2 { return [] }
    return [
      shared.courseChoice(output.courses, shown: output.course) {
        SwimmingDestinations.bests($0, since: output.since, by: output.by)
      }
    ]
  }

  private func name(_ span: ShowBests.Span) -> String { language.season(span.firstDay, span.lastDay) }

  private func styles(_ span: Span) -> [Element] {
    StrokeStyle.sections.compactMap { style in
      let rows = rows(style, span)
      return rows.isEmpty
        ? nil
        : Element(
          .section, style.name(language), type: .title, fill: style.hue.fill, icon: style.icon, children: rows)
    }
  }

  private func rows(_ style: StrokeStyle, _ span: Span) -> [Element] {
    let bests = span.shown.bests
    return bests.filter { $0.style == style }.map { row($0, span.official) }
      + span.official.rowsWithoutWatch(style, bests, type: .time)
  }

  private func row(_ best: BestRow, _ official: OfficialBesideRecords) -> Element {
    let swim = shared.swim(best.style, Double(best.distance), best.unit)
    let shown = official.shown(best)
    let segment = shown.segment.description
    return Element(
      .row,
      label:
        "\(shared.spokenSwim(best.style, Double(best.distance), best.unit)), \(language.spokenTime(shown.hundredths)), \(language.spokenDate(shown.day))\(shown.note)",
      hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"), fill: best.style.hue.fill, icon: .forward,
      to: SwimmingDestinations.segment(named: segment),
      children: [
        .cell(swim, .leading, .body), .cell(language.time(shown.hundredths), .center, .time),
        .cell(language.date(shown.day) + shown.note, .trailing, .caption, Hue.secondary.text), .identifier(segment),
      ])
  }
}
