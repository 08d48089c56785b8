import KernelCommandLine
import KernelPresentation

/// The addresses of screens for completion: those that need no further word, and those that the screens under the first
/// typed word lead to. One screen of each kind is examined, so that a long book takes no longer.
struct ScreenAddresses {
  private let session: Session
  private let patterns: [RoutePattern]

  /// The limit of addresses that screens lead to: more would be a list, not an offer.
  private static let most = 50

  init(_ session: Session) throws(CommandError) {
    self.session = session
    patterns = try session.screenPatterns()
  }

  /// - Parameter start: the address typed so far: `rec`, `recordbook://swimming/re`.
  func starting(with start: String) -> [String] {
    let fixed = patterns.compactMap(\.route)
    let linked = linked(from: start, fixed).lazy.filter { !fixed.contains($0) }
    return fixed.map(\.description).filter { $0.hasPrefix(start) }
      + linked.map(\.description).filter { $0.hasPrefix(start) }.prefix(ScreenAddresses.most)
  }

  /// Empty until the first word is complete: `recordbook://swimming/`.
  private func linked(from start: String, _ fixed: [Route]) -> [Route] {
    guard let slash = start.lastIndex(of: "/"), let typed = Route(String(start[..<slash])),
      let word = typed.path.first
    else { return [] }
    var found: [Route] = []
    var waiting = ([typed] + fixed.filter { $0.path.first == word })[...]
    var looked: Set<RoutePattern> = []
    while let route = waiting.popFirst() {
      guard let pattern = patterns.first(where: { $0.fits(route) }), looked.insert(pattern).inserted,
        let screen = try? session.screen(route.description)
      else { continue }
      for var link in screen.elements.compactMap(\.route) where link.path.first == word {
        link.query = []
        guard !found.contains(link) else { continue }
        found.append(link)
        waiting.append(link)
      }
    }
    return found
  }
}
