import BookApplication
import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import RunningApplication
import RunningDomain

/// Who she is and what she means to run, how runs are shown, and who may know where she is.
package struct RunningSettingsScreen: ScreenProvider {
  package let pattern = RoutePattern("running/settings")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let page = RunningSettingsPage(
      strings: RunningStrings(language: request.language, units: settings.runUnits), settings: settings,
      profile: try catalog.call(ShowProfile.self, NoInput()), week: try catalog.call(ShowWeek.self, ShowWeek.Input()),
      account: try catalog.call(ShowAccountStatus.self, NoInput()))
    return Screen(
      route: request.route, language: request.language, title: page.strings.settings, presentation: .root,
      header: Header(.standard), layout: RunningStrings.layout, toolbar: [.overview(request.language)],
      content: page.content)
  }
}

struct RunningSettingsPage {
  let strings: RunningStrings
  let settings: UpdateSettings.Output
  let profile: Profile
  let week: ShowWeek.Output
  let account: AccountStatus

  private var language: Language { strings.language }
  private var names: RunningSettingNames { RunningSettingNames(language: language) }

  var content: [Element] {
    [
      header, .section(strings.preferences, preferences), .section(strings.privacy, privacy),
      AccountSection.section(account, language, login: RunningRoutes.login, then: RunningRoutes.login),
    ]
  }

  // MARK: Whose it is

  /// Avatar, name and goal, as the header of the table.
  private var header: Element {
    let name = profile.name.isEmpty ? ProfileStrings.plain(language).defaultName : printable(profile.name)
    let goal = week.goal.map { strings.goal($0, of: week) } ?? "\(strings.weeklyGoal): \(strings.noGoal)"
    return .card(
      nil,
      [
        Element(.avatar, name, type: .title),
        strings.note(goal),
        .fact(
          language.say(cs: "Jméno a obrázek", en: "Name and Picture"), "", spoken: name,
          hint: language.say(cs: "Ukáže profil a nastavení knihy", en: "Shows the profile and the book's settings"),
          icon: .forward, route: SettingsScreen.route, command: ShellCommand.recordbook("settings")),
      ])
  }

  // MARK: Preferences

  private var preferences: [Element] {
    [
      field(
        RunningSettings.goal, title: strings.weeklyGoal,
        language.say(
          cs: "Třeba „30 km“ nebo „4 runs“; prázdné ho zruší", en: "Such as \"30 km\" or \"4 runs\"; nothing clears it"),
        "GOAL"),
      strings.choice(
        .segmentedControl, name(RunningSettings.units), RunUnits.allCases, chosen: settings.runUnits,
        name: { names.name($0) }, setting: RunningSettings.units, word: \.rawValue),
      strings.choice(
        .radioGroup, name(RunningSettings.weekStart), [nil] + WeekStart.choices.map(Optional.init),
        chosen: settings.weekStart, name: { names.name($0) }, setting: RunningSettings.weekStart,
        word: { $0?.rawValue ?? "territory" }),
      field(
        RunningSettings.bodyMass,
        language.say(
          cs: "Pro energii, kterou zařízení neřeklo: 1 kcal na kilogram a kilometr",
          en: "For calories that no device told: 1 kcal a kilogram and kilometer"), "KILOGRAMS"),
      field(
        RunningSettings.zone,
        language.say(cs: "Třeba Europe/Prague; prázdné je UTC", en: "Such as Europe/Prague; nothing is UTC"), "ZONE"),
      toggle(RunningSettings.autoPause),
      strings.note(
        language.say(
          cs: "Když stojíte, čas běhu stojí s vámi", en: "While you stand, the run's time stands with you")),
      toggle(RunningSettings.notifications),
      strings.note(
        language.say(
          cs: "Při běhu se oznamují kilometry s časem, pauzy, ztráta a návrat GPS",
          en: "During a run: kilometers with their times, pauses, GPS lost and back")),
    ]
  }

  // MARK: Privacy and permissions

  private var privacy: [Element] {
    [
      strings.choice(
        .radioGroup, name(RunningSettings.location), LocationSource.allCases, chosen: settings.locationSource,
        name: { names.name($0) }, setting: RunningSettings.location, word: \.rawValue),
      strings.note(
        language.say(
          cs: "Poloha zůstává v knize. Prohlížeč se na ni může zeptat síťové služby, a to až po Začít.",
          en:
            "Positions stay in the book. A browser may ask a network service for them, only after Start.")),
      Element(
        .row, label: strings.health,
        hint: language.say(cs: "Ukáže, co kniha smí číst", en: "Shows what the book may read"), icon: .forward,
        route: HealthAccessScreen.route, command: ShellCommand.recordbook("access"),
        children: [.cell(strings.health, .leading, .body)]),
    ]
  }

  // MARK: Controls

  private func name(_ setting: Setting) -> String { names.name(setting.name) ?? setting.name }

  private func toggle(_ setting: Setting) -> Element {
    .toggle(setting, name(setting), language: language, settings: settings)
  }

  private func field(_ setting: Setting, title: String? = nil, _ hint: String, _ word: String) -> Element {
    let text = title ?? name(setting)
    return Element(
      .textField, text, label: text, hint: hint, value: settings.word(of: setting), type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(setting.name, .text)),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, word))
  }
}
