import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  package static let settings = Command(
    "settings",
    summary: LocalizedText(cs: "Ukáže nastavení", en: "Show the settings"),
    details: LocalizedText(
      cs: "Nastavení mění, co se ukazuje, nikdy to, co je zaznamenáno.",
      en: "Settings change what is shown, never what is recorded."),
    examples: [
      Example("settings set --language cs", LocalizedText(cs: "česky", en: "in Czech")),
      Example("settings set theme dark", LocalizedText(cs: "totéž bez pomlček", en: "the same without dashes")),
    ],
    subcommands: [setSettings], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowSettings.self, NoInput(), at: SettingsScreen.route)
  }

  private static let setSettings = Command(
    "settings set", [.setting(settingsOptions)],
    options: settingsOptions,
    summary: LocalizedText(cs: "Změní nastavení", en: "Change settings"), showsScreen: true
  ) { arguments, session throws(CommandError) in
    let values = try NamedValues(arguments, "SETTING", known: settingsOptions.map(\.name))
    var input = UpdateSettings.Input()
    input.theme = try values.choice("theme")
    input.design = try values.choice("design")
    input.language = try values.choice("language")
    for setting in App.settings { input.values[setting.name] = try values.value(of: setting) }
    let others = App.settings.filter { input.values[$0.name] == nil }
    return try session.showAfter(session.call(UpdateSettings.self, input), at: SettingsScreen.route) {
      settings, language in
      SettingsSummary.changed(settings, others, language) { name in
        App.settings.first { $0.name == name }.map { App.name(of: $0, language) }
      }
    }
  }

  package static let profile = Command(
    "profile",
    summary: LocalizedText(cs: "Ukáže profil", en: "Show the profile"),
    examples: [
      Example("profile set --name 'Jana'", LocalizedText(cs: "jméno", en: "the name")),
      Example("profile set avatar goggles", LocalizedText(cs: "totéž bez pomlček", en: "the same without dashes")),
    ],
    subcommands: [setProfile], showsScreen: true
  ) { _, session throws(CommandError) in
    let program = session.program
    return try session.showAfter(session.call(ShowProfile.self, NoInput()), at: SettingsScreen.route) {
      SettingsSummary.text($0, $1, App.profileStrings($1), program)
    }
  }

  private static let setProfile = Command(
    "profile set", [.setting(profileOptions)],
    options: profileOptions,
    summary: LocalizedText(cs: "Změní profil", en: "Change the profile"), showsScreen: true
  ) { arguments, session throws(CommandError) in
    let values = try NamedValues(arguments, "SETTING", known: profileOptions.map(\.name))
    let input = UpdateProfile.Input(name: values["name"], avatar: try values.choice("avatar"))
    return try session.showAfter(session.call(UpdateProfile.self, input), at: SettingsScreen.route) {
      SettingsSummary.changed($0, $1, App.profileStrings($1))
    }
  }
}

private let settingsOptions: [Option] =
  [
    Option(
      "theme",
      Parameter("THEME", .choice(Theme.allCases.map(\.rawValue)), help: LocalizedText(cs: "vzhled", en: "a theme")),
      help: LocalizedText(cs: "Vzhled stránek: light, dark, system", en: "How pages look: light, dark, system")),
    Option(
      "design",
      Parameter(
        "DESIGN", .choice(DesignChoice.allCases.map(\.rawValue)),
        help: LocalizedText(cs: "styl stránek", en: "a design")),
      help: LocalizedText(
        cs: "Styl stránek: as-designed, records-book, run-buddy, pt-expo, samwise, prayer-tracker",
        en: "The design of pages: as-designed, records-book, run-buddy, pt-expo, samwise, prayer-tracker")),
    Option(
      "language",
      Parameter(
        "LANGUAGE", .choice(LanguageChoice.allCases.map(\.rawValue)), help: LocalizedText(cs: "jazyk", en: "a language")
      ),
      help: LocalizedText(cs: "Jazyk: cs, en, en-GB, system", en: "The language: cs, en, en-GB, system")),
  ] + App.settings.map(Option.init)

