package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen that compares the user's official results with those of a club mate.
package struct BesideScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/beside?name")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let name: String? = try request.query("name")
    let output = try catalog.call(ShowBeside.self, ShowBeside.Input(name: name))
    let language = request.language
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Vedle mě", en: "Beside Me"),
      presentation: .stack, header: Header(.standard), layout: .swimmingList,
      back: .back(OfficialResultStrings(language: language).title, to: SwimmingDestinations.results, language),
      content: BesidePage(language: language, output: output).content)
  }
}

private struct BesidePage {
  let language: Language
  let output: ShowBeside.Output
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var content: [Element] {
    guard let shown = output.shown else {
      return [
        .empty(
          language.say(cs: "Vedle vás nikdo není", en: "Nobody Beside You"),
          language.say(
            cs: "Přidejte ze souboru závodů výsledky někoho z oddílu: budou jen k porovnání, do vašich se nepočítají.",
            en: "Add a club mate's results from a meet file: they are only compared, and never count among yours.")),
        form,
      ]
    }
    return choice(shown) + sections(shown) + [others(shown), remove(shown), form]
  }

  private func choice(_ shown: String) -> [Element] {
    guard output.swimmers.count > 1 else { return [] }
    return [
      Element(
        .radioGroup, language.say(cs: "S kým", en: "With Whom"), type: .body,
        children: output.swimmers.map { swimmer in
          Element(
            .radio, printable(swimmer.name), isOn: swimmer.name == shown, type: .body,
            to: SwimmingDestinations.beside(swimmer.name))
        })
    ]
  }

  // MARK: Common events

  private func sections(_ shown: String) -> [Element] {
    let courses: [SwimCourse] = output.common.reduce(into: []) { all, event in
      if all.last != event.course { all.append(event.course) }
    }
    if courses.isEmpty {
      return [
        .section(
          printable(shown),
          [
            .note(
              language.say(
                cs: "Žádnou trať nemáte ve výsledcích oba.", en: "There is no event in which both have a result."))
          ])
      ]
    }
    return courses.map { course in
      .section(
        "\(printable(shown)) · \(shared.name(of: course))",
        [
          .table(
            columns: [
              language.say(cs: "Trať", en: "Event"), language.say(cs: "Já", en: "Me"), printable(shown),
              language.say(cs: "Rozdíl", en: "Difference"),
            ], rows: output.common.filter { $0.course == course }.map(row))
        ])
    }
  }

  private func row(_ event: ShowBeside.Event) -> (cells: [String], label: String?) {
    let (style, distance, unit) = (event.style, Double(event.distance), event.course.unit)
    let difference = event.differenceHundredths
    let sign = difference == 0 ? "" : difference < 0 ? "−" : "+"
    let spoken = language.spokenTime(abs(difference))
    let said =
      difference == 0
      ? language.say(cs: "stejně", en: "equal")
      : difference < 0
        ? language.say(cs: "o \(spoken) rychleji", en: "\(spoken) faster")
        : language.say(cs: "o \(spoken) pomaleji", en: "\(spoken) slower")
    return (
      cells: [
        shared.swim(style, distance, unit), language.time(event.mine.hundredths),
        language.time(event.theirs.hundredths), sign + language.time(abs(difference)),
      ],
      label: [
        shared.spokenSwim(style, distance, unit), language.spokenTime(event.mine.hundredths),
        language.spokenTime(event.theirs.hundredths), said,
      ].joined(separator: ", ")
    )
  }

  private func others(_ shown: String) -> Element {
    .note(
      language.say(
        cs: "Porovnávají se oficiální výsledky. Další tratě: vy \(output.onlyMineCount), \(printable(shown)) "
          + "\(output.onlyTheirsCount).",
        en: "Official results are compared. Further events: you \(output.onlyMineCount), \(printable(shown)) "
          + "\(output.onlyTheirsCount)."))
  }

  private func remove(_ shown: String) -> Element {
    let text = language.say(cs: "Odebrat", en: "Remove")
    return .link(
      text, label: "\(text): \(printable(shown))",
      hint: language.say(cs: "Odebere výsledky z knihy", en: "Removes the results from the book"),
      color: Hue.destructive.text,
      Action(RemoveBeside.method, ["name": .text(shown)], style: .destructive), command: "swim", "remove-beside", shown)
  }

  // MARK: Another file

  /// The form in which the user adds the results of another swimmer from the file of a meet.
  private var form: Element {
    func field(
      _ name: String, _ parameter: String, _ kind: Action.Input.Kind, isOptional: Bool? = nil, hint: String? = nil
    ) -> Element {
      .field(
        name, hint: hint,
        action: Action(
          ImportOfficialResults.method, input: Action.Input(parameter, kind, isOptional: isOptional)))
    }
    return Element(
      .form, language.say(cs: "Přidat výsledky", en: "Add Results"), type: .title,
      children: [
        field(language.say(cs: "Soubor závodů", en: "Meet File"), "path", .path),
        field(
          language.say(cs: "Jméno", en: "Name"), "beside", .text,
          hint: language.say(cs: "Jak je v souboru", en: "As in the file")),
        field(
          language.say(cs: "Rok narození", en: "Year of Birth"), "birth", .text, isOptional: true,
          hint: language.say(cs: "Když je stejných jmen víc", en: "If several have the name")),
        Element(
          .button, language.say(cs: "Přidat", en: "Add"), type: .body, fill: Hue.accent.fill,
          to: SwimmingDestinations.beside(), action: Action(ImportOfficialResults.method, style: .primary),
          command: ShellCommand.recordbook("swim", "import-results", "FILE", "--beside", "NAME")),
      ])
  }
}
