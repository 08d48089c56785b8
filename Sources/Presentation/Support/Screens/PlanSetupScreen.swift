import KernelApplication
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain

/// The screen with the form in which the user creates or changes a plan. It is shown as a sheet.
struct PlanSetupScreen: SupportScreen {
  let pattern = RoutePattern("support/setup?plan")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: PlanID? = try request.query("plan")
    let plan = try id.map { (id) throws(Failure) in try catalog.call(ShowPlan.self, ShowPlan.Input(plan: id)).plan }
    return PlanSetupPage(strings: SupportStrings(language: request.language), plan: plan).screen(request.route)
  }
}

struct PlanSetupPage {
  let strings: SupportStrings
  /// The plan to change; nil to create a plan.
  let plan: SupportPlanView?

  private var language: Language { strings.language }
  private var method: String { plan == nil ? CreatePlan.method : UpdatePlan.method }
  private var parameters: [String: Action.Parameter] {
    plan.map { ["plan": .text($0.plan.description)] } ?? [:]
  }
  /// The screen that opens after the plan is saved.
  private var then: Destination { plan == nil ? SupportDestinations.sharing(nil) : SupportDestinations.home }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language,
      title: plan.map { printable($0.name) } ?? strings.newRun, presentation: .sheet, header: Header(.standard),
      layout: Layout(.form, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md),
      back: .cancel(to: plan == nil ? SupportDestinations.create : SupportDestinations.home, strings.language),
      content: [form] + further)
  }

  // MARK: The form

  private var form: Element {
    Element(
      .form,
      children: [
        field(
          .textField, language.say(cs: "Název", en: "Name"), plan.map { printable($0.name) }, "name", .text,
          hint: language.say(cs: "Uvidí ho přátelé; nejvýš 40 znaků", en: "Friends see it; at most 40 characters")),
        field(
          .dateField, language.say(cs: "Den", en: "Day"), plan?.day?.description, "day", .day, isOptional: true,
          emptied: "withoutDay",
          hint: language.say(cs: "Nepovinné", en: "Optional")),
        field(
          .numericField, language.say(cs: "Délka (km)", en: "Distance (km)"),
          plan?.goalMillimetres.map { PlanSetupPage.kilometres($0) }, "goalMetres", .thousandths, isOptional: true,
          emptied: "withoutGoal", limits: Action.Limits(1, 1_000, decimals: 3, unit: "km"),
          hint: language.say(cs: "Nepovinné", en: "Optional")
        ),
        field(
          .stepper, language.say(cs: "Zpráv od každého nejvýš", en: "Messages from each, at most"),
          String(plan?.mostMessages ?? 3), "mostMessages", .number,
          limits: Action.Limits(SupportPlan.mostRange.lowerBound, SupportPlan.mostRange.upperBound, step: 1)),
        field(
          .stepper, language.say(cs: "Nejdelší zpráva (s)", en: "Longest message (s)"),
          String(plan?.mostSeconds ?? 30), "mostSeconds", .number,
          limits: Action.Limits(
            SupportPlan.secondsRange.lowerBound, SupportPlan.secondsRange.upperBound, unit: "s", step: 5)),
        Element(
          .button, save, type: .body, fill: Hue.accent.fill, to: then,
          action: Action(method, parameters, style: .primary), command: ShellCommand.recordbook(command)),
      ])
  }

  private var save: String {
    plan == nil ? strings.next : language.say(cs: "Uložit", en: "Save")
  }

  private var command: [String] {
    let details = ["--day", "DAY", "--goal", "KM"]
    guard let plan else {
      return ["support", "add", "NAME"] + details + ["--messages", "N", "--seconds", "S"]
    }
    return ["support", "edit", plan.plan.description, "--name", "NAME"] + details
  }

  /// Returns a distance in kilometres with a decimal point, such as `12.5`. Number fields of HTML need a point in every
  /// language.
  private static func kilometres(_ millimetres: Int64) -> String {
    Language.enGB.decimal(Double(millimetres) / 1_000_000).filter { $0 != "," }
  }

  private func field(
    _ role: Element.Role, _ text: String, _ value: String?, _ parameter: String, _ kind: Action.Input.Kind,
    isOptional: Bool? = nil, emptied: String? = nil, limits: Action.Limits? = nil, hint: String? = nil
  ) -> Element {
    Element(
      role, text, hint: hint, value: value ?? "", type: .body,
      action: Action(
        method, parameters,
        input: Action.Input(
          parameter, kind, isOptional: isOptional, emptied: plan == nil ? nil : emptied, limits: limits)))
  }

  // MARK: An existing plan

  private var further: [Element] {
    guard let plan else { return [] }
    return [
      plan.day.map { _ in without("withoutDay", language.say(cs: "Bez určeného dne", en: "Without a Day"), "--no-day")
      },
      plan.goalMillimetres.map { _ in
        without("withoutGoal", language.say(cs: "Bez určené délky", en: "Without a Distance"), "--no-goal")
      },
      remove(plan),
    ].compactMap { $0 }
  }

  private func without(_ parameter: String, _ text: String, _ option: String) -> Element {
    .button(
      text, action: Action(UpdatePlan.method, parameters.merging([parameter: .flag(true)]) { $1 }),
      command: ["support", "edit", plan?.plan.description ?? "PLAN", option])
  }

  private func remove(_ plan: SupportPlanView) -> Element {
    let messages = strings.counted(plan.waiting + plan.played, .messages)
    return .button(
      language.say(cs: "Smazat plán", en: "Delete the Plan"), to: SupportDestinations.home,
      action: Action(
        RemovePlan.method, parameters, style: .destructive,
        confirmation: language.say(
          cs: "Smazat plán natrvalo i s tím, co k němu přišlo (\(messages))?",
          en: "Delete the plan permanently, with everything received for it (\(messages))?")),
      command: ["support", "delete", plan.plan.description])
  }
}
