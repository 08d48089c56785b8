import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  package static let settings = Command(
    "settings", [.settingName.optional],
    cs: "Ukáže nastavení, nebo jedno z nich", en: "Show the settings, or one of them",
    details: LocalizedText(
      cs: "Nastavení mění, co se ukazuje, nikdy to, co je zaznamenáno.",
      en: "Settings change what is shown, never what is recorded."),
    examples: [
      Example("settings running.units", cs: "jedno", en: "one of them"),
      Example("settings set --language cs", cs: "česky", en: "in Czech"),
      Example("settings set theme dark", cs: "totéž bez pomlček", en: "without dashes"),
      Example("settings reset theme", cs: "zpět k výchozímu", en: "back to the default"),
    ],
    subcommands: [setSettings, getSetting, resetSettings], showsScreen: true
  ) { arguments, session throws(CommandError) in
    guard arguments["SETTING"] != nil else { return try session.show(ShowSettings.self, NoInput(), at: .settings) }
    return try session.showSetting(arguments) { setting, language in
      "\(setting.title(language)): \(setting.shown)\n"
    }
  }

  private static let getSetting = Command(
    "settings get", [.settingName],
    cs: "Vypíše hodnotu nastavení, jak se zadává", en: "Print the value of a setting, as it is typed",
    examples: [Example("settings get running.units", cs: "jednotky běhu", en: "the units of runs")]
  ) { arguments, session throws(CommandError) in
    try session.showSetting(arguments) { setting, _ in setting.word + "\n" }
  }

  private static let resetSettings = Command(
    "settings reset", [.settingName.repeated],
    cs: "Vrátí nastavení výchozí hodnotu", en: "Give settings their default values", showsScreen: true
  ) { arguments, session throws(CommandError) in
    var input = UpdateSettings.Input()
    for name in try arguments.all("SETTING").map(ChosenSetting.name) {
      switch name {
      case "theme": input.theme = .system
      case "design": input.design = .asDesigned
      case "language": input.language = .system
      default:
        guard let setting = App.settings.first(where: { $0.commandName == name }) else { continue }
        input.values[setting.name] = setting.defaultValue
      }
    }
    return try session.changeSettings(input)
  }

  private static let setSettings = Command(
    "settings set", [.setting(settingsOptions)],
    options: settingsOptions,
    cs: "Změní nastavení", en: "Change settings", showsScreen: true
  ) { arguments, session throws(CommandError) in
    let values = try NamedValues(arguments, "SETTING", known: settingsOptions.map(\.name))
    var input = UpdateSettings.Input()
    input.theme = try values.choice("theme")
    input.design = try values.choice("design")
    input.language = try values.choice("language")
    for setting in App.settings { input.values[setting.name] = try values.value(of: setting) }
    return try session.changeSettings(input)
  }

  package static let profile = Command(
    "profile",
    cs: "Ukáže profil", en: "Show the profile",
    examples: [
      Example("profile set --name 'Jana'", cs: "jméno", en: "the name"),
      Example("profile set avatar goggles", cs: "totéž bez pomlček", en: "without dashes"),
    ],
    subcommands: [setProfile], showsScreen: true
  ) { _, session throws(CommandError) in
    let program = session.program
    return try session.showAfter(session.call(ShowProfile.self, NoInput()), at: .settings) {
      SettingsSummary.text($0, $1, App.profileStrings($1), program)
    }
  }

  private static let setProfile = Command(
    "profile set", [.setting(profileOptions)],
    options: profileOptions,
    cs: "Změní profil", en: "Change the profile", showsScreen: true
  ) { arguments, session throws(CommandError) in
    let values = try NamedValues(arguments, "SETTING", known: profileOptions.map(\.name))
    let input = UpdateProfile.Input(name: values["name"], avatar: try values.choice("avatar"))
    let program = session.program
    return try session.showAfter(session.call(UpdateProfile.self, input), at: .settings) { profile, language in
      App.bookStrings.set(profile, language) + program.undo(profile.change, language)
    }
  }
}

let settingsOptions: [Option] =
  [
    Option(
      "theme", Parameter("THEME", .choice(Theme.allCases.map(\.rawValue)), cs: "vzhled", en: "a theme"),
      cs: "Vzhled stránek: light, dark, system", en: "The appearance of pages: light, dark, system"),
    Option(
      "design", Parameter("DESIGN", .choice(DesignChoice.allCases.map(\.rawValue)), cs: "styl stránek", en: "a design"),
      cs: "Styl stránek: as-designed, records-book, run-buddy, pt-expo, samwise, prayer-tracker",
      en: "The design of pages: as-designed, records-book, run-buddy, pt-expo, samwise, prayer-tracker"),
    Option(
      "language",
      Parameter("LANGUAGE", .choice(LanguageChoice.allCases.map(\.rawValue)), cs: "jazyk", en: "a language"),
      cs: "Jazyk: cs, en, en-GB, system", en: "The language: cs, en, en-GB, system"),
  ] + App.settings.map(Option.init)

