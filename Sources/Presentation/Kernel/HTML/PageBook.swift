package import KernelApplication
package import KernelDomain

/// The pages of a book in the making, which link to each other by the routes of their screens.
package struct PageBook {
  package let language: Language
  private let renderer: PageRenderer
  private let folder: any OpenFolder
  private var addresses: [Route: String] = [:]
  package private(set) var pages = 0

  init(
    language: Language, theme: DesignTheme, mode: Appearance.Mode?, drawings: Drawings, folder: any OpenFolder
  ) {
    self.language = language
    self.folder = folder
    renderer = PageRenderer(theme: theme, mode: mode, drawings: drawings)
  }

  /// Says in which file, or at which place of one, a route's screen is going to stand.
  package mutating func name(_ route: Route, _ file: String) {
    addresses[route] = file
  }

  /// Writes a screen, in several parts where it is long.
  package mutating func write(_ screen: Screen, as name: String) throws(Failure) {
    for page in maker.pages(screen, as: name).files {
      try folder.add(page)
      pages += 1
    }
  }

  /// Writes pages that don't need to know of each other more than was named before, several at once.
  /// - Parameter make: makes those of a number.
  package mutating func write(
    count: Int, _ make: @Sendable (PageMaker, Int) throws(Failure) -> MadePages
  ) throws(Failure) {
    let maker = maker
    let made = try folder.add(count: count) { (number) throws(Failure) in
      let pages = try make(maker, number)
      return (pages.files, (pages.files.count, pages.addresses))
    }
    for (count, found) in made {
      pages += count
      for (route, address) in found { addresses[route] = address }
    }
  }

  mutating func writeStyle(icon: Drawing?) throws(Failure) {
    try folder.add(OutputFile("style.css", renderer.styleSheet))
    if let icon { try folder.add(OutputFile("icon.svg", icon.document)) }
  }

  private var maker: PageMaker {
    PageMaker(renderer: renderer, addresses: addresses)
  }
}

/// Some pages of a book.
package struct MadePages: Sendable {
  package let files: [OutputFile]
  /// Where on them further routes' screens stand.
  package let addresses: [(Route, String)]
}
