import FeedApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation

/// Adds the pages of the feed to an exported book: lists of twenty posts each, and a page for each post. The pages
/// leave out the people and the files that the owner exchanges with them.
package struct FeedPages: PageContributor {
  private let catalog: UseCaseCatalog
  private let screens: ScreenRegistry

  package init(_ catalog: UseCaseCatalog, screens: ScreenRegistry) {
    self.catalog = catalog
    self.screens = screens
  }

  package func addPages(to book: inout some PageBook) throws(Failure) {
    var pages: [(destination: Destination, name: String)] = []
    var listed = try catalog.call(ListPosts.self, ListPosts.Input())
    if listed.posts.isEmpty { return }
    pages.append((FeedDestinations.feed, "feed"))
    while true {
      pages += listed.posts.map { (FeedDestinations.post($0.id), "post-\($0.id)") }
      guard let older = listed.older else { break }
      pages.append((FeedDestinations.feed(before: older), "feed-before-\(older)"))
      listed = try catalog.call(ListPosts.self, ListPosts.Input(before: older))
    }
    for page in pages { book.name(page.destination, "\(page.name).html") }
    for page in pages {
      var screen = try screens.screen(page.destination.route.description, language: book.language)
      screen.content.removeAll { $0.key == FeedScreen.peopleKey }
      try book.write(screen, as: page.name)
    }
  }
}
