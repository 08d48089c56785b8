package import DesignSystem
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen at a route as a terminal or a browser shows it. A client of the service shows it without knowing what a
/// screen is made of, and the service need not make it again until the book is changed.
package struct RenderScreen: UseCase {
  package static let method = "screen.render"
  package static let summary = "The screen at a route, as text for a terminal or as a page."
  package static let kind = UseCaseKind.inspection
  /// As of `ShowScreen`.
  package static let whileLocked = UseWhileLocked.allowed

  package struct Input: Codable, Hashable, Sendable {
    package var route: String
    /// Text by default.
    package var format: Format?
    /// Nil is the language of the settings, else that of the environment.
    package var language: Language?
    /// The language of the caller's environment; nil where it is that of the process that answers.
    package var system: Language?
    /// Begins every command offered, as a shell reads it: only the caller knows which options name its book.
    /// `recordbook` by default.
    package var program: String?
    /// The width of text: 80 by default, at least 20.
    package var columns: Int?
    /// Of text: how many colours the terminal has; nil writes plain text.
    package var colors: ColorDepth?
    /// Charts of text are pictures in characters; if false, words.
    package var charts: Bool?
    /// Of a page: where the server that answers with it has its pages; nil for one that stands alone.
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
    /// A whole page, with its style in it and without scripts.
    case html
  }

  package struct Output: Codable, Hashable, Sendable, LastingOutput {
    /// Each line ends with a newline.
    package var text: String
    /// As the screen's.
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

  /// What is made when it is first asked for, since making it takes longer than a small screen:
  /// - Parameters:
  ///   - hues: what the features' kinds of things are called among the colours of a theme.
  ///   - drawings: the pictures of a page.
  package init(
    show: ShowScreen, hues: @escaping @Sendable () -> [(key: Hue, value: Hue)],
    drawings: @escaping @Sendable () -> Drawings
  ) {
    self.show = show
    self.hues = hues
    self.drawings = drawings
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let shown = try show.found(ShowScreen.Input(route: input.route, language: input.language, system: input.system))
    let text =
      switch input.format ?? .text {
      case .text: text(shown, input)
      case .html: page(shown, input)
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
      links: input.served.map { .served($0) } ?? .none, program: Program(input.program), laidOver: shown.laidOver)
    return String(decoding: renderer.page(shown.screen), as: UTF8.self)
  }

  /// The one chosen, else that of the document that the screen's feature comes from.
  private func theme(_ shown: ShowScreen.Found) -> DesignTheme {
    DesignTheme(shown.settings.design ?? shown.design).adding(aliases: hues())
  }
}
