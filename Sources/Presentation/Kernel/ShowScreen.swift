package import KernelApplication
package import KernelDomain

/// The screen at a route.
package struct ShowScreen: UseCase {
  package static let method = "screen.show"
  package static let summary = "The screen at a route: content, wording, layout and what can be done there."
  package static let kind = UseCaseKind.inspection

  package struct Input: Codable, Hashable, Sendable {
    package var route: String
    /// Nil is the language of the settings, else that of the environment.
    package var language: Language?
    /// The language of the caller's environment; nil where it is that of the process that answers.
    package var system: Language?

    package init(route: String, language: Language? = nil, system: Language? = nil) {
      self.route = route
      self.language = language
      self.system = system
    }
  }

  package typealias Output = Screen

  private let screens: ScreenRegistry
  private let languages: LanguageResolution
  private let settings: any SettingsStore

  package init(screens: ScreenRegistry, languages: LanguageResolution, settings: any SettingsStore) {
    self.screens = screens
    self.languages = languages
    self.settings = settings
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Screen {
    try found(input).screen
  }

  /// The screen, and whether it stays the same until the book is changed.
  func found(_ input: Input) throws(Failure) -> (screen: Screen, lasts: Bool) {
    if let language = input.language { return try screens.find(input.route, language: language) }
    return try screens.find(input.route, language: languages.language(settings.settings(), system: input.system))
  }
}