private let profileOptions: [Option] = [
  Option(
    "name", Parameter("NAME", cs: "jméno", en: "a name"),
    cs: "Jméno; prázdné ho smaže", en: "The name; an empty one clears it"),
  Option(
    "avatar", Parameter("AVATAR", .choice(Avatar.allCases.map(\.rawValue)), cs: "obrázek", en: "a picture"),
    cs: "Obrázek: silhouette, goggles, waves", en: "The picture: silhouette, goggles, waves"),
]

extension Session {
  /// Changes settings. Prints which ones were set, with their values before, and the command that undoes the change.
  fileprivate func changeSettings(_ input: UpdateSettings.Input) throws(CommandError) -> ExitStatus {
    let settings = try call(UpdateSettings.self, input)
    let program = self.program
    return try showAfter(SetSettings(settings), at: .settings) { set, language in
      App.bookStrings.set(settings, language) + program.undo(set.change, language)
    }
  }

  /// Prints the value of one setting. In JSON, it is an object with only this setting.
  fileprivate func showSetting(
    _ arguments: Arguments, _ words: (ChosenSetting, Language) -> String
  ) throws(CommandError) -> ExitStatus {
    let settings = try call(ShowSettings.self, NoInput())
    return try report(ChosenSetting(arguments.word("SETTING"), in: settings)) { setting, language, _ in
      words(setting, language)
    }
  }
}

/// What a command that sets settings prints in JSON.
private struct SetSettings: Encodable {
  /// The number of the change, which `undo` takes; nil if nothing changed.
  let change: Int?
  let set: [SetSetting]

  init(_ settings: UpdateSettings.Output) {
    change = settings.change
    set = settings.set ?? []
  }
}

extension Parameter {
  fileprivate static let settingName = Parameter(
    "SETTING", .choice(settingsOptions.map(\.name)), cs: "nastavení, třeba running.units",
    en: "a setting, such as running.units")

  fileprivate static func setting(_ options: [Option]) -> Parameter {
    Parameter(
      "SETTING", .pairs(options),
      cs: "název a hodnota, bez pomlček", en: "a name and its value, without dashes"
    ).optional.repeated
  }
}

extension Option {
  fileprivate init(_ setting: Setting) {
    let (cs, en) = (App.name(of: setting, .cs), App.name(of: setting, .en))
    let taken = setting.taken ?? LocalizedText(cs: "", en: "")
    self.init(
      setting.commandName, setting.parameter, cs: taken.cs.isEmpty ? cs : "\(cs): \(taken.cs)",
      en: taken.en.isEmpty ? en : "\(en): \(taken.en)")
  }
}

extension Setting {
  /// A description of the values that a setting accepts: `km, mi`, `1–12` or `such as "30 km"`. Nil if the name of the
  /// setting's parameter already says which values are accepted.
  fileprivate var taken: LocalizedText? {
    if let words {
      let list = words.joined(separator: ", ")
      return LocalizedText(
        cs: "all, nebo s čárkami mezi sebou: \(list)", en: "all, or some, separated by commas: \(list)")
    }
    switch values {
    case .choice(let words):
      let list = words.joined(separator: ", ")
      return LocalizedText(cs: list, en: list)
    case .number(let range):
      let (least, most) = (range.lowerBound, range.upperBound)
      return isDuration
        ? LocalizedText(
          cs: "\(least) až \(most) sekund, nebo třeba 2:00", en: "\(least) to \(most) seconds, or such as 2:00")
        : LocalizedText(cs: "\(least) až \(most)", en: "\(least) to \(most)")
    case .checkedText(let form):
      let examples = form.examples.joined(separator: ", ")
      return LocalizedText(cs: "třeba \(examples)", en: "such as \(examples)")
    case .flag, .text, .startDay: return nil
    }
  }

  fileprivate var parameter: Parameter {
    if let words {
      return Parameter(
        "FEATURES", .choice([NamedValues.all] + words), cs: "s čárkami mezi nimi", en: "separated by commas")
    }
    return switch values {
    case .flag: Parameter("on|off", .choice(["on", "off"]), cs: "on nebo off", en: "on or off")
    case .choice(let words):
      Parameter("WORD", .choice(words), cs: "jedno ze slov", en: "one of the words")
    case .number: Parameter("NUMBER", cs: "celé číslo", en: "a whole number")
    case .text: Parameter("TEXT", cs: "text", en: "a text")
    case .checkedText(let form):
      Parameter(
        "TEXT", cs: "text jako „\(form.examples[0])“ nebo nic", en: "a text such as \"\(form.examples[0])\", or none")
    case .startDay:
      Parameter("on|off|DAY", .choice(["on", "off"]), cs: "on, off nebo den začátku", en: "on, off, or its first day")
    }
  }
}

extension Session {
  /// Prints the result of a change: in words, a sentence; in HTML, the screen after the change; in JSON, the use
  /// case's output.
  func showAfter<Output: Encodable>(
    _ output: Output, at destination: Destination, _ words: (Output, Language) -> String
  ) throws(CommandError) -> ExitStatus {
    if options.json {
      try writeJSON(output)
    } else {
      try options.html ? showScreen(destination.route.description) : write(words(output, language))
    }
    return .success
  }
}
