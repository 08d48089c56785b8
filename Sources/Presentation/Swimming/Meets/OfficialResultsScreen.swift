package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen that lists the official results of meets by day, each with its points and the time that the watch
/// recorded.
package struct OfficialResultsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/results")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let output = try catalog.call(ListOfficialResults.self, ListOfficialResults.Input())
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let parts = OfficialResultsParts(language: request.language)
    return Screen(
      route: request.route, language: request.language, title: parts.strings.title, presentation: .stack,
      header: Header(.standard),
      layout: Layout(
        .groupedList, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: SwimmingStrings(language: request.language).backToRecords(nil), content: parts.content(output, settings))
  }
}

private struct OfficialResultsParts {
  let language: Language
  var strings: OfficialResultStrings { OfficialResultStrings(language: language) }
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  func content(_ output: ListOfficialResults.Output, _ settings: UpdateSettings.Output) -> [Element] {
    guard !output.results.isEmpty else { return [empty, add, beside] }
    var sections: [Element] = []
    var rest = output.results[...]
    while let first = rest.first {
      let same = rest.prefix { $0.day == first.day && $0.meet == first.meet }
      sections.append(section(Array(same)))
      rest = rest.dropFirst(same.count)
    }
    return [add] + sections + [points(output), strings.baseTimesFile, preference(settings), beside]
  }

  private var add: Element { .link(strings.add, to: SwimmingDestinations.addResults) }

  private var beside: Element {
    .link(language.say(cs: "Vedle mě", en: "Beside Me"), to: SwimmingDestinations.beside())
  }

  private var empty: Element {
    Element(
      .emptyState,
      children: [
        Element(.heading, language.say(cs: "Zatím žádné závody", en: "No Meets Yet"), type: .title),
        Element(
          .text,
          language.say(
            cs: "Vaše výsledky se načtou ze souboru závodů, nebo je zapíšete.",
            en: "Import your results from a meet file, or enter them."),
          type: .body, color: Hue.secondary.text),
      ])
  }

  private func section(_ results: [OfficialResultView]) -> Element {
    let first = results[0]
    let place = [first.meet, first.city].compactMap { $0 }.joined(separator: ", ")
    return Element(
      .section, language.date(first.day), type: .title,
      children: [Element(.text, place, type: .caption, color: Hue.secondary.text)] + results.map(row))
  }

  private func row(_ result: OfficialResultView) -> Element {
    let notes = strings.notes(result)
    let remove = language.say(cs: "Vyřadit", en: "Remove")
    let best = result.best == true
    let spoken =
      [
        strings.spokenSwim(result), shared.name(of: result.course),
        language.spokenTime(result.hundredths),
        best ? language.say(cs: "nejlepší oficiální čas", en: "best official time") : nil,
      ].compactMap { $0 } + notes
    var cells: [Element] = [
      .cell(strings.swim(result), .leading, .body),
      .cell(shared.length(of: result.course), .leading, .caption, Hue.secondary.text),
      Element(
        .text, language.time(result.hundredths), label: language.spokenTime(result.hundredths), placement: .center,
        type: .number, icon: best ? .best : nil),
    ]
    if !notes.isEmpty {
      cells.append(.cell(notes.joined(separator: ", "), .trailing, .caption, Hue.secondary.text))
    }
    if let splits = strings.splits(result) { cells.append(.cell(splits, .trailing, .caption, Hue.secondary.text)) }
    cells.append(.identifier(result.id.description))
    cells.append(
      .link(
        remove, label: "\(remove): \(strings.swim(result)), \(language.date(result.day))",
        hint: language.say(cs: "Vezme výsledek z knihy", en: "Removes the result from the book"),
        color: Hue.destructive.text,
        Action(
          RemoveOfficialResult.method, ["result": .text(result.id.description)], style: .destructive), command: "swim",
        "remove-result", result.id.description))
    return Element(
      .row, label: spoken.joined(separator: ", "), fill: result.style.hue.fill, children: cells)
  }

  /// Returns a toggle that determines whether official times count in the book of records and replace the times that
  /// the watch recorded on the same day.
  private func preference(_ settings: UpdateSettings.Output) -> Element {
    let name = SwimmingSettingsSections.name(ofSetting: SwimmingSettings.preferOfficial.name, language) ?? ""
    return .toggle(SwimmingSettings.preferOfficial, name, language: language, settings: settings)
  }

  /// Returns a control with which the user chooses the table for calculating World Aquatics points: the women's, the
  /// men's or none.
  private func points(_ output: ListOfficialResults.Output) -> Element {
    let title = language.say(cs: "Body World Aquatics", en: "World Aquatics Points")
    let explanation = language.say(
      cs:
        "Tabulky se liší podle pohlaví. V programu: \(strings.tables(output.tables)) (worldaquatics.com/swimming/points). "
        + "Jiné roky lze načíst z tabulky.",
      en: "Tables differ by sex. In the program: \(strings.tables(output.tables)) (worldaquatics.com/swimming/points). "
        + "Other years can be imported from a table.")
    return Element(
      .section, title, type: .title,
      children: [
        Element(.text, explanation, type: .caption, color: Hue.secondary.text),
        SwimmingSettingsSections.pointsChoice(output.sex, language),
      ])
  }
}
