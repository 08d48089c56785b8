/// The form of the routes that lead to a certain screen, such as `swimming/records/STYLE/DISTANCE?course`. A word in
/// capitals matches any path component. The names after `?` are those of optional query items.
package struct RoutePattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern without its query: `swimming/records/STYLE/DISTANCE`.
  package var path: String { parts.joined(separator: "/") }

  let parts: [String]
  let queryNames: [String]

  package init(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    parts = halves[0].split(separator: "/").map(String.init)
    queryNames = halves.count == 2 ? halves[1].split(separator: "&").map(String.init) : []
  }

  /// The pattern as users see it: `recordbook://swimming/records/STYLE/DISTANCE?course=COURSE`.
  package var description: String {
    let query = queryNames.map { "[\($0)=\($0.uppercased())]" }.joined(separator: "&")
    return Route.scheme + parts.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
  }

  /// The route of a screen that has no parameters; nil if the pattern contains words in capitals.
  package var route: Route? {
    guard !parts.contains(where: { $0 == $0.uppercased() }) else { return nil }
    var route = Route.root
    route.path = parts
    return route
  }

  /// Whether the path of a route matches the pattern.
  package func fits(_ route: Route) -> Bool { match(route.path) != nil }

  /// Whether the beginning of a route's path matches the pattern.
  func begins(_ route: Route) -> Bool { match(Array(route.path.prefix(parts.count))) != nil }

  /// Returns the path components that match words in capitals, keyed by these words, such as `STYLE`; nil if the path
  /// does not match the pattern.
  func match(_ path: [String]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var values: [String: String] = [:]
    for (part, actual) in zip(parts, path) {
      if part == part.uppercased() {
        values[part] = actual
      } else if part != actual {
        return nil
      }
    }
    return values
  }
}
