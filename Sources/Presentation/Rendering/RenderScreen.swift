package import DesignSystem
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Renders the screen at a route for a terminal or a browser. Clients of the service that call this use case need not
/// know what a screen consists of, and the service can cache the result until the book changes.
package struct RenderScreen: UseCase {
  package static let method = "screen.render"
  package static let summary = "The screen at a route, as text for a terminal or as a page."
  package static let kind = UseCaseKind.inspection
  /// Allowed even while the book is locked, because the registry itself rejects screens that must not be shown then.
  package static let whileLocked = UseWhileLocked.allowed

  package struct Input: Codable, Hashable, Sendable {
    package var route: String
    /// The format of the output; nil for text.
    package var format: Format?
    /// The language of the screen; nil for the language in the settings or, if none is set there, that of the
    /// environment.
    package var language: Language?
    /// The language of the caller's environment; nil if the caller has the same environment as the process that renders
    /// the screen.
    package var system: Language?
    /// The program as the user calls it, quoted for a shell, with which suggested commands begin; nil for `recordbook`.
    /// Only the caller knows which options select its book.
    package var program: String?
    /// For text: the width in columns of the terminal, at least 20; nil for 80.
    package var columns: Int?
    /// For text: how many colours the terminal has; nil for text without colours.
    package var colors: ColorDepth?
    /// For text: true or nil to draw charts with characters; false to describe them only in words.
    package var charts: Bool?
    /// For HTML: the addresses of the server that will deliver the page; nil for a page that stands alone.
    package var served: ServedPages?

    package init(
      route: String, format: Format? = nil, language: Language? = nil, system: Language? = nil,
      program: String? = nil, columns: Int? = nil, colors: ColorDepth? = nil, charts: Bool? = nil,
      served: ServedPages? = nil
    ) {
      self.route = route
      self.format = format
      self.language = language
      self.system = system
      self.program = program
      self.columns = columns
      self.colors = colors
      self.charts = charts
      self.served = served
    }
  }

  package enum Format: String, Codable, CaseIterable, Sendable {
    case text
    /// A whole page that contains its style and no scripts.
    case html
    /// An SVG picture of the most important parts of the screen, such as its map and its main numbers.
    case picture
  }

  package struct Output: Codable, Hashable, Sendable, LastingOutput {
    /// The rendered screen. Each line ends with a newline.
    package var text: String
    /// The screen's `onShown` action, to call once the user has seen the screen; nil if there is none.
    package var onShown: Action?
    package private(set) var lasts = false

    private enum CodingKeys: CodingKey {
      case text
      case onShown
    }
  }

  private let show: ShowScreen
  private let hues: @Sendable () -> [(key: Hue, value: Hue)]
  private let drawings: @Sendable () -> Drawings

  /// Creates the use case. The closures are called only when first needed, since creating what they return takes longer
  /// than rendering a small screen.
  /// - Parameters:
  ///   - show: creates the screens.
  ///   - hues: returns the additional hue names that features use for their categories, such as strokes, each with the
  ///     hue whose colours it uses.
  ///   - drawings: returns the drawings that pages can contain.
  package init(
    show: ShowScreen, hues: @escaping @Sendable () -> [(key: Hue, value: Hue)],
    drawings: @escaping @Sendable () -> Drawings
  ) {
    self.show = show
    self.hues = hues
    self.drawings = drawings
  }

  /// Renders the screen. Fails with `conflict` if the format is a picture and the screen has no numbers to show in it.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let shown = try show.found(
      ShowScreen.Input(route: input.route, language: input.language, system: input.system),
      hasRail: input.format == .html)
    let text =
      switch input.format ?? .text {
      case .text: text(shown, input)
      case .html: page(shown, input)
      case .picture: try picture(shown)
      }
    return Output(text: text, onShown: shown.screen.onShown, lasts: shown.lasts)
  }

  private func text(_ shown: ShowScreen.Found, _ input: Input) -> String {
    TextRenderer(
      width: input.columns ?? 80, palette: input.colors == nil ? nil : theme(shown).palette,
      depth: input.colors ?? .trueColor, drawsCharts: input.charts ?? true, program: Program(input.program)
    ).render(shown.screen)
  }

  private func page(_ shown: ShowScreen.Found, _ input: Input) -> String {
    let renderer = PageRenderer(
      theme: theme(shown), mode: shown.settings.theme.mode, drawings: drawings(),
      links: input.served.map { .served($0) } ?? .none, program: Program(input.program), laidOver: shown.laidOver())
    return String(decoding: renderer.page(shown.screen), as: UTF8.self)
  }

  private func picture(_ shown: ShowScreen.Found) throws(Failure) -> String {
    guard let picture = ScreenPicture(shown.screen, theme: theme(shown), mode: shown.settings.theme.mode) else {
      throw .conflict(.input(.noPicture(route: shown.screen.route.description)))
    }
    return picture.svg
  }

  /// Returns the theme of the design that the user chose or, if none was chosen, of the design of the screen's feature.
  private func theme(_ shown: ShowScreen.Found) -> DesignTheme {
    DesignTheme(shown.settings.design ?? shown.design).adding(aliases: hues())
  }
}
