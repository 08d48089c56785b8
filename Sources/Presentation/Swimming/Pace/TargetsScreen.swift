package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with the swimmer's weekly goal and target times, and how much is missing to them.
package struct TargetsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/targets")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

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
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var content: [Element] { goal + [goalField] + targets + [how, standards] }

  private var standards: Element {
    .link(language.say(cs: "Limity", en: "Standards"), to: SwimmingDestinations.standards)
  }

  // MARK: The weekly goal

  private var goal: [Element] {
    guard let goal = output.goal else { return [] }
    let swum = language.distance(Double(goal.swumCentimetres) / 100, .metre)
    let missing = goal.missing == 0 ? language.say(cs: "splněno", en: "reached") : missing(goal)
    return [
      .card(
        language.say(cs: "Týdenní cíl", en: "Weekly Goal") + " \(goal.goal)", fill: Hue.accent.fill,
        [
          .fact(language.say(cs: "Od", en: "Since"), language.date(goal.firstDay)),
          .fact(
            language.say(cs: "Uplaváno", en: "Swum"), "\(swum), \(language.counted(goal.swimCount, .swims))"),
          .fact(language.say(cs: "Chybí", en: "Missing"), missing),
        ])
    ]
  }

  private func missing(_ goal: ShowTargets.Goal) -> String {
    switch SwimGoal(goal.goal) {
    case .swims?: language.counted(goal.missing, .swims)
    case .distance(_, let unit)?:
      language.distance(Double(unit.hundredths(centimetres: goal.missing)) / 100, unit)
    case nil: ""
    }
  }

  private var goalField: Element {
    Element(
      .textField, language.say(cs: "Týdenní cíl", en: "Weekly Goal"),
      hint: language.say(
        cs: "8 km, 10000 yd nebo 3 swims; prázdné: žádný", en: "8 km, 10000 yd or 3 swims; empty for none"),
      value: output.goal?.goal ?? "", type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(SwimmingSettings.goal.name, .text)),
      command: ShellCommand.recordbook("settings", "set", SwimmingSettings.goal.commandName, "GOAL"))
  }

  // MARK: Targets

  private var targets: [Element] {
    if output.targets.isEmpty { return [] }
    return [.section(language.say(cs: "Časy, kterých chcete dosáhnout", en: "Times to Reach"), output.targets.map(row))]
  }

  private func row(_ target: ShowTargets.Target) -> Element {
    let name =
      shared.swim(target.style, Double(target.distance), target.course.unit) + " "
      + language.time(target.hundredths)
    let by = [target.meet.map { printable($0) }, target.day.map { language.date($0) }].compactMap { $0 }
    let weeks = target.daysLeft.flatMap { $0 >= 0 ? left($0) : nil }
    let notes = [shared.name(of: target.course), state(target)] + by + [weeks].compactMap { $0 }
    return .row(
      name, notes.joined(separator: " · "), hint: language.say(cs: "Ukáže pokusy", en: "Shows the attempts"),
      fill: target.style.hue.fill,
      to: SwimmingDestinations.history(target.style, target.distance, target.course))
  }

  private func left(_ days: Int) -> String {
    days < 14
      ? language.say(cs: "zbývá dnů: \(days)", en: days == 1 ? "1 day left" : "\(days) days left")
      : language.say(cs: "zbývá týdnů: \(days / 7)", en: "\(days / 7) weeks left")
  }

  private func state(_ target: ShowTargets.Target) -> String {
    switch target.state {
    case .reached: language.say(cs: "splněno", en: "reached")
    case .noTime: language.say(cs: "zatím bez času", en: "no time yet")
    case .open, .past:
      (target.state == .past ? language.say(cs: "po termínu, ", en: "past, ") : "")
        + language.say(cs: "chybí ", en: "missing ") + language.time(target.missingHundredths ?? 0)
        + " (\(language.decimal(Double(target.missingThousandths ?? 0) / 10)) %)"
    }
  }

  private var how: Element {
    .note(
      language.say(
        cs: "Cíl přidá: recordbook swim target freestyle 100 1:05.00 --course scm --day 2026-05-01",
        en: "To add a target: recordbook swim target freestyle 100 1:05.00 --course scm --day 2026-05-01"))
  }
}
