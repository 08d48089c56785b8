package import KernelApplication
package import KernelDomain

/// Adds the HTML pages of a feature when the whole book is exported as pages.
package protocol PageContributor: Sendable {
  /// Adds the feature's pages. Registers each route by `name` before it writes a page that links to the route.
  func addPages(to book: inout some PageBook) throws(Failure)
}

/// A set of HTML pages while it is being written. Pages link to each other by the routes of their screens.
package protocol PageBook {
  var language: Language { get }

  /// Registers where a route's screen will be written: a file, or a place within a file.
  mutating func name(_ route: Route, _ file: String)

  /// Writes a screen as a page; a long screen is divided into several pages.
  mutating func write(_ screen: Screen, as name: String) throws(Failure)

  /// Writes pages in parallel. They may link only to routes that were registered before.
  /// - Parameters:
  ///   - count: the number of pages.
  ///   - make: makes the page with the given number, counted from 0.
  mutating func write(count: Int, _ make: @Sendable (Int) throws(Failure) -> BookPage) throws(Failure)
}

extension PageBook {
  package mutating func name(_ destination: Destination, _ file: String) { name(destination.route, file) }
}

/// A screen for export whose elements are made one after the other while its page is being written, to save memory.
package struct BookPage {
  /// The screen without its elements.
  package let screen: Screen
  package let content: any Sequence<Element>
  /// The name of the page's file, without the extension.
  package let name: String
  /// Where a screen that is too long for one page is divided if possible: the titles of its chapters, by the index of
  /// the element with which the chapter begins.
  package let chapters: [Int: String]

  package init(_ screen: Screen, content: any Sequence<Element>, as name: String, chapters: [Int: String] = [:]) {
    self.screen = screen
    self.content = content
    self.name = name
    self.chapters = chapters
  }
}
