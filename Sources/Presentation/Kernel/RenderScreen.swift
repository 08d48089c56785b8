package import KernelApplication
package import KernelDomain

/// The screen at a route as text for a terminal. A client of the service shows it without knowing what a screen is made
/// of, and the service need not make it again until the book is changed.
package struct RenderScreen: UseCase {
  package static let method = "screen.render"
  package static let summary = "The screen at a route as text for a terminal."
  package static let kind = UseCaseKind.inspection

  package struct Input: Codable, Hashable, Sendable {
    package var route: String
    /// Nil is the language of the settings, else that of the environment.
    package var language: Language?
    /// The language of the caller's environment; nil where it is that of the process that answers.
    package var system: Language?
    /// 80 where nothing is said; less than 20 is taken as 20.
    package var columns: Int?
    /// How many colours the terminal has; nil writes plain text.
    package var colors: ColorDepth?
    /// Charts as pictures in characters, unless false: then they are told in words.
    package var charts: Bool?

    package init(
      route: String, language: Language? = nil, system: Language? = nil, columns: Int? = nil,
      colors: ColorDepth? = nil, charts: Bool? = nil
    ) {
      self.route = route
      self.language = language
      self.system = system
      self.columns = columns
      self.colors = colors
      self.charts = charts
    }
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
  private let palette: @Sendable () -> Palette

  /// - Parameter palette: made when colours are first asked for, since making it takes longer than a small screen.
  package init(show: ShowScreen, palette: @escaping @Sendable () -> Palette) {
    self.show = show
    self.palette = palette
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (screen, lasts) = try show.found(
      ShowScreen.Input(route: input.route, language: input.language, system: input.system))
    let renderer = TextRenderer(
      width: input.columns ?? 80, palette: input.colors == nil ? nil : palette(), depth: input.colors ?? .trueColor,
      drawsCharts: input.charts ?? true)
    return Output(text: renderer.render(screen), onShown: screen.onShown, lasts: lasts)
  }
}
