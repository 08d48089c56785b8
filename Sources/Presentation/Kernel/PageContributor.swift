package import KernelApplication
package import KernelDomain

/// Adds a feature's HTML pages to an export of the whole book.
package protocol PageContributor: Sendable {
  /// Adds the feature's pages. Before writing a page, `name` must be called for every route to which the page links.
  func addPages(to book: inout some PageBook) throws(Failure)
}

/// A set of HTML pages that is being written. Pages link to one another by means of the routes of their screens.
package protocol PageBook {
  var language: Language { get }
  /// Whether the user asked for heart rates on the pages. If not, the pages leave them out.
  var hasHeartRates: Bool { get }

  /// Registers where the screen of a route will be written: the name of a file, possibly followed by an anchor within
  /// the file.
  mutating func name(_ route: Route, _ file: String)

  /// Writes a screen as a page. A long screen is divided into several pages.
  /// - Parameter name: the name of the page's file, without extension.
  mutating func write(_ screen: Screen, as name: String) throws(Failure)

  /// Writes several pages in parallel. The pages may link only to routes that are already registered.
  /// - Parameters:
  ///   - count: the number of pages.
  ///   - make: creates the page with an index from 0 to `count - 1`.
  mutating func write(count: Int, _ make: @Sendable (Int) throws(Failure) -> BookPage) throws(Failure)
}

extension PageBook {
  package mutating func name(_ destination: Destination, _ file: String) { name(destination.route, file) }
}

/// A screen for an export. To save memory, its elements are created one after another while its page is written.
package struct BookPage {
  /// The screen, but without its elements.
  package let screen: Screen
  package let content: any Sequence<Element>
  /// The name of the page's file, without extension.
  package let name: String
  /// Where to divide the screen if it is too long for one page. Maps the index of each chapter's first element to the
  /// chapter's title.
  package let chapters: [Int: String]

  package init(_ screen: Screen, content: any Sequence<Element>, as name: String, chapters: [Int: String] = [:]) {
    self.screen = screen
    self.content = content
    self.name = name
    self.chapters = chapters
  }
}
