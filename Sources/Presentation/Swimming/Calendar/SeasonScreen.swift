package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen of a whole season, for reading or printing: totals, best times, meets, and every swim.
package struct SeasonScreen: ScreenProvider {
  package let pattern: RoutePattern

  private let catalog: UseCaseCatalog
  private let namesYear: Bool

  /// Creates the screen.
  /// - Parameters:
  ///   - catalog: the use cases.
  ///   - namesYear: whether the route names the year in which the season begins; if not, the screen shows the season of
  ///     the most recent swim.
  package init(_ catalog: UseCaseCatalog, namesYear: Bool) {
    self.catalog = catalog
    self.namesYear = namesYear
    pattern = RoutePattern(namesYear ? "swimming/seasons/YEAR" : "swimming/seasons")
  }

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let year: Int? = namesYear ? try request.part("YEAR") : nil
    let output = try catalog.call(ShowSeason.self, ShowSeason.Input(year: year))
    let page = SeasonPage(language: request.language, output: output)
    return Screen(
      route: request.route, language: request.language, title: page.title, presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: SwimmingStrings(language: request.language).backToRecords(nil), content: page.content)
  }
}

private struct SeasonPage {
  let language: Language
  let output: ShowSeason.Output
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var title: String {
    guard let first = output.firstDay, let last = output.lastDay else {
      return language.say(cs: "Sezona", en: "Season")
    }
    let season = language.season(first, last)
    return language.say(cs: "Sezona \(season)", en: "Season \(season)")
  }

  var content: [Element] {
    guard let statistics = output.statistics else {
      let text = language.say(cs: "V této sezoně žádný trénink", en: "No swims this season")
      return choice + [Element(.emptyState, children: [Element(.heading, text, type: .title)])] + meets
    }
    let numbers = StatisticsPage(language: language, output: statistics, since: nil, leadsToStyles: false).numbers
    return choice + numbers + output.courses.map(bests) + meets + [swims]
  }

  private var choice: [Element] {
    let isSplit = output.firstDay?.year != output.lastDay?.year
    let choice = SpanChoice(
      language: language, title: language.say(cs: "Sezona", en: "Season"),
      other: (
        language.say(cs: "Jiná sezona", en: "Another Season"),
        language.say(cs: "Ukáže všechny sezony", en: "Shows all seasons")
      ),
      spans: output.years.map { year in
        SpanChoice.Span(
          name: isSplit ? language.season(from: year) : String(year), isShown: year == output.firstDay?.year,
          destination: SwimmingDestinations.season(year))
      })
    return choice.elements
  }

  // MARK: Best times

  private func bests(_ course: ShowSeason.Course) -> Element {
    let pool = shared.length(of: course.course)
    return section(
      output.results.isEmpty
        ? language.say(cs: "Nejlepší časy v bazénu \(pool)", en: "Best Times in the \(pool) Pool")
        : language.say(cs: "Nejlepší časy z hodinek v bazénu \(pool)", en: "Best Watch Times in the \(pool) Pool"),
      [
        (language.say(cs: "Trať", en: "Event"), .words), (language.say(cs: "Čas", en: "Time"), .number),
        (language.say(cs: "Proti minulé", en: "Season Before"), .number), (day, .words),
      ],
      course.bests.map { best in
        let date = language.date(best.best.day)
        return [
          shared.swim(best.best.style, Double(best.best.distance), best.best.unit),
          language.time(best.best.hundredths), difference(best),
          (best.isRecord ? language.say(cs: "\(date), rekord", en: "\(date), record") : date)
            + shared.estimate(best.best.estimated),
        ]
      })
  }

  /// Returns by how much a best time differs from the best time of the previous season, in the form that lists of
  /// results use: `−0.52`; `–` if the previous season has none.
  private func difference(_ best: ShowSeason.Best) -> String {
    guard let before = best.hundredthsBefore else { return "–" }
    let difference = best.best.hundredths - before
    if difference == 0 { return language.time(0) }
    return (difference < 0 ? "−" : "+") + language.time(abs(difference))
  }

  // MARK: Meets

  private var meets: [Element] {
    guard !output.results.isEmpty else { return [] }
    let strings = OfficialResultStrings(language: language)
    return [
      section(
        strings.title,
        [
          (day, .words), (language.say(cs: "Závod", en: "Meet"), .words),
          (language.say(cs: "Trať", en: "Event"), .words), (language.say(cs: "Čas", en: "Time"), .number),
        ],
        output.results.map { result in
          [
            language.date(result.day), printable(result.meet),
            "\(strings.swim(result)), \(shared.length(of: result.course))", language.time(result.hundredths),
          ]
        })
    ]
  }

  // MARK: Swims

  private var swims: Element {
    section(
      language.say(cs: "Všechny tréninky", en: "Every Swim"),
      [
        (day, .words), (language.say(cs: "Začátek", en: "Start"), .number),
        (language.say(cs: "Bazén", en: "Pool"), .words),
        (language.say(cs: "Vzdálenost", en: "Distance"), .number), (language.say(cs: "Doba", en: "Time"), .number),
      ],
      output.swims.map { swim in
        let start = CivilDateTime(swim.start, offset: swim.utcOffsetSeconds)
        return [
          language.date(swim.day), language.clock(start.time), SwimsSummary.pool(swim, shared),
          swim.wholeDistance.map { language.distance($0, swim.unit) } ?? "–",
          language.duration(seconds: Int(swim.durationMilliseconds / 1_000)),
        ]
      })
  }

  private var day: String { language.say(cs: "Den", en: "Day") }

  private enum Column {
    case words, number
  }

  /// Returns a section with a table.
  /// - Parameters:
  ///   - title: the section's title.
  ///   - columns: the title of each column, and whether it contains words or numbers.
  ///   - rows: the cells of each row.
  private func section(_ title: String, _ columns: [(name: String, kind: Column)], _ rows: [[String]]) -> Element {
    func cells(_ texts: [String], isHeader: Bool) -> [Element] {
      zip(texts, columns).map { text, column in
        .cell(
          text, column.kind == .words ? .leading : .trailing,
          isHeader ? .caption : column.kind == .words ? .body : .time)
      }
    }
    let table = Element(
      .table,
      children: [Element(.tableHeader, children: cells(columns.map(\.name), isHeader: true))]
        + rows.map { Element(.tableRow, children: cells($0, isHeader: false)) })
    return Element(.section, title, type: .title, fill: Hue.accent.fill, children: [table])
  }
}
