package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen that shows, for each event, which standards the user's best time reaches, and by how much the time must
/// improve to reach the next one.
package struct StandardsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/standards")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let output = try catalog.call(ShowStandards.self, NoInput())
    let language = request.language
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Limity", en: "Standards"),
      presentation: .stack, header: Header(.standard), layout: .swimmingList,
      back: .back(language.say(cs: "Cíle", en: "Targets"), to: SwimmingDestinations.targets, language),
      content: StandardsPage(language: language, output: output).content)
  }
}

private struct StandardsPage {
  let language: Language
  let output: ShowStandards.Output
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var content: [Element] {
    guard output.standards > 0 else {
      return [
        .empty(
          language.say(cs: "Žádné limity", en: "No standards"),
          language.say(
            cs: "Načtěte tabulku CSV se sloupci name, sex, age_from, age_to, course, style, distance, time.",
            en: "Import a CSV table with the columns name, sex, age_from, age_to, course, style, distance, time."))
      ] + [file]
    }
    guard output.sex != nil else { return [.note(whose), file] }
    if output.events.isEmpty {
      return [.note(language.say(cs: "Na tratích limitů nemáte čas.", en: "You have no time in their events.")), file]
    }
    return courses.map(section) + [file]
  }

  private var whose: String {
    language.say(
      cs: "Nastavte, čí body se počítají: podle toho se vybírají i limity.",
      en: "Set whose points are shown: the standards follow it, too.")
  }

  private var courses: [SwimCourse] {
    output.events.reduce(into: []) { all, event in if all.last != event.course { all.append(event.course) } }
  }

  private func section(_ course: SwimCourse) -> Element {
    .section(
      shared.name(of: course),
      [
        .table(
          columns: [
            language.say(cs: "Trať", en: "Event"), language.say(cs: "Nejlepší", en: "Best"),
            language.say(cs: "Splněno", en: "Reached"), language.say(cs: "Další", en: "Next"),
            language.say(cs: "Chybí", en: "Missing"),
          ], texts: [0, 2, 3], rows: output.events.filter { $0.course == course }.map(row))
      ])
  }

  private func row(_ event: ShowStandards.Event) -> (cells: [String], label: String?) {
    let next = event.nextStandard.map { name in
      printable(name) + (event.nextHundredths.map { " \(language.time($0))" } ?? "")
    }
    return (
      cells: [
        shared.swim(event.style, Double(event.distance), event.course.unit), language.time(event.best.hundredths),
        event.reached.map { printable($0) } ?? "–", next ?? "–",
        event.missingHundredths.map { language.time($0) } ?? "–",
      ], label: nil
    )
  }

  /// The field for the path of a file with the user's own table of standards.
  private var file: Element {
    Element(
      .textField, language.say(cs: "Soubor s limity", en: "File of Standards"), value: "", type: .body,
      action: Action(ReplaceStandards.method, input: Action.Input("path", .path)),
      command: ShellCommand.recordbook("swim", "standards", "FILE"))
  }
}
