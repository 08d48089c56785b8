package import KernelApplication
package import KernelDomain

/// A feature's pages of the book.
package protocol PageContributor: Sendable {
  /// Names every route before a page that leads to it is written.
  func addPages(to book: inout some PageBook) throws(Failure)
}

/// The pages of a book in the making, which link to each other by the routes of their screens.
package protocol PageBook {
  var language: Language { get }

  /// Says in which file, or at which place of one, a route's screen is going to stand.
  mutating func name(_ route: Route, _ file: String)

  /// Writes a screen, in several parts where it is long.
  mutating func write(_ screen: Screen, as name: String) throws(Failure)

  /// Writes pages that don't need to know of each other more than was named before, several at once.
  /// - Parameter make: makes that of a number.
  mutating func write(count: Int, _ make: @Sendable (Int) throws(Failure) -> BookPage) throws(Failure)
}

extension PageBook {
  package mutating func name(_ destination: Destination, _ file: String) { name(destination.route, file) }
}

/// A screen whose elements are made one after the other, while its page is written.
package struct BookPage {
  /// All but its content.
  package let screen: Screen
  package let content: any Sequence<Element>
  /// The name of its file, without the extension.
  package let name: String
  /// Where a screen that is too long for one page is divided first: titles of parts, by the number of the element of the
  /// content that they begin with.
  package let chapters: [Int: String]

  package init(_ screen: Screen, content: any Sequence<Element>, as name: String, chapters: [Int: String] = [:]) {
    self.screen = screen
    self.content = content
    self.name = name
    self.chapters = chapters
  }
}
