import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation

/// The HTML pages of an exported book, which are written into a folder.
struct HTMLBook: PageBook {
  let language: Language
  let hasHeartRates: Bool
  private var renderer: PageRenderer
  private let folder: any OpenFolder
  private var addresses: [Route: String] = [:]
  private var styleSheets: Set<String> = []
  private(set) var pages = 0

  init(
    language: Language, theme: DesignTheme, mode: Appearance.Mode?, drawings: Drawings,
    program: Program = .usual, hasHeartRates: Bool = false, folder: any OpenFolder
  ) {
    self.language = language
    self.hasHeartRates = hasHeartRates
    self.folder = folder
    renderer = PageRenderer(theme: theme, mode: mode, drawings: drawings, program: program)
  }

  /// Uses a theme for all pages that are written after this call.
  mutating func begin(_ theme: DesignTheme) throws(Failure) {
    renderer = PageRenderer(theme: theme, mode: renderer.mode, drawings: renderer.drawings, program: renderer.program)
  }

  /// Writes the style sheet of the current theme, unless it was already written for an earlier page.
  private mutating func addStyleSheet() throws(Failure) {
    guard styleSheets.insert(renderer.styleSheetName).inserted else { return }
    try folder.add(OutputFile(renderer.styleSheetName, renderer.styleSheet))
  }

  mutating func name(_ route: Route, _ file: String) {
    addresses[route] = file
  }

  mutating func write(_ screen: Screen, as name: String) throws(Failure) {
    try addStyleSheet()
    let folder = folder
    let maker = PageMaker(renderer: renderer, addresses: addresses) { (page) throws(Failure) in try folder.add(page) }
    let made = try maker.pages(BookPage(screen, content: screen.content, as: name))
    pages += made.count
  }

  mutating func write(count: Int, _ make: @Sendable (Int) throws(Failure) -> BookPage) throws(Failure) {
    if count > 0 { try addStyleSheet() }
    let (renderer, addresses) = (renderer, addresses)
    let made = try folder.add(count: count) { (number, write) throws(Failure) in
      try PageMaker(renderer: renderer, addresses: addresses, write: write).pages(make(number))
    }
    self.addresses.reserveCapacity(made.reduce(addresses.count) { $0 + $1.addresses.count })
    for some in made {
      pages += some.count
      for (route, address) in some.addresses { self.addresses[route] = address }
    }
  }

  mutating func write(icon: Drawing) throws(Failure) {
    try folder.add(OutputFile("icon.svg", icon.document))
  }
}

/// The result of writing the pages of one screen: how many pages there are, and where other screens are on these pages.
struct MadePages: Sendable {
  let count: Int
  /// The routes of other screens whose content is on the pages, each with its address: a page and an anchor on it.
  let addresses: [(Route, String)]
}
