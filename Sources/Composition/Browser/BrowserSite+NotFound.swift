import BookPresentation
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// The page that is shown if an address does not belong to any screen.
extension BrowserSite {
  /// Returns a page that suggests the screens with the most similar addresses. Nil if the route belongs to a screen.
  func notFound(_ route: Route) -> HTTPResponse? {
    guard let patterns = try? book.with({ (book) throws(Failure) in try book.screenPatterns() }),
      !patterns.contains(where: { $0.fits(route) })
    else { return nil }
    let (pages, look) = ownPages()
    let path = Array(route.path.joined(separator: "/"))
    let near = patterns.compactMap(\.route).filter { $0 != .root && $0.path.last != "welcome" }
      .map { (route: $0, distance: editDistance(path, Array($0.path.joined(separator: "/")))) }
      .sorted { ($0.distance, $0.route.description) < ($1.distance, $1.route.description) }
    let named = near.lazy.compactMap { near in
      (try? self.screen(near.route)).map { (title: $0.title, route: near.route) }
    }.prefix(3)
    let page = pages.page(
      pages.words.notInBook, for: .root, pages.words.suggestions(Array(named), of: App.strings), look,
      header: .lead, back: pages.words.toOverview)
    return .html(page, status: .notFound)
  }
}
