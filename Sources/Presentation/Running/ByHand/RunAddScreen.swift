import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with the form that adds a run by hand.
struct RunAddScreen: ScreenProvider {
  let pattern = RoutePattern("running/add")
  let catalog: UseCaseCatalog
  var isLaidOver: Bool { true }

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = RunningStrings(language: request.language)
    let today = try catalog.call(ShowWeek.self, ShowWeek.Input()).today
    return Screen(
      route: RunningDestinations.add.route, language: request.language, title: strings.addRun, presentation: .sheet,
      header: Header(.standard), layout: RunningStrings.layout,
      back: .cancel(to: RunningDestinations.home, request.language),
      content: [RunAddForm(strings: strings, today: today).element])
  }
}

private struct RunAddForm {
  let strings: RunningStrings
  let today: CivilDay

  private var language: Language { strings.language }

  var element: Element {
    Element(
      .form,
      children: [
        field(.dateField, language.say(cs: "Den", en: "Day"), "day", .day, value: today.description, isOptional: nil),
        field(.timeField, language.say(cs: "Začátek", en: "Start"), "time", .time, hint: strings.noonOtherwise),
        field(.textField, strings.lengthTitle, "distance", .text, hint: strings.distanceHint),
        field(.textField, strings.time, "duration", .text, hint: strings.durationHint), kind, details,
        field(.textField, language.say(cs: "Název", en: "Name"), "name", .text),
        field(.textField, strings.noteTitle, "note", .text),
        field(.textField, strings.tagsTitle, "labels", .text, hint: strings.raceHint),
        field(.textField, strings.shoesTitle, "shoes", .text),
        field(
          .numericField, strings.effortTitle, "effort", .number, hint: strings.effortHint,
          limits: Action.Limits(1, 10, step: 1)),
        Element(
          .button, language.say(cs: "Přidat", en: "Add"), type: .body, fill: Hue.accent.fill,
          to: RunningDestinations.home, action: Action(AddRun.method, style: .primary),
          command: RunningDestinations.add.command),
      ])
  }

  private var kind: Element {
    Element(
      .radioGroup, language.say(cs: "Druh", en: "Kind"), type: .body, action: action("kind", .text),
      children: ["running", "walking", "hiking", "cycling"].map { kind in
        Element(.radio, strings.name(ofKind: kind), value: kind, isOn: kind == "running", type: .body)
      })
  }

  private var details: Element {
    func toggle(_ text: String, _ parameter: String, _ value: String) -> Element {
      Element(.toggle, text, value: value, isOn: false, type: .body, action: action(parameter, .text))
    }
    return Element(
      .radioGroup, language.say(cs: "Podrobnosti", en: "Details"), type: .body,
      children: [
        toggle(language.say(cs: "V hale", en: "Indoors"), "place", AddRun.Place.indoors.rawValue),
        toggle(language.say(cs: "Závod", en: "Race"), "tags/0", "race"),
      ])
  }

  private func action(
    _ parameter: String, _ kind: Action.Input.Kind, isOptional: Bool? = true, limits: Action.Limits? = nil
  ) -> Action {
    Action(AddRun.method, input: Action.Input(parameter, kind, isOptional: isOptional, limits: limits))
  }

  private func field(
    _ role: Element.Role, _ text: String, _ parameter: String, _ kind: Action.Input.Kind, value: String = "",
    isOptional: Bool? = true, hint: String? = nil, limits: Action.Limits? = nil
  ) -> Element {
    Element(
      role, text, hint: hint, value: value, type: .body,
      action: action(parameter, kind, isOptional: isOptional, limits: limits))
  }
}
