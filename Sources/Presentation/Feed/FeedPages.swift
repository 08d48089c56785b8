import FeedApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation

/// The feed's pages: the posts, twenty a page, and one a post. Whom she knows, and what is exchanged with whom, stays out.
package struct FeedPages: PageContributor {
  private let catalog: UseCaseCatalog
  private let screens: ScreenRegistry

  package init(_ catalog: UseCaseCatalog, screens: ScreenRegistry) {
    self.catalog = catalog
    self.screens = screens
  }

  package func addPages(to book: inout some PageBook) throws(Failure) {
    var pages: [(route: Route, name: String)] = []
    var listed = try catalog.call(ListPosts.self, ListPosts.Input())
    if listed.posts.isEmpty { return }
    pages.append((FeedRoutes.feed, "feed"))
    while true {
      pages += listed.posts.map { (FeedRoutes.post($0.id), "post-\($0.id)") }
      guard let older = listed.older else { break }
      pages.append((FeedRoutes.feed(before: older), "feed-before-\(older)"))
      listed = try catalog.call(ListPosts.self, ListPosts.Input(before: older))
    }
    for page in pages { book.name(page.route, "\(page.name).html") }
    for page in pages {
      try book.write(screens.screen(page.route.description, language: book.language), as: page.name)
    }
  }
}
