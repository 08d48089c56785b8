package import DesignSystem
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Writes the whole book as pages that open from disk, without a server, a network or scripts.
package struct ExportPages: UseCase {
  package static let method = "screen.exportPages"
  package static let summary = "Write the whole book as linked pages, with one style sheet, into a folder."
  package static let kind = UseCaseKind.task

  package struct Input: Codable, Hashable, Sendable {
    /// A folder; it may not exist yet.
    package var path: String
    /// Nil is the language of the settings, else that of the environment.
    package var language: Language?
    /// Begins every command offered, as a shell reads it; `recordbook` by default.
    package var program: String?

    package init(path: String, language: Language? = nil, program: String? = nil) {
      self.path = path
      self.language = language
      self.program = program
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// Where to begin, absolute.
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

  /// - Parameters:
  ///   - further: pages of the book's own beside overview and settings, each with the name of its file without the extension.
  ///   - contributors: each with its feature's design.
  ///   - hues: what the features' kinds of things are called.
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
        program: Program(input.program), folder: folder)
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
