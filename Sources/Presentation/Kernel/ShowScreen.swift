package import KernelApplication
package import KernelDomain

/// Returns the screen at a route.
package struct ShowScreen: UseCase {
  package static let method = "screen.show"
  package static let summary = "The screen at a route: content, wording, layout and what can be done there."
  package static let kind = UseCaseKind.inspection
  /// Allowed even while the book is locked, because the registry itself rejects screens that must not be shown then.
  package static let whileLocked = UseWhileLocked.allowed

  package struct Input: Codable, Hashable, Sendable {
    package var route: String
    /// The language of the screen; nil for the language in the settings or, if none is set there, the language of the
    /// environment.
    package var language: Language?
    /// The language of the caller's environment; nil if the caller and the process that runs the use case have the same
    /// environment.
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
  private let settings: any SettingsRepository

  package init(screens: ScreenRegistry, languages: LanguageResolution, settings: any SettingsRepository) {
    self.screens = screens
    self.languages = languages
    self.settings = settings
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Screen {
    try found(input).screen
  }

  /// A screen, together with the facts that a renderer needs.
  package struct Found {
    package let screen: Screen
    /// Whether the screen stays valid until the book changes, so that it can be cached.
    package let lasts: Bool
    /// The design of the screen's feature, which applies unless the settings choose another one.
    package let design: Design
    package let settings: Settings
    /// Returns the paths of the screens that this screen's page opens as dialogs in front of itself, such as
    /// `running/run/ID/trim`.
    package let laidOver: () -> [String]
  }

  /// Returns the screen at a route.
  /// - Parameter hasRail: whether the screen has the links that wide windows show beside it.
  package func found(_ input: Input, hasRail: Bool = true) throws(Failure) -> Found {
    let settings = try settings(for: input.route)
    let language = languages.language(settings, asked: input.language, system: input.system)
    let found = try screens.find(input.route, language: language, hasRail: hasRail)
    return Found(
      screen: found.screen, lasts: found.lasts, design: found.design, settings: settings, laidOver: found.laidOver)
  }

  /// Returns the book's settings; the usual ones if they can't be read and the screen is shown nevertheless.
  private func settings(for address: String) throws(Failure) -> Settings {
    do throws(Failure) {
      return try settings.settings()
    } catch .storeDamaged(let place, let problem) {
      guard screens.isShownWhileDamaged(address) else { throw .storeDamaged(place: place, problem: problem) }
      return Settings()
    }
  }
}
