package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The best times since a day, or of each year or season.
package struct BestsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/bests?course&since&by")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let course: SwimCourse? = try request.query("course")
    let since: CivilDay? = try request.query("since")
    let word: String? = try request.query("by", valid: ShowBests.Period.allCases.map(\.rawValue))
    let by = word.flatMap(ShowBests.Period.init)
    let output = try catalog.call(ShowBests.self, ShowBests.Input(course: course, since: since, by: by))
    let page = BestsPage(language: request.language, output: output)
    return Screen(
      route: request.route, language: request.language, title: page.title, presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: SwimmingWords(language: request.language).backToRecords(output.course), content: page.content)
  }
}

private struct BestsPage {
  let language: Language
  let output: ShowBests.Output
  private var shared: SwimmingWords { SwimmingWords(language: language) }

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
    if output.by == nil { return choice + output.periods.flatMap { styles($0.bests) } }
    return choice
      + output.periods.map { period in
        Element(
          .section, name(period), type: .title, fill: Hue.accent.fill, children: period.bests.map { row($0) }
        )
      }
  }

  private var choice: [Element] {
    guard output.courses.count > 1 else {
      return output.course.map { [Element(.text, shared.name(of: $0), type: .caption, color: Hue.secondary.text)] }
        ?? []
    }
    return [
      Element(
        .radioGroup, shared.pool, label: shared.pool, type: .body,
        children: output.courses.map { course in
          Element(
            .radio, shared.length(of: course), label: shared.name(of: course), isOn: course == output.course,
            type: .body, route: SwimmingRoutes.bests(course, since: output.since, by: output.by),
            command: command(course))
        })
    ]
  }

  private func command(_ course: SwimCourse) -> String {
    var words = ["swim", "records", "--course", course.description]
    if let by = output.by { words += ["--by", by.rawValue] }
    if let since = output.since { words += ["--since", since.description] }
    return ShellCommand.recordbook(words)
  }

  private func name(_ period: ShowBests.Span) -> String { language.season(period.firstDay, period.lastDay) }

  private func styles(_ bests: [BestRow]) -> [Element] {
    StrokeStyle.sections.compactMap { style in
      let rows = bests.filter { $0.style == style }
      return rows.isEmpty
        ? nil
        : Element(
          .section, style.name(language), type: .title, fill: style.hue.fill, icon: style.icon,
          children: rows.map { row($0) })
    }
  }

  private func row(_ best: BestRow) -> Element {
    let swim = shared.swim(best.style, Double(best.distance), best.unit)
    let segment = best.segment.description
    return Element(
      .row,
      label:
        "\(shared.spokenSwim(best.style, Double(best.distance), best.unit)), \(language.spokenTime(best.hundredths)), \(language.spokenDate(best.day))",
      hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"), fill: best.style.hue.fill, icon: .forward,
      route: SwimmingRoutes.segment(named: segment), command: ShellCommand.recordbook("swim", "segment", segment),
      children: [
        .cell(swim, .leading, .body), .cell(language.time(best.hundredths), .center, .time),
        .cell(language.date(best.day), .trailing, .caption, Hue.secondary.text), .identifier(segment),
      ])
  }
}
