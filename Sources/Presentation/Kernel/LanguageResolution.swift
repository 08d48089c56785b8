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
  /// The language of a POSIX locale: Czech for `cs`, `cs_CZ.UTF-8` and the like, else English.
  /// - Parameters: the variables of that name; one that is empty counts as not set (POSIX, 8.2).
  package init(lcAll: String?, lang: String?) {
    let locale = [lcAll, lang].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    self = locale.prefix { $0.isLetter }.lowercased() == "cs" ? .cs : .en
  }

  /// The wording in this language; that in the other is not even put together.
  package func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    switch self {
    case .cs: cs()
    case .en: en()
    }
  }
}
