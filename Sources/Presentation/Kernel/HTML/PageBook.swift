package import KernelApplication
package import KernelDomain

/// The pages of a book in the making, which link to each other by the routes of their screens.
package struct PageBook {
  package let language: Language
  private var renderer: PageRenderer
  private let folder: any OpenFolder
  private var addresses: [Route: String] = [:]
  private var styleSheets: Set<String> = []
  package private(set) var pages = 0

  init(
    language: Language, theme: DesignTheme, mode: Appearance.Mode?, drawings: Drawings,
    program: Program = .usual, folder: any OpenFolder
  ) {
    self.language = language
    self.folder = folder
    renderer = PageRenderer(theme: theme, mode: mode, drawings: drawings, program: program)
  }

  /// Pages written from now on come in this theme.
  mutating func begin(_ theme: DesignTheme) throws(Failure) {
    renderer = PageRenderer(theme: theme, mode: renderer.mode, drawings: renderer.drawings, program: renderer.program)
    guard styleSheets.insert(renderer.styleSheetName).inserted else { return }
    try folder.add(OutputFile(renderer.styleSheetName, renderer.styleSheet))
  }

  /// Says in which file, or at which place of one, a route's screen is going to stand.
  package mutating func name(_ route: Route, _ file: String) {
    addresses[route] = file
  }

  /// Writes a screen, in several parts where it is long.
  package mutating func write(_ screen: Screen, as name: String) throws(Failure) {
    let folder = folder
    let maker = PageMaker(renderer: renderer, addresses: addresses) { (page) throws(Failure) in try folder.add(page) }
    let made = try maker.pages(screen, content: screen.content, as: name)
    pages += made.count
  }

  /// Writes pages that don't need to know of each other more than was named before, several at once.
  /// - Parameter make: makes those of a number.
  package mutating func write(
    count: Int, _ make: @Sendable (PageMaker, Int) throws(Failure) -> MadePages
  ) throws(Failure) {
    let (renderer, addresses) = (renderer, addresses)
    let made = try folder.add(count: count) { (number, write) throws(Failure) in
      try make(PageMaker(renderer: renderer, addresses: addresses, write: write), number)
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

/// Some pages of a book, as they were written.
package struct MadePages: Sendable {
  package let count: Int
  /// Where on them further routes' screens stand.
  package let addresses: [(Route, String)]
}
