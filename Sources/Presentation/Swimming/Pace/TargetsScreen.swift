package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with the swimmer's weekly goal and target times, and how far the swimmer is from each of them.
package struct TargetsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/targets")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let output = try catalog.call(ShowTargets.self, NoInput())
    let language = request.language
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Cíle", en: "Targets"), presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: .back(language.say(cs: "Tempo", en: "Pace"), to: SwimmingDestinations.pace(nil), language),
      content: TargetsPage(language: language, output: output).content)
  }
}

private struct TargetsPage {
  let language: Language
  let output: ShowTargets.Output

  var content: [Element] { goal + [goalField] + targets + [how] + further }

  private var further: [Element] {
    [
      .link(language.say(cs: "Plán sezóny", en: "Season Plan"), to: SwimmingDestinations.plan),
      .link(language.say(cs: "Limity", en: "Standards"), to: SwimmingDestinations.standards),
    ]
  }

  // MARK: The weekly goal

  private var goal: [Element] {
    guard let goal = output.goal else { return [] }
    let swum = language.distance(Double(goal.swumCentimetres) / 100, .metre)
    return [
      .card(
        language.say(cs: "Týdenní cíl", en: "Weekly Goal") + " \(goal.goal)", fill: Hue.accent.fill,
        [
          .fact(language.say(cs: "Od", en: "Since"), language.date(goal.firstDay)),
          .fact(
            language.say(cs: "Uplaváno", en: "Swum"), "\(swum), \(language.counted(goal.swimCount, .swims))"),
          .fact(
            language.say(cs: "Chybí", en: "Missing"), GoalWords(language: language).missing(goal.missing, of: goal.goal)
          ),
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
        language.say(cs: "Časy, kterých chcete dosáhnout", en: "Times to Reach"), output.targets.map(words.row))
    ]
  }

  private var how: Element {
    .note(
      language.say(
        cs: "Cíl přidá: recordbook swim target freestyle 100 1:05.00 --course scm --day 2026-05-01",
        en: "To add a target: recordbook swim target freestyle 100 1:05.00 --course scm --day 2026-05-01"))
  }
}
