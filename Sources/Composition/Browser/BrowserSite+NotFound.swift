import BookPresentation
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// The page for addresses that lead to no screen.
extension BrowserSite {
  /// Returns a page that suggests the screens with the most similar addresses; nil if the route is that of a screen.
  func notFound(_ route: Route) -> HTTPResponse? {
    guard let patterns = try? book.with({ (book) throws(Failure) in try book.screenPatterns() }),
      !patterns.contains(where: { $0.fits(route) })
    else { return nil }
    let (pages, look) = ownPages()
    let path = route.path.joined(separator: "/")
    let near = patterns.compactMap(\.route).filter { $0 != .root }
      .map { (route: $0, distance: editDistance(path, $0.path.joined(separator: "/"))) }
      .sorted { ($0.distance, $0.route.description) < ($1.distance, $1.route.description) }
    let named = near.lazy.compactMap { near in
      (try? self.screen(near.route)).map { (title: $0.title, route: near.route) }
    }.prefix(3)
    let page = pages.page(
      pages.words.notInBook, for: .root, pages.words.suggestions(Array(named)), look, back: pages.words.toOverview)
    return .html(page, status: .notFound)
  }
}

/// Returns the smallest number of bytes to add, remove or replace to turn one text into the other (Levenshtein
/// distance).
func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a.utf8), Array(b.utf8))
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var before = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let changed = before + (letter == other ? 0 : 1)
      before = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
