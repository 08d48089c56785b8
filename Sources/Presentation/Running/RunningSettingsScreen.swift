import BookApplication
import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with the runner's profile and weekly goal, and with settings for how runs are shown and which programs
/// may send positions.
struct RunningSettingsScreen: ScreenProvider {
  let pattern = RoutePattern("running/settings")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let page = RunningSettingsPage(
      strings: RunningStrings(language: request.language, units: settings.runUnits), settings: settings,
      profile: try catalog.call(ShowProfile.self, NoInput()), week: try catalog.call(ShowWeek.self, ShowWeek.Input()),
      weight: try catalog.call(ShowBodyWeights.self, NoInput()).weights.first,
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
  /// The body weight that was recorded most recently; nil if none was recorded.
  let weight: DatedBodyWeight?
  let account: AccountStatus

  private var language: Language { strings.language }
  private var names: RunningSettingNames { RunningSettingNames(language: language) }

  var content: [Element] {
    [
      header, .section(strings.preferences, preferences),
      RunningHeartRateFields(strings: strings, settings: settings).section, .section(strings.privacy, privacy),
      AccountSection.section(
        account, language, login: RunningDestinations.login.route, then: RunningDestinations.login.route),
    ]
  }

  // MARK: The runner

  /// The runner's picture, name and goal, at the top of the screen.
  private var header: Element {
    let name = profile.name.isEmpty ? ProfileStrings.plain(language).defaultName : printable(profile.name)
    let goal = week.goal.map { strings.goal($0, of: week) } ?? "\(strings.weeklyGoal): \(strings.noGoal)"
    return .card(
      nil,
      [
        Element(.avatar, name, type: .title),
        .note(goal),
        .fact(
          language.say(cs: "Jméno a obrázek", en: "Name and Picture"), "", spoken: name,
          hint: language.say(cs: "Ukáže profil a nastavení knihy", en: "Shows the profile and the book's settings"),
          icon: .forward, route: Destination.settings.route, command: Destination.settings.command),
      ])
  }

  // MARK: Preferences

  private var preferences: [Element] {
    [
      field(
        RunningSettings.goal, title: strings.weeklyGoal,
        language.say(
          cs: "Třeba „30 km“ nebo „4 runs“; prázdné ho zruší", en: "Such as \"30 km\" or \"4 runs\"; empty for none"),
        "GOAL"),
      .choice(
        .segmentedControl, name(RunningSettings.units), setting: RunningSettings.units.name,
        RunUnits.allCases.map(\.rawValue), chosen: settings.runUnits.rawValue
      ) { RunUnits(rawValue: $0).map(names.name) ?? $0 },
      .choice(
        .radioGroup, name(RunningSettings.weekStart), setting: RunningSettings.weekStart.name,
        ["territory"] + WeekStart.choices.map(\.rawValue), chosen: settings.weekStart?.rawValue ?? "territory"
      ) { names.name(WeekStart(rawValue: $0)) },
      BodyWeightStrings(language: language).field(weight),
      .note(
        language.say(
          cs: "Pro energii, kterou zařízení neřeklo: 1 kcal na kilogram a kilometr",
          en: "For runs without calories from a device: 1 kcal per kilogram and kilometer")),
      field(
        RunningSettings.zone,
        language.say(
          cs: "Třeba Europe/Prague; prázdné je to z nastavení knihy",
          en: "Such as Europe/Prague; empty for that of the book's settings"), "ZONE"),
      toggle(RunningSettings.autoPause),
      .note(
        language.say(
          cs: "Když stojíte, čas běhu stojí s vámi", en: "The clock stops while you stand still")),
      toggle(RunningSettings.notifications),
      .note(
        language.say(
          cs: "Při běhu se oznamují kilometry s časem, pauzy, ztráta a návrat GPS",
          en: "Kilometer times, pauses, and GPS lost or found during a run")),
    ]
  }

  // MARK: Privacy and permissions

  private var privacy: [Element] {
    [
      .choice(
        .radioGroup, name(RunningSettings.location), setting: RunningSettings.location.name,
        LocationSource.allCases.map(\.rawValue), chosen: settings.locationSource.rawValue
      ) { LocationSource(rawValue: $0).map(names.name) ?? $0 },
      .note(
        language.say(
          cs: "Poloha zůstává v knize. Prohlížeč se na ni může zeptat síťové služby, a to až po Začít.",
          en:
            "Positions stay in the book. A browser may ask a network service for them, but only after Start.")),
      radius, places,
      .note(
        language.say(
          cs: "Místa jako 50.0875 14.4214; 49.1951 16.6068, nejvýš 20. Prázdné: žádná.",
          en: "Places as 50.0875 14.4214; 49.1951 16.6068, at most 20. Empty for none.")),
      .note(
        language.say(
          cs: "Obrázek všech tras a soubory, které skrývají začátky, nic z toho okolí neukážou. Vy vidíte vše.",
          en: "A picture of all routes, and files that hide starts, show nothing around these. You see everything.")),
      .row(
        strings.health, hint: language.say(cs: "Ukáže, co kniha smí číst", en: "Shows what the book may read"),
        to: BookDestinations.access),
    ]
  }

  private var radius: Element {
    let setting = RunningSettings.hideRadius
    let metres: Int? = if case .number(let metres) = settings.value(of: setting) { metres } else { nil }
    return Element(
      .stepper, language.say(cs: "Skrýt kolem startů a cílů", en: "Hide Around Starts and Ends"),
      value: metres.map(String.init) ?? "", type: .body,
      action: Action(
        UpdateSettings.method,
        input: Action.Input(setting.name, .number, limits: Action.Limits(100, 1_000, unit: "m", step: 50))),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, "METRES"), saves: true)
  }

  private var places: Element {
    field(
      RunningSettings.privatePlaces,
      language.say(
        cs: "Šířka a délka, jak je dá mapa; víc míst odděluje středník, prázdné: žádné",
        en: "Latitude and longitude, as a map gives them; semicolons between places; empty for none"), "PLACES")
  }

  // MARK: Controls

  private func name(_ setting: Setting) -> String { names.name(setting.name) ?? setting.name }

  private func toggle(_ setting: Setting) -> Element {
    .toggle(setting, name(setting), language: language, settings: settings)
  }

  private func field(_ setting: Setting, title: String? = nil, _ hint: String, _ word: String) -> Element {
    let text = title ?? name(setting)
    return Element(
      .textField, text, hint: hint, value: settings.word(of: setting), type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(setting.name, .text)),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, word), saves: true)
  }
}
