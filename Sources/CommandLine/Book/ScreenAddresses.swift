import KernelCommandLine
import KernelPresentation

/// Finds addresses of screens for shell completion: those that contain no id or other parameter, and those to which
/// screens link, if they begin with the same component as the address typed so far. It examines only one screen of each
/// kind, so that a large book takes no longer.
struct ScreenAddresses {
  private let session: Session
  private let patterns: [RoutePattern]

  /// The maximum number of linked addresses to offer. More would be too many to choose from.
  private static let most = 50

  init(_ session: Session) throws(CommandError) {
    self.session = session
    patterns = try session.screenPatterns()
  }

  /// Returns the addresses that begin with the text typed so far.
  /// - Parameter start: the text, such as `rec` or `recordbook://swimming/re`.
  func starting(with start: String) -> [String] {
    let fixed = patterns.compactMap(\.route)
    let linked = linked(from: start, fixed).lazy.filter { !fixed.contains($0) }
    return fixed.map(\.description).filter { $0.hasPrefix(start) }
      + linked.map(\.description).filter { $0.hasPrefix(start) }.prefix(ScreenAddresses.most)
  }

  /// Returns the addresses to which screens link, if they begin with the same component as `start`; empty until that
  /// component is complete, as in `recordbook://swimming/`.
  /// - Parameter fixed: the addresses without parameters, whose screens are examined for links.
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
