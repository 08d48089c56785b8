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

  /// - Parameter system: the environment of whoever asks, where that is another process.
  package func language(_ settings: Settings, system: Language? = nil) -> Language {
    override ?? settings.language ?? system ?? environment
  }
}

extension Language {
  /// The language of a POSIX locale: Czech for `cs`, `cs_CZ.UTF-8` and the like, else English, with dates as the locale
  /// of times has them: American for `en_US`, `C` and none.
  /// - Parameter environment: a variable's value; one that is empty counts as not set (POSIX, 8.2).
  package init(environment: (String) -> String?) {
    func locale(_ category: String) -> String {
      ["LC_ALL", category, "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    }
    if Language.word(locale("LC_MESSAGES")) == "cs" {
      self = .cs
    } else {
      self = Language.isAmerican(locale("LC_TIME")) ? .en : .enGB
    }
  }

  private static func isAmerican(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return ["", "C", "POSIX", "en", "en_US"].contains(name)
  }

  /// The part of a locale's name before country and encoding.
  private static func word(_ locale: String) -> String {
    locale.prefix { $0.isLetter }.lowercased()
  }

  /// The wording in this language; that in the other is not even put together.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    switch self {
    case .cs: cs()
    case .en, .enGB: en()
    }
  }
}
