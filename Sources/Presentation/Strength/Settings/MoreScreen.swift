import BookApplication
import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with settings for units, estimates, rests and keyboard shortcuts, and links to the book's screens.
struct StrengthMoreScreen: ScreenProvider {
  let pattern = RoutePattern("strength/more")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
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
      AccountSection.section(
        account, language, login: StrengthDestinations.login.route, then: StrengthDestinations.login.route),
      .section(nil, [help]),
    ]
  }

  private func name(_ setting: Setting) -> String { names.name(setting.name) ?? setting.name }

  private var loads: [Element] {
    [
      .choice(
        .segmentedControl, name(StrengthSettings.units), setting: StrengthSettings.units.name,
        MassUnit.allCases.map(\.rawValue), chosen: settings.massUnit.rawValue
      ) { MassUnit(rawValue: $0).map(strings.name) ?? $0 },
      .choice(
        .segmentedControl, name(StrengthSettings.formula), setting: StrengthSettings.formula.name,
        OneRepMaxRule.allCases.map(\.rawValue), chosen: settings.oneRepMaxRule.rawValue
      ) { OneRepMaxRule(rawValue: $0).map(strings.name) ?? $0 },
      .note(
        language.say(
          cs:
            "Série zůstávají v jednotkách, ve kterých jste je zapsali. Odhad se liší od skutečnosti typicky o 7 až 14 %.",
          en: "Sets keep the units you entered. Estimates are typically off by 7 to 14%.")),
    ]
  }

  private var rests: [Element] {
    let title = name(StrengthSettings.rest)
    return [
      Element(
        .stepper, title, value: String(settings.restSeconds), type: .body,
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
      .note(
        language.say(
          cs: "n zapíše sérii nebo začne trénink, r ukáže odpočinek, f dokončí, / hledá.",
          en: "n logs a set or starts a workout, r shows the rest, f finishes, / searches.")),
    ]
  }

  private var help: Element {
    .row(
      language.say(cs: "Nápověda", en: "Help"),
      hint: language.say(cs: "Kde jsou data, zapomenuté heslo", en: "Where your data is, a forgotten password"),
      to: StrengthDestinations.loginHelp(then: StrengthDestinations.more))
  }

  // MARK: The book's screens

  private var book: [Element] {
    strings.imports + [
      Element.row(
        language.say(cs: "Nastavení knihy", en: "Book Settings"),
        hint: language.say(cs: "Jazyk, vzhled, profil", en: "Language, appearance, profile"), to: Destination.settings),
      .row(
        language.say(cs: "Cviky", en: "Exercises"), hint: language.say(cs: "Ukáže cviky", en: "Shows the exercises"),
        to: StrengthDestinations.exercises()),
      .row(
        language.say(cs: "Lidé", en: "People"),
        hint: language.say(cs: "Ukáže, s kým si vyměňujete příspěvky", en: "Shows who you exchange posts with"),
        to: StrengthDestinations.people),
      .row(
        strings.form, hint: language.say(cs: "Ukáže, co vidí kamera", en: "Shows what a camera sees"),
        to: StrengthDestinations.form),
    ]
  }
}
