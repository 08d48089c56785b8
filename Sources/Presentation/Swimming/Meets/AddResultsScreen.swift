package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen on which the user adds official results, either a single result by hand or all results of a meet from a
/// file.
package struct AddResultsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/results/add")
  package var isLaidOver: Bool { true }

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let book = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: nil))
    let language = request.language
    let forms = AddResultsForms(
      language: language, fields: SwimEventFields(AddOfficialResult.method, book, language))
    return Screen(
      route: request.route, language: language, title: OfficialResultStrings(language: language).add,
      presentation: .sheet, header: Header(.standard), layout: .swimmingList,
      back: .cancel(to: SwimmingDestinations.results, language), content: [forms.byHand, forms.file])
  }
}

private struct AddResultsForms {
  let language: Language
  let fields: SwimEventFields

  var byHand: Element {
    form(
      language.say(cs: "Jeden výsledek", en: "One Result"),
      [
        fields.style, fields.distance(25...OfficialResultRule.longestDistance), fields.course, fields.time,
        fields.field(.dateField, language.say(cs: "Den", en: "Day"), "day", .day, isOptional: nil),
        fields.field(.textField, language.say(cs: "Závody", en: "Meet"), "meet", .text, isOptional: nil),
        fields.field(.textField, language.say(cs: "Město", en: "City"), "city", .text),
        fields.field(.textField, language.say(cs: "Poznámka", en: "Note"), "note", .text),
        save(
          language.say(cs: "Přidat jako první úsek štafety", en: "Add as a Relay's First Leg"), isLeadOff: true),
        save(language.say(cs: "Přidat", en: "Add"), isLeadOff: false),
      ])
  }

  private func form(_ title: String, _ fields: [Element]) -> Element {
    .section(title, [Element(.form, children: fields)])
  }

  private func save(_ name: String, isLeadOff: Bool) -> Element {
    Element(
      .button, name, type: .body, fill: isLeadOff ? nil : Hue.accent.fill, to: SwimmingDestinations.results,
      action: Action(
        AddOfficialResult.method, isLeadOff ? ["leadOff": .flag(true)] : [:],
        style: isLeadOff ? .normal : .primary),
      command: ShellCommand.recordbook(
        ["swim", "add-result", "EVENT", "TIME", "OPTIONS"]
          + (isLeadOff ? ["--lead-off"] : [])))
  }

  var file: Element {
    form(
      language.say(cs: "Ze souboru závodů", en: "From a Meet File"),
      [
        field(
          language.say(cs: "Soubor závodů", en: "Meet File"), "path", .path, isOptional: nil,
          hint: language.say(
            cs: "LENEX (.lef, .lxf), Meet Manager (.hy3), SDIF (.sd3, .cl2) nebo tabulka CSV",
            en: "LENEX (.lef, .lxf), Meet Manager (.hy3), SDIF (.sd3, .cl2) or a CSV table")),
        field(
          language.say(cs: "Vaše jméno", en: "Your Name"), "name", .text,
          hint: language.say(cs: "Prázdné: jméno z profilu", en: "Empty for the profile's name")),
        field(
          language.say(cs: "Rok narození", en: "Year of Birth"), "birth", .text,
          hint: language.say(cs: "Když je stejných jmen víc", en: "If several have the name")),
        Element(
          .button, language.say(cs: "Načíst", en: "Import"), type: .body, fill: Hue.accent.fill,
          to: SwimmingDestinations.results, action: Action(ImportOfficialResults.method, style: .primary),
          command: ShellCommand.recordbook("swim", "import-results", "FILE")),
      ])
  }

  private func field(
    _ name: String, _ parameter: String, _ kind: Action.Input.Kind, isOptional: Bool? = true, hint: String
  ) -> Element {
    .field(
      name, hint: hint,
      action: Action(ImportOfficialResults.method, input: Action.Input(parameter, kind, isOptional: isOptional)))
  }
}
