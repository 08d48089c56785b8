import BookApplication
import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with settings for units, estimates, rests and keyboard shortcuts, and with links to screens that belong
/// to no feature.
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
      .section(language.say(cs: "Osa a kotouče", en: "Bar and Plates"), equipment), .section(strings.rest, rests),
      .section(language.say(cs: "Klávesnice", en: "Keyboard"), keys),
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
      .toggle(StrengthSettings.bodyVolume, name(StrengthSettings.bodyVolume), language: language, settings: settings),
      .note(
        language.say(
          cs: "Shyby a kliky na bradlech celou váhu, kliky její část. Rekordy se tím nemění.",
          en: "Pull-ups and dips count the whole body, push-ups a part. Records do not change.")),
      muscleSets,
    ]
  }

  /// The field for the user's weekly goal: the number of sets for each muscle.
  private var muscleSets: Element {
    let value = if case .text(let text) = settings.value(of: StrengthSettings.muscleSets) { text } else { "" }
    return Element(
      .textField, name(StrengthSettings.muscleSets),
      hint: language.say(
        cs: "Anglické názvy svalů, třeba chest 12, biceps 8; prázdné jsou obvyklé počty",
        en: "Muscles and sets, such as chest 12, biceps 8; empty for the usual numbers"), value: value, type: .body,
      action: Action(
        UpdateSettings.method, input: Action.Input(StrengthSettings.muscleSets.name, .text, isOptional: true)),
      command: ShellCommand.recordbook(
        "settings", "set", StrengthSettings.muscleSets.commandName, "chest 12, biceps 8"),
      saves: true)
  }

  private var equipment: [Element] {
    [
      field(
        StrengthSettings.bar,
        language.say(cs: "Třeba 15; prázdné: 20 kg nebo 45 lb", en: "Such as 15; empty: 20 kg or 45 lb"), "LOAD"),
      field(
        StrengthSettings.plates,
        language.say(
          cs: "Třeba 25x2 20 10, kde 25x2 jsou dva kusy; prázdné: jako v posilovně",
          en: "Such as 25x2 20 10, where 25x2 is two pieces; empty: as in a gym"), "PLATES"),
      field(
        StrengthSettings.step,
        language.say(cs: "Třeba 1.25; prázdné: 2,5 kg nebo 5 lb", en: "Such as 1.25; empty: 2.5 kg or 5 lb"), "LOAD"),
    ]
  }

  private func field(_ setting: Setting, _ hint: String, _ word: String) -> Element {
    let value = if case .text(let text) = settings.value(of: setting) { text } else { "" }
    return Element(
      .textField, name(setting), hint: hint, value: printable(value), type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(setting.name, .text)),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, word), saves: true)
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
        command: ShellCommand.recordbook("settings", "set", StrengthSettings.rest.commandName, "SECONDS"), saves: true),
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
