import BookPresentation
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// What a browser sees of an address without a screen.
extension BrowserSite {
  /// The page with the screens whose addresses are most alike; nil where the address is that of a screen.
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

/// How many letters have to be added, left out or replaced to make one text of the other.
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
