package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with the weekly goal and the target times, and how far the user still is from each of them.
package struct TargetsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/targets")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let output = try catalog.call(ShowTargets.self, NoInput())
    let book = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: nil))
    let language = request.language
    let fields = SwimEventFields(SetTarget.method, book, language)
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Cíle", en: "Targets"), presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: .back(language.say(cs: "Tempo", en: "Pace"), to: SwimmingDestinations.pace(nil), language),
      content: TargetsPage(language: language, output: output, fields: fields).content)
  }
}

private struct TargetsPage {
  let language: Language
  let output: ShowTargets.Output
  let fields: SwimEventFields

  var content: [Element] { goal + [goalField] + targets + [form] + further }

  private var further: [Element] {
    [
      .link(language.say(cs: "Plán sezóny", en: "Season Plan"), to: SwimmingDestinations.plan),
      .link(language.say(cs: "Limity", en: "Standards"), to: SwimmingDestinations.standards),
    ]
  }

  // MARK: The weekly goal

  private var goal: [Element] {
    guard let goal = output.goal else { return [] }
    let words = GoalWords(language: language)
    let swum = words.swum(centimetres: goal.swumCentimetres, of: goal.goal)
    return [
      .card(
        language.say(cs: "Týdenní cíl", en: "Weekly Goal") + " \(words.goal(goal.goal))", fill: Hue.accent.fill,
        [
          .fact(language.say(cs: "Od", en: "Since"), language.date(goal.firstDay)),
          .fact(
            language.say(cs: "Uplaváno", en: "Swum"), "\(swum), \(language.counted(goal.swimCount, .swims))"),
          .fact(
            language.say(cs: "Chybí", en: "Missing"),
            words.missing(goal.missingCentimetres ?? goal.missingSwimCount ?? 0, of: goal.goal)),
        ])
    ]
  }

  private var goalField: Element {
    Element(
      .textField, language.say(cs: "Týdenní cíl", en: "Weekly Goal"),
      hint: language.say(
        cs: "8 km, 10000 yd nebo 3 swims; prázdné: žádný", en: "8 km, 10000 yd or 3 swims; empty for none"),
      value: output.goal?.goal ?? "", type: .body,
      action: Action(SetSwimGoal.method, input: Action.Input("goal", .text, isOptional: true)),
      command: ShellCommand.recordbook("swim", "goal", "GOAL"))
  }

  // MARK: Targets

  private var targets: [Element] {
    if output.targets.isEmpty { return [] }
    let words = TargetWords(language: language)
    return [
      .section(
        language.say(cs: "Časy, kterých chcete dosáhnout", en: "Times to Reach"),
        output.targets.map { words.row($0, actions: [remove($0)]) })
    ]
  }

  private func remove(_ target: ShowTargets.Target) -> Element {
    let strings = SwimmingStrings(language: language)
    let text = language.say(cs: "Zrušit", en: "Remove")
    let event = strings.swim(target.style, Double(target.distance), target.course.unit)
    return .link(
      text, label: "\(text): \(event), \(strings.name(of: target.course))",
      hint: language.say(cs: "Zruší cíl", en: "Removes the target"), color: Hue.destructive.text,
      Action(
        RemoveTarget.method,
        [
          "style": .text(target.style.description), "distance": .number(target.distance),
          "course": .text(target.course.description),
        ], style: .destructive), command: "swim", "remove-target", target.style.typedName, String(target.distance),
      "--course", target.course.description)
  }

  private var form: Element {
    let form = Element(
      .form,
      children: [
        fields.style, fields.distance(50...1_650), fields.course, fields.time,
        fields.field(
          .dateField, language.say(cs: "Do dne", en: "By the Day"), "day", .day,
          hint: language.say(cs: "Prázdné: bez termínu", en: "Empty for no day")),
        fields.field(.textField, language.say(cs: "Závody", en: "Meet"), "meet", .text),
        Element(
          .button, language.say(cs: "Uložit", en: "Save"), type: .body, fill: Hue.accent.fill,
          to: SwimmingDestinations.targets, action: Action(SetTarget.method, style: .primary),
          command: ShellCommand.recordbook(
            "swim", "target", "EVENT", "TIME", "OPTIONS")),
      ])
    return .section(language.say(cs: "Další cíl", en: "Another Target"), [form])
  }
}
