package import KernelApplication
package import KernelDomain

/// Which language to speak: the one asked for, else that of the settings, else that of the environment.
package struct LanguageResolution: Hashable, Sendable {
  /// Asked for on this occasion, as with `--language`.
  package var override: Language?
  package var environment: Language

  package init(override: Language? = nil, environment: Language) {
    self.override = override
    self.environment = environment
  }

  /// With dates, times of day and units as the settings have them.
  /// - Parameters:
  ///   - asked: the language that whoever asks wants, whatever else holds.
  ///   - system: the environment of whoever asks, where that is another process.
  package func language(_ settings: Settings, asked: Language? = nil, system: Language? = nil) -> Language {
    (asked ?? override ?? settings.language ?? system ?? environment)
      .formatted(units: units(settings.values)) { settings.value(of: $0) }
  }
}

extension UpdateSettings.Output {
  /// The same of settings that were asked for.
  package func language(asked: Language?, system: Language) -> Language {
    let values = Dictionary(self.values.map { ($0.name, $0.value) }) { first, _ in first }
    return (asked ?? language.language ?? system).formatted(units: units(values)) { value(of: $0) }
  }
}

/// What settings of units say, among all.
private func units(_ values: [String: SettingValue]) -> [String: String] {
  values.filter { Language.isOfUnits($0.key) }.compactMapValues(\.word)
}

extension Language {
  /// The language of a POSIX locale: Czech for `cs`, `cs_CZ.UTF-8` and the like, else English, with dates as the locale
  /// of times has them: American for `en_US`, `C` and none.
  /// - Parameter environment: a variable's value; one that is empty counts as not set (POSIX, 8.2).
  package init(environment: (String) -> String?) {
    let all = environment("LC_ALL") ?? ""
    let usual = all.isEmpty ? environment("LANG") ?? "" : all
    func locale(_ category: String) -> String {
      guard all.isEmpty, let own = environment(category), !own.isEmpty else { return usual }
      return own
    }
    if Language.isCzech(locale("LC_MESSAGES")) {
      self = .cs
    } else {
      self = Language.isAmerican(locale("LC_TIME")) ? .en : .enGB
    }
  }

  private static func isCzech(_ locale: String) -> Bool {
    let letters = locale.utf8.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    return letters.count == 2 && letters.elementsEqual("cs".utf8) { $0 | 0x20 == $1 }
  }

  /// Whatever its encoding.
  private static func isAmerican(_ locale: String) -> Bool {
    let name = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    func isNamed(_ other: StaticString) -> Bool {
      other.withUTF8Buffer { name.elementsEqual($0) }
    }
    return name.isEmpty || isNamed("en_US") || isNamed("C") || isNamed("POSIX") || isNamed("en")
  }

  /// The wording in this language; that in the other is not even put together.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    switch tag {
    case .cs: cs()
    case .en, .enGB: en()
    }
  }
}
