/// The shape of the routes of one screen: `swimming/records/STYLE/DISTANCE?course`. Words in capitals stand for any
/// one part; the names after `?` may be given.
package struct RoutePattern: Hashable, Sendable, CustomStringConvertible {
  /// Without the query: `swimming/records/STYLE/DISTANCE`.
  package var path: String { parts.joined(separator: "/") }

  let parts: [String]
  let queryNames: [String]

  package init(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    parts = halves[0].split(separator: "/").map(String.init)
    queryNames = halves.count == 2 ? halves[1].split(separator: "&").map(String.init) : []
  }

  /// The pattern as shown to people: `recordbook://swimming/records/STYLE/DISTANCE?course=COURSE`.
  package var description: String {
    let query = queryNames.map { "[\($0)=\($0.uppercased())]" }.joined(separator: "&")
    return Route.scheme + parts.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
  }

  /// The route of a screen that needs no further word; nil where capital words stand in the pattern.
  package var route: Route? {
    guard !parts.contains(where: { $0 == $0.uppercased() }) else { return nil }
    var route = Route.root
    route.path = parts
    return route
  }

  /// Whether the route's path has the pattern's shape.
  package func fits(_ route: Route) -> Bool { match(route.path) != nil }

  /// Whether the route's path begins with the pattern's shape.
  func begins(_ route: Route) -> Bool { match(Array(route.path.prefix(parts.count))) != nil }

  /// What stands for the capital words; nil when the path has another shape.
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