private let profileOptions: [Option] = [
  Option(
    "name", Parameter("NAME", help: LocalizedText(cs: "jméno", en: "a name")),
    help: LocalizedText(cs: "Jméno; prázdné ho smaže", en: "The name; an empty one clears it")),
  Option(
    "avatar",
    Parameter("AVATAR", .choice(Avatar.allCases.map(\.rawValue)), help: LocalizedText(cs: "obrázek", en: "a picture")),
    help: LocalizedText(cs: "Obrázek: silhouette, goggles, waves", en: "The picture: silhouette, goggles, waves")),
]

extension Parameter {
  fileprivate static func setting(_ options: [Option]) -> Parameter {
    Parameter(
      "SETTING", .pairs(options),
      help: LocalizedText(cs: "název a hodnota, bez pomlček", en: "a name and its value, without dashes")
    ).optional.repeated
  }
}

extension Option {
  fileprivate init(_ setting: Setting) {
    let (cs, en) = (App.name(of: setting, .cs), App.name(of: setting, .en))
    let taken = setting.taken
    self.init(
      setting.commandName, setting.parameter,
      help: taken.map { LocalizedText(cs: "\(cs): \($0.cs)", en: "\(en): \($0.en)") } ?? LocalizedText(cs: cs, en: en))
  }
}

extension Setting {
  /// What it takes, where its parameter's name does not tell: `km, mi`, `1–12`, `such as "30 km"`.
  fileprivate var taken: LocalizedText? {
    if let words {
      let list = words.joined(separator: ", ")
      return LocalizedText(cs: "all, nebo s čárkami mezi sebou: \(list)", en: "all, or with commas between: \(list)")
    }
    switch values {
    case .choice(let words):
      let list = words.joined(separator: ", ")
      return LocalizedText(cs: list, en: list)
    case .number(let range):
      let (least, most) = (range.lowerBound, range.upperBound)
      return LocalizedText(cs: "\(least) až \(most)", en: "\(least) to \(most)")
    case .checkedText(let form):
      let examples = form.examples.joined(separator: ", ")
      return LocalizedText(cs: "třeba \(examples)", en: "such as \(examples)")
    case .flag, .text, .startDay: return nil
    }
  }

  fileprivate var parameter: Parameter {
    if let words {
      return Parameter(
        "FEATURES", .choice([NamedValues.all] + words),
        help: LocalizedText(cs: "s čárkami mezi nimi", en: "with commas between"))
    }
    return switch values {
    case .flag: Parameter("on|off", .choice(["on", "off"]), help: LocalizedText(cs: "on nebo off", en: "on or off"))
    case .choice(let words):
      Parameter("WORD", .choice(words), help: LocalizedText(cs: "jedno ze slov", en: "one of the words"))
    case .number: Parameter("NUMBER", help: LocalizedText(cs: "celé číslo", en: "a whole number"))
    case .text: Parameter("TEXT", help: LocalizedText(cs: "text", en: "a text"))
    case .checkedText(let form):
      Parameter(
        "TEXT",
        help: LocalizedText(
          cs: "text jako „\(form.examples[0])“ nebo nic", en: "a text such as \"\(form.examples[0])\", or none"))
    case .startDay:
      Parameter(
        "on|off|DAY", .choice(["on", "off"]),
        help: LocalizedText(cs: "on, off nebo den začátku", en: "on, off, or its first day"))
    }
  }
}

extension Session {
  /// An answer in words; where a page is asked for, the screen as it is by then; as JSON the answer itself.
  func showAfter<Output: Encodable>(
    _ output: Output, at route: Route, _ words: (Output, Language) -> String
  ) throws(CommandError) -> ExitStatus {
    if options.json {
      try writeJSON(output)
    } else {
      try options.html ? showScreen(route.description) : write(words(output, language))
    }
    return .success
  }
}
