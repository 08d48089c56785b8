import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with a map of all runs in a period. Only the user sees this screen, so it shows the routes completely.
struct AllRoutesScreen: ScreenProvider {
  let pattern = RoutePattern("running/map?since&until")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let since: CivilDay? = try request.query("since")
    let until: CivilDay? = try request.query("until")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let output = try catalog.call(ShowMap.self, ShowMap.Input(since: since, until: until))
    let days = since.flatMap { since in until.flatMap { since <= $0 ? since...$0 : nil } }
    let years = try catalog.call(ListRuns.self, ListRuns.Input(limit: 1)).years
    return Screen(
      route: request.route, language: request.language, title: strings.allRoutes,
      presentation: .stack, header: Header(.standard), layout: RunningStrings.layout,
      back: .back(strings.routes, to: RunningDestinations.routes, request.language),
      content: AllRoutesPage(strings: strings, output: output, years: years, days: days).content)
  }
}

private struct AllRoutesPage {
  let strings: RunningStrings
  let output: ShowMap.Output
  let years: [Int]
  /// The first and the last day of the period whose runs are drawn; nil for all runs.
  let days: ClosedRange<CivilDay>?

  private var language: Language { strings.language }

  var content: [Element] {
    guard output.runs > 0 else { return [.empty(strings.noRunsThen, picture: "figure.run.road"), choice] }
    return [map, facts, choice].compactMap { $0 }
  }

  private var map: Element? {
    let lines = output.lines.map { $0.map { RouteMap.Position($0[0], $0[1]) } }
    return RunRouteMap(strings: strings, lines: lines).everywhere
  }

  private var facts: Element {
    let days = [output.firstDay, output.lastDay].compactMap { $0.map(language.date) }
    let elsewhere = output.elsewhere > 0 ? strings.elsewhere(output.elsewhere) : nil
    return .card(
      nil,
      [
        .fact(strings.runCount, [language.number(output.runs), elsewhere].compactMap { $0 }.joined(separator: ", ")),
        .fact(language.say(cs: "Kdy", en: "When"), days.joined(separator: " – ")),
        .note(strings.hidden(output.hiddenMillimetres)), save,
        .row(
          language.say(cs: "Co se skrývá", en: "What Is Hidden"),
          hint: language.say(cs: "Kolik se skrývá a kolem čeho", en: "How much is hidden, and around what"),
          to: RunningDestinations.settings),
      ])
  }

  /// A button that saves the map as a picture, which the user can show to other people. The picture hides the
  /// surroundings of starts and ends.
  private var save: Element {
    Element(
      .button, language.say(cs: "Uložit obrázek", en: "Save a Picture"),
      hint: strings.hidden(output.hiddenMillimetres),
      value: "\(FeatureID.running)/\(file).svg", type: .body, icon: .share,
      command: ShellCommand.recordbook(["run", "map"] + (days.map { [RunPeriodText.text($0)] } ?? []) + ["runs.svg"]))
  }

  /// The name of the picture's file without its extension: `map`, or `map-2026-01-01_2026-12-31`.
  private var file: String {
    days.map { "map-\($0.lowerBound)_\($0.upperBound)" } ?? "map"
  }

  /// A control with which the user chooses whether the map shows all runs or those of one year.
  private var choice: Element {
    let spans = years.compactMap { year in
      CivilDay(year: year, month: 1, day: 1).flatMap { first in
        CivilDay(year: year, month: 12, day: 31).map { (String(year), Optional(first...$0)) }
      }
    }
    let choices = [(language.say(cs: "Vše", en: "All"), nil)] + spans
    return Element(
      .radioGroup, language.say(cs: "Které běhy", en: "Which Runs"), type: .body,
      children: choices.map { name, chosen in
        Element(.radio, name, isOn: chosen == days, type: .body, to: RunningDestinations.map(chosen))
      })
  }
}

extension RunningStrings {
  func elsewhere(_ count: Int) -> String { language.say(cs: "\(count) jinde", en: "\(count) elsewhere") }

  /// Says within which distance of starts and ends a saved picture hides the routes.
  func hidden(_ millimetres: Int64) -> String {
    let metres = plannedLength(millimetres)
    return language.say(
      cs: "V uloženém obrázku je \(metres) kolem startů a cílů skryto",
      en: "A saved picture has \(metres) hidden around starts and ends")
  }
}
