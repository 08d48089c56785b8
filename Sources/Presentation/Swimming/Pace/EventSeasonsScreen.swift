package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen about one style and distance. It shows the best time of each season, and the best time ever converted to
/// other courses.
package struct EventSeasonsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/events/STYLE/DISTANCE?course")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let style: StrokeStyle = try request.part("STYLE", valid: StrokeStyle.sections.map(\.description))
    let distance: Int = try request.part("DISTANCE")
    let course: SwimCourse? = try request.query("course")
    let output = try catalog.call(
      ShowEventSeasons.self, ShowEventSeasons.Input(style: style, distance: distance, course: course))
    let language = request.language
    let page = EventSeasonsPage(language: language, output: output)
    return Screen(
      route: request.route, language: language, title: page.title, presentation: .stack, header: Header(.standard),
      layout: .swimmingList,
      back: .back(
        language.say(cs: "Pokusy", en: "Attempts"),
        to: SwimmingDestinations.history(style, distance, output.course), language),
      content: page.content)
  }
}

private struct EventSeasonsPage {
  let language: Language
  let output: ShowEventSeasons.Output
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var title: String { shared.swim(output.style, Double(output.distance), output.unit) }

  var content: [Element] {
    guard !output.seasons.isEmpty else {
      return [.empty(language.say(cs: "Žádné záznamy pro tuto vzdálenost", en: "No attempts at this distance"))]
    }
    return [.note(output.course.map(shared.name(of:)) ?? ""), seasons] + converted
  }

  private var seasons: Element {
    let rows = output.seasons.map { season -> (cells: [String], label: String?) in
      let cells = [
        language.season(from: season.year), "\(season.attemptCount)",
        language.time(season.best.hundredths), language.date(season.best.day),
        language.time(season.medianHundredths), season.officialHundredths.map { language.time($0) } ?? "–",
        season.changeHundredths.map(change) ?? "–",
      ]
      return (cells: cells, label: nil)
    }
    return .section(
      language.say(cs: "Po sezonách", en: "By Season"), fill: output.style.hue.fill,
      [
        .table(
          columns: [
            language.say(cs: "Sezona", en: "Season"), language.say(cs: "Pokusy", en: "Attempts"),
            language.say(cs: "Nejlepší", en: "Best"), language.say(cs: "Den", en: "Day"),
            language.say(cs: "Medián 5", en: "Median of 5"), language.say(cs: "Oficiální", en: "Official"),
            language.say(cs: "Změna", en: "Change"),
          ], rows: rows)
      ])
  }

  private func change(_ hundredths: Int) -> String {
    (hundredths > 0 ? "+" : hundredths < 0 ? "−" : "") + language.time(abs(hundredths))
  }

  private var converted: [Element] {
    if output.converted.isEmpty { return [] }
    let rows = output.converted.map { Element.fact(shared.name(of: $0.course), language.time($0.hundredths)) }
    return [
      .section(
        language.say(cs: "Na jiných bazénech", en: "In Other Pools"),
        rows + [.note(language.say(cs: "Přepočteno, není to rekord.", en: "Converted, no record."))])
    ]
  }
}
