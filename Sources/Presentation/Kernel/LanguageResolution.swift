package import KernelApplication
package import KernelDomain

/// Determines the language of an output. It is the requested language or, if none is requested, the one in the
/// settings. If the settings contain none either, it is the language of the environment.
package struct LanguageResolution: Hashable, Sendable {
  /// The language that was requested for the whole process, such as by the option `--language`; nil if none was.
  package var override: Language?
  package var environment: Language

  package init(override: Language? = nil, environment: Language) {
    self.override = override
    self.environment = environment
  }

  /// Returns the language of an output, with the units and the formats of dates and times of day that the user has
  /// chosen.
  /// - Parameters:
  ///   - settings: the settings.
  ///   - asked: the language that the caller requests, which takes precedence; nil if it requests none.
  ///   - system: the language of the caller's environment, if another process is the caller; otherwise nil.
  package func language(_ settings: Settings, asked: Language? = nil, system: Language? = nil) -> Language {
    (asked ?? override ?? settings.language ?? system ?? environment)
      .formatted(units: units(settings.values)) { settings.value(of: $0) }
  }
}

extension UpdateSettings.Output {
  /// Returns the language `asked`; if that is nil, the language in these settings; if none is set, the language
  /// `system`. The result has the units and the formats of dates and times of day that the user has chosen.
  package func language(asked: Language?, system: Language) -> Language {
    let values = Dictionary(self.values.map { ($0.name, $0.value) }) { first, _ in first }
    return (asked ?? language.language ?? system).formatted(units: units(values)) { value(of: $0) }
  }
}

/// Returns the values of those settings that choose units, keyed by the settings' names.
private func units(_ values: [String: SettingValue]) -> [String: String] {
  values.filter { Language.isOfUnits($0.key) }.compactMapValues(\.word)
}

extension Language {
  /// Creates the language that a POSIX locale chooses: Czech for locales such as `cs` and `cs_CZ.UTF-8`, and English
  /// for all others. `LC_TIME` determines the format of English dates: American for `en_US`, `C` or no locale, and
  /// British otherwise.
  /// - Parameter environment: returns the value of an environment variable. An empty value counts as not set (POSIX,
  ///   8.2).
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

  /// Whether English dates in this locale have the American form, such as `May 2, 2025`. Ignores the locale's encoding.
  private static func isAmerican(_ locale: String) -> Bool {
    let name = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    func isNamed(_ other: StaticString) -> Bool {
      other.withUTF8Buffer { name.elementsEqual($0) }
    }
    return name.isEmpty || isNamed("en_US") || isNamed("C") || isNamed("POSIX") || isNamed("en")
  }

  /// Returns the text in this language, either `cs` or `en`. Only the returned text is evaluated.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    switch tag {
    case .cs: cs()
    case .en, .enGB: en()
    }
  }
}
