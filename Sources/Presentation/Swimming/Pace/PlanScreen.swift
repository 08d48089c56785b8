package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication

/// The screen with the plan of the season. For each week, it shows the goal and what was swum; for each target time, it
/// shows the number of days left.
package struct PlanScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/plan")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let output = try catalog.call(ShowSwimPlan.self, NoInput())
    let language = request.language
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Plán sezóny", en: "Season Plan"),
      presentation: .stack, header: Header(.standard), layout: .swimmingList,
      back: .back(language.say(cs: "Cíle", en: "Targets"), to: SwimmingDestinations.targets, language),
      content: PlanPage(language: language, output: output).content)
  }
}

private struct PlanPage {
  let language: Language
  let output: ShowSwimPlan.Output

  var content: [Element] { targets + [form] + weeks }

  // MARK: Targets

  private var targets: [Element] {
    guard !output.targets.isEmpty else { return [] }
    let words = TargetWords(language: language, countsDays: true)
    return [.section(language.say(cs: "Cíle", en: "Targets"), output.targets.map { words.row($0) })]
  }

  // MARK: Weeks

  private var weeks: [Element] {
    let ahead = output.weeks.filter { $0.firstDay >= output.firstDay }
    let past = output.weeks.filter { $0.firstDay < output.firstDay }
    return [section(language.say(cs: "Tento týden a další", en: "This Week and On"), ahead)]
      + (past.isEmpty ? [] : [section(language.say(cs: "Dřívější týdny", en: "Earlier Weeks"), past.reversed())])
  }

  private func section(_ title: String, _ weeks: [ShowSwimPlan.Week]) -> Element {
    .section(
      title,
      [
        .table(
          columns: [
            language.say(cs: "Týden od", en: "Week of"), language.say(cs: "Cíl", en: "Goal"),
            language.say(cs: "Uplaváno", en: "Swum"), language.say(cs: "Tréninky", en: "Swims"),
            language.say(cs: "Chybí", en: "Missing"),
          ], texts: [0], rows: weeks.map(row))
      ])
  }

  private func row(_ week: ShowSwimPlan.Week) -> (cells: [String], label: String?) {
    let isAhead = week.firstDay > output.firstDay
    let words = GoalWords(language: language)
    let missing = week.goal.flatMap { goal in
      (week.missingCentimetres ?? week.missingSwimCount).map { words.missing($0, of: goal) }
    }
    return (
      cells: [
        language.date(week.firstDay), week.goal.map(words.goal) ?? "–",
        isAhead ? "–" : words.swum(centimetres: week.swumCentimetres, of: week.goal),
        isAhead ? "–" : language.number(week.swimCount), isAhead ? "–" : missing ?? "–",
      ], label: nil
    )
  }

  // MARK: Another goal

  private var form: Element {
    func field(
      _ role: Element.Role, _ name: String, _ parameter: String, _ kind: Action.Input.Kind, _ hint: String
    ) -> Element {
      Element(
        role, name, hint: hint, value: "", type: .body,
        action: Action(SetSwimGoal.method, input: Action.Input(parameter, kind, isOptional: true)))
    }
    return Element(
      .form, language.say(cs: "Jiný týdenní cíl", en: "Another Weekly Goal"), type: .title,
      children: [
        field(
          .textField, language.say(cs: "Cíl", en: "Goal"), "goal", .text,
          language.say(
            cs: "8 km, 10000 yd nebo 3 swims; prázdné: žádný", en: "8 km, 10000 yd or 3 swims; empty for none")
        ),
        field(
          .dateField, language.say(cs: "Od týdne", en: "From the Week of"), "from", .day,
          language.say(cs: "Prázdné: tento týden", en: "Empty for this week")),
        Element(
          .button, language.say(cs: "Uložit", en: "Save"), type: .body, fill: Hue.accent.fill,
          to: SwimmingDestinations.plan, action: Action(SetSwimGoal.method, style: .primary),
          command: ShellCommand.recordbook("swim", "goal", "GOAL", "--from", "DAY")),
      ])
  }
}
