import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with all pairs of shoes and the distance covered in each, and a form for adding another pair.
struct RunShoesScreen: ScreenProvider {
  let pattern = RoutePattern("running/shoes")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let shoes = try catalog.call(ShowShoes.self, NoInput()).shoes
    let content: Element =
      shoes.isEmpty
      ? .empty(strings.noShoes, strings.noShoesHint, picture: "figure.run.road")
      : ShoesTable(strings: strings, shoes: shoes).table
    return Screen(
      route: RunningDestinations.shoes.route, language: request.language, title: strings.shoesTitle,
      presentation: .stack, header: Header(.standard), layout: RunningStrings.layout, back: strings.backHome,
      content: [content, ShoesForm(strings: strings).element])
  }
}

/// A table of shoes with the total distance of the runs and walks in each pair.
struct ShoesTable {
  let strings: RunningStrings
  let shoes: [RunShoesView]

  var table: Element {
    let hasDefault = shoes.contains { $0.isDefault == true }
    return .table(
      columns: [strings.shoesTitle, strings.lengthTitle, strings.runCount, strings.firstWorn]
        + (hasDefault ? [""] : []),
      texts: hasDefault ? [0, 4] : [0],
      rows: shoes.map { pair in
        let first = (pair.from ?? pair.firstDay).map(strings.language.date) ?? "—"
        let mark = hasDefault ? [pair.isDefault == true ? "★ \(strings.forNewRuns)" : ""] : []
        return (
          cells: [
            printable(pair.name), strings.length(pair.lengthMillimetres), strings.language.number(pair.runs), first,
          ] + mark, label: String?.none
        )
      })
  }
}

/// A form for adding a pair of shoes.
private struct ShoesForm {
  let strings: RunningStrings

  private var language: Language { strings.language }

  var element: Element {
    Element(
      .form, language.say(cs: "Zapsat boty", en: "Enter Shoes"), type: .title,
      children: [
        field(.textField, language.say(cs: "Název", en: "Name"), "name", .text, isOptional: nil),
        field(
          .textField, language.say(cs: "Uběhly už", en: "Distance Before"), "start", .text,
          hint: language.say(cs: "Třeba 120 km", en: "Such as 120 km")),
        field(.dateField, language.say(cs: "Odkdy", en: "Since"), "from", .day),
        field(.dateField, language.say(cs: "Dokdy", en: "Until"), "until", .day),
        button(language.say(cs: "Uložit", en: "Save"), isDefault: false),
        button(language.say(cs: "Uložit pro nové běhy", en: "Save for New Runs"), isDefault: true),
      ])
  }

  private func field(
    _ role: Element.Role, _ text: String, _ parameter: String, _ kind: Action.Input.Kind, isOptional: Bool? = true,
    hint: String? = nil
  ) -> Element {
    Element(
      role, text, hint: hint, value: "", type: .body,
      action: Action(AddShoes.method, input: Action.Input(parameter, kind, isOptional: isOptional)))
  }

  private func button(_ text: String, isDefault: Bool) -> Element {
    Element(
      .button, text, type: .body, fill: isDefault ? nil : Hue.accent.fill, to: RunningDestinations.shoes,
      action: Action(
        AddShoes.method, isDefault ? ["isDefault": .flag(true)] : [:], style: isDefault ? .normal : .primary),
      command: ShellCommand.recordbook(["run", "add-shoes", "NAME"] + (isDefault ? ["--default"] : [])))
  }
}
