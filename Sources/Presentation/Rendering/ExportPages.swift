package import DesignSystem
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Writes the whole book as HTML pages that can be opened from disk, without a server, network or scripts.
package struct ExportPages: UseCase {
  package static let method = "screen.exportPages"
  package static let summary = "Write the whole book as linked pages, with one style sheet, into a folder."
  package static let kind = UseCaseKind.task

  package struct Input: Codable, Hashable, Sendable {
    /// The path of the folder to write; it is created if it doesn't exist.
    package var path: String
    /// The language of the pages; nil for the language in the settings or, if none is set there, that of the
    /// environment.
    package var language: Language?
    /// The program as the user calls it, quoted for a shell, with which suggested commands begin; nil for `recordbook`.
    package var program: String?
    /// True if the pages show heart rates. Otherwise, the pages leave them out.
    package var withHeartRate: Bool?

    package init(path: String, language: Language? = nil, program: String? = nil, withHeartRate: Bool? = nil) {
      self.path = path
      self.language = language
      self.program = program
      self.withHeartRate = withHeartRate
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The absolute path of the page to open first.
    package var start: String
    package var pageCount: Int
    package var bytes: Int64
  }

  private let screens: ScreenRegistry
  private let further: [(route: Route, name: String)]
  private let contributors: @Sendable () -> [(design: Design, pages: any PageContributor)]
  private let hues: @Sendable () -> [(key: Hue, value: Hue)]
  private let drawings: @Sendable () -> Drawings
  private let languages: LanguageResolution
  private let settings: any SettingsRepository
  private let writer: any FolderWriter

  /// Creates the use case.
  /// - Parameters:
  ///   - screens: creates the screens.
  ///   - further: the pages, besides the overview and the settings, that belong to no feature, each with the name of
  /// its file without the extension.
  ///   - contributors: returns the objects that add the pages of each feature, with the feature's design.
  ///   - hues: returns the additional hue names that features use for their categories, such as strokes, each with the
  /// hue whose colours it uses.
  package init(
    screens: ScreenRegistry, further: [(route: Route, name: String)],
    contributors: @escaping @Sendable () -> [(design: Design, pages: any PageContributor)],
    hues: @escaping @Sendable () -> [(key: Hue, value: Hue)], drawings: @escaping @Sendable () -> Drawings,
    languages: LanguageResolution, settings: any SettingsRepository, writer: any FolderWriter
  ) {
    self.screens = screens
    self.further = further
    self.contributors = contributors
    self.hues = hues
    self.drawings = drawings
    self.languages = languages
    self.settings = settings
    self.writer = writer
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let settings = try settings.settings()
    let language = languages.language(settings, asked: input.language)
    let drawings = drawings()
    let own = theme(settings.design ?? .recordsBook)
    var pages = 0
    let written = try writer.write(to: input.path) { (folder) throws(Failure) in
      var book = HTMLBook(
        language: language, theme: own, mode: settings.theme.mode, drawings: drawings,
        program: Program(input.program), hasHeartRates: input.withHeartRate ?? false, folder: folder)
      if let icon = drawings["app.icon"] { try book.write(icon: icon) }
      let ownPages: [(route: Route, name: String)] = [(.root, "index"), (SettingsScreen.route, "settings")] + further
      for (route, name) in ownPages { book.name(route, name + ".html") }
      for (design, contributor) in contributors() {
        try book.begin(theme(settings.design ?? design))
        try contributor.addPages(to: &book)
      }
      try book.begin(own)
      for (route, name) in ownPages {
        try book.write(screens.screen(route.description, language: language), as: name)
      }
      pages = book.pages
    }
    return Output(start: written.path + "/index.html", pageCount: pages, bytes: written.bytes)
  }

  private func theme(_ design: Design) -> DesignTheme {
    DesignTheme(design).adding(aliases: hues())
  }
}

extension ExportPages.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
