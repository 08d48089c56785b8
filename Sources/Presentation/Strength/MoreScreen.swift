import BookApplication
import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// How strength is told and estimated, how long to rest, and the ways to what is the book's.
package struct StrengthMoreScreen: ScreenProvider {
  package let pattern = RoutePattern("strength/more")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let account = try catalog.call(ShowAccountStatus.self, NoInput())
    let strings = StrengthStrings(request.language, settings)
    return Screen(
      route: request.route, language: request.language, title: strings.more, presentation: .root,
      header: Header(.standard), layout: StrengthStrings.tabLayout, toolbar: [.overview(request.language)],
      content: MorePage(strings: strings, settings: settings, account: account).content)
  }
}

struct MorePage {
  let strings: StrengthStrings
  let settings: UpdateSettings.Output
  let account: AccountStatus

  private var language: Language { strings.language }
  private var names: StrengthSettingNames { StrengthSettingNames(language: language) }

  var content: [Element] {
    [
      .section(language.say(cs: "Zátěže a odhady", en: "Loads and Estimates"), loads),
      .section(strings.rest, rests), .section(language.say(cs: "Klávesnice", en: "Keyboard"), keys),
      .section(language.say(cs: "Kniha", en: "The Book"), book),
      AccountSection.section(account, language, login: StrengthRoutes.login, then: StrengthRoutes.login),
      .section(nil, [help]),
    ]
  }

  private func name(_ setting: Setting) -> String { names.name(setting.name) ?? setting.name }

  private var loads: [Element] {
    [
      choice(StrengthSettings.units, MassUnit.allCases, chosen: settings.massUnit) { strings.name($0) },
      choice(StrengthSettings.formula, OneRepMaxRule.allCases, chosen: settings.oneRepMaxRule) { strings.name($0) },
      strings.note(
        language.say(
          cs:
            "Série zůstávají v jednotkách, ve kterých jste je zapsali. Odhad se liší od skutečnosti typicky o 7 až 14 %.",
          en: "Sets stay in the units that you entered. Estimates are typically 7 to 14 % off.")),
    ]
  }

  private func choice<Value: RawRepresentable & Equatable>(
    _ setting: Setting, _ values: [Value], chosen: Value, name: (Value) -> String
  ) -> Element where Value.RawValue == String {
    let title = self.name(setting)
    return Element(
      .segmentedControl, title, label: title, type: .body,
      children: values.map { value in
        Element(
          .radio, name(value), label: name(value), isOn: value == chosen, type: .body,
          action: Action(UpdateSettings.method, [setting.name: .text(value.rawValue)]),
          command: ShellCommand.recordbook("settings", "set", setting.commandName, value.rawValue))
      })
  }

  private var rests: [Element] {
    let title = name(StrengthSettings.rest)
    return [
      Element(
        .stepper, title, label: title, value: String(settings.restSeconds), type: .body,
        action: Action(
          UpdateSettings.method,
          input: Action.Input(
            StrengthSettings.rest.name, .number, limits: Action.Limits(0, 3_600, unit: "s", step: 15))),
        command: ShellCommand.recordbook("settings", "set", StrengthSettings.rest.commandName, "SECONDS")),
      .toggle(StrengthSettings.cue, name(StrengthSettings.cue), language: language, settings: settings),
    ]
  }

  private var keys: [Element] {
    [
      .toggle(StrengthSettings.shortcuts, name(StrengthSettings.shortcuts), language: language, settings: settings),
      strings.note(
        language.say(
          cs: "n zapíše sérii nebo začne trénink, r ukáže odpočinek, f dokončí, / hledá.",
          en: "n logs a set or starts a workout, r shows the rest, f finishes, / searches.")),
    ]
  }

  private var help: Element {
    strings.row(
      language.say(cs: "Nápověda", en: "Help"),
      hint: language.say(cs: "Kde jsou data, zapomenuté heslo", en: "Where the data lies, a forgotten password"),
      route: StrengthRoutes.loginHelp(then: StrengthRoutes.more),
      command: ["show", StrengthRoutes.loginHelp.description])
  }

  // MARK: What is the book's

  private var book: [Element] {
    strings.imports + [
      strings.row(
        language.say(cs: "Nastavení knihy", en: "Settings of the Book"),
        hint: language.say(cs: "Jazyk, vzhled, profil", en: "Language, looks, profile"), route: SettingsScreen.route,
        command: ["settings"]),
      strings.row(
        language.say(cs: "Cviky", en: "Exercises"), hint: language.say(cs: "Ukáže cviky", en: "Shows the exercises"),
        route: StrengthRoutes.exercises, command: ["strength", "exercises"]),
      strings.row(
        language.say(cs: "Lidé", en: "People"),
        hint: language.say(cs: "Ukáže, s kým si vyměňujete příspěvky", en: "Shows with whom you exchange posts"),
        route: StrengthRoutes.people, command: ["feed", "person"]),
      strings.row(
        strings.form, hint: language.say(cs: "Ukáže, co vidí kamera", en: "Shows what a camera sees"),
        route: StrengthRoutes.form(), command: ["strength", "form"]),
    ]
  }
}
