package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with the swimmer's best times in each age group of masters swimming.
package struct AgeGroupsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/ages?course")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let course: SwimCourse? = try request.query("course")
    let output = try catalog.call(ShowAgeGroups.self, ShowAgeGroups.Input(course: course))
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let sex: PointsSex? =
      if case .text(let table) = settings.value(of: SwimmingSettings.pointsTable) { PointsSex(rawValue: table) } else {
        nil
      }
    let language = request.language
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Věkové skupiny", en: "Age Groups"),
      presentation: .stack, header: Header(.standard), layout: .swimmingList,
      back: .back(
        language.say(cs: "Všechny rekordy", en: "All Records"), to: SwimmingDestinations.allRecords, language),
      content: AgeGroupsPage(language: language, output: output, sex: sex).content)
  }
}

private struct AgeGroupsPage {
  let language: Language
  let output: ShowAgeGroups.Output
  /// Whose table of points is used; nil for none.
  let sex: PointsSex?
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }
  private var unit: LengthUnit { (output.course ?? .shortCourseMetres).unit }

  var content: [Element] {
    [rule, birth, SwimmingSettingsSections.pointsChoice(sex, language)] + unclear
      + (output.groups.isEmpty ? [] : [choice] + output.groups.map(section)) + [points]
  }

  private var points: Element {
    .section(ageGradedPoints, [OfficialResultStrings(language: language).baseTimesFile])
  }

  private var ageGradedPoints: String { language.say(cs: "Body podle věku", en: "Age-Graded Points") }

  private var choice: Element {
    shared.courseChoice(output.courses, shown: output.course) { SwimmingDestinations.ages($0) }
  }

  private var rule: Element {
    let choices: [(value: String, name: String)] = [
      (SwimmingSettings.mastersOff, language.say(cs: "Žádné", en: "None")),
      (MastersRule.worldAquatics.rawValue, "World Aquatics"), (MastersRule.usms.rawValue, "USMS"),
    ]
    return .choice(
      .segmentedControl, language.say(cs: "Pravidla masters", en: "Masters Rules"),
      setting: SwimmingSettings.masters.name, choices.map(\.value),
      chosen: output.rule?.rawValue ?? SwimmingSettings.mastersOff
    ) { value in choices.first { $0.value == value }?.name ?? value }
  }

  private var birth: Element {
    Element(
      .textField, language.say(cs: "Narození", en: "Birth"),
      hint: language.say(cs: "Den 1981-12-31, nebo jen rok", en: "A day, 1981-12-31, or only the year"),
      value: output.birth ?? "", type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(SwimmingSettings.birth.name, .text)),
      command: ShellCommand.recordbook("settings", "set", SwimmingSettings.birth.commandName, "DAY"))
  }

  private var unclear: [Element] {
    guard output.unclearCount > 0 else { return [] }
    return [
      .note(
        language.say(
          cs: "Časy mezi dvěma skupinami se nepočítají (\(output.unclearCount)): je potřeba den narození.",
          en: "Times between two groups are left out (\(output.unclearCount)): the day of birth is needed."))
    ]
  }

  private func section(_ group: ShowAgeGroups.Group) -> Element {
    let hasPoints = group.bests.contains { $0.points != nil }
    let rows = group.bests.map { best -> (cells: [String], label: String?) in
      let cells = [
        shared.swim(best.style, Double(best.distance), unit), best.watch.map(summary) ?? "–",
        best.official.map(summary) ?? "–",
      ]
      return (cells: cells + (hasPoints ? [best.points.map { "\($0)" } ?? "–"] : []), label: nil)
    }
    return .section(
      "\(group.ageFrom)–\(group.ageTo)",
      [
        .table(
          columns: [
            language.say(cs: "Trať", en: "Event"), language.say(cs: "Hodinky", en: "Watch"),
            language.say(cs: "Oficiální", en: "Official"),
          ] + (hasPoints ? [ageGradedPoints] : []), rows: rows)
      ])
  }

  private func summary(_ best: EffortView) -> String {
    (best.estimated == true ? "≈ " : "") + language.time(best.hundredths)
  }
}
