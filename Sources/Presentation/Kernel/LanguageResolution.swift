package import KernelApplication
package import KernelDomain

/// Decides the language of an output: the requested one, else the language in the settings, else that of the
/// environment.
package struct LanguageResolution: Hashable, Sendable {
  /// The language requested for the whole process, as by the option `--language`; nil if none was.
  package var override: Language?
  package var environment: Language

  package init(override: Language? = nil, environment: Language) {
    self.override = override
    self.environment = environment
  }

  /// Returns the language, with dates, times of day and units as the user has set them.
  /// - Parameters:
  ///   - settings: the settings.
  ///   - asked: the language that the caller requests, which has priority; nil if none.
  ///   - system: the language of the caller's environment, if the caller is another process.
  package func language(_ settings: Settings, asked: Language? = nil, system: Language? = nil) -> Language {
    (asked ?? override ?? settings.language ?? system ?? environment)
      .formatted(units: units(settings.values)) { settings.value(of: $0) }
  }
}

extension UpdateSettings.Output {
  /// Returns `asked` if it is not nil, else the language in these settings, else `system`, with dates, times of day and
  /// units as the user has set them.
  package func language(asked: Language?, system: Language) -> Language {
    let values = Dictionary(self.values.map { ($0.name, $0.value) }) { first, _ in first }
    return (asked ?? language.language ?? system).formatted(units: units(values)) { value(of: $0) }
  }
}

/// Returns the values of the settings that choose units, by the settings' names.
private func units(_ values: [String: SettingValue]) -> [String: String] {
  values.filter { Language.isOfUnits($0.key) }.compactMapValues(\.word)
}

extension Language {
  /// Creates the language of a POSIX locale: Czech for `cs`, `cs_CZ.UTF-8` and the like, otherwise English. `LC_TIME`
  /// chooses the form of English dates: American for `en_US`, `C` or no locale, else British.
  /// - Parameter environment: returns a variable's value; an empty value counts as not set (POSIX, 8.2).
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

  /// Whether a locale has American dates; its encoding doesn't matter.
  private static func isAmerican(_ locale: String) -> Bool {
    let name = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    func isNamed(_ other: StaticString) -> Bool {
      other.withUTF8Buffer { name.elementsEqual($0) }
    }
    return name.isEmpty || isNamed("en_US") || isNamed("C") || isNamed("POSIX") || isNamed("en")
  }

  /// Returns the text in this language. The text in the other language is not evaluated.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    switch tag {
    case .cs: cs()
    case .en, .enGB: en()
    }
  }
}
