import HTTP
import KernelPresentation
import Rendering

/// What an address within a session leads to.
enum SiteAddress {
  /// `screen/swimming/records?course=lcm`; `done=3` names what was done before, and `skip=48` says, for a part of a
  /// long screen, how much stands before it.
  case screen(Route, done: Int?, skipped: Int?)
  case styleSheet(String)
  case icon
  case manifest
  case events
  /// Where the browser sends positions.
  case feed
  case task(Int)
  /// `file/support/m4x0w9c`.
  case file(String, String)

  /// Nil if the address leads nowhere.
  init?(_ path: [String], query: String?) {
    switch path.first {
    case ServedPages.screens:
      guard let items = SiteAddress.items(query) else { return nil }
      var route = Route()
      route.path = Array(path.dropFirst())
      route.query = items.filter { $0.name != SiteAddress.done && $0.name != ServedPages.skip }
      func number(_ name: String) -> Int? { items.first { $0.name == name }.flatMap { Int($0.value) } }
      self = .screen(route, done: number(SiteAddress.done), skipped: number(ServedPages.skip))
    case "style" where path.count == 2: self = .styleSheet(path[1])
    case "icon.svg" where path.count == 1: self = .icon
    case "manifest.json" where path.count == 1: self = .manifest
    case "events" where path.count == 1: self = .events
    case "feed" where path.count == 1: self = .feed
    case "task" where path.count == 2:
      guard let number = Int(path[1]) else { return nil }
      self = .task(number)
    case ServedPages.files where path.count == 3: self = .file(path[1], path[2])
    default: return nil
    }
  }

  /// The query item that names what was done before; no screen has an item of that name.
  static let done = "done"

  private static func items(_ query: String?) -> [Route.QueryItem]? {
    guard let query, !query.isEmpty else { return [] }
    // A browser writes a space in a search as a plus, which none of our addresses contains.
    return Route(Route.scheme + "?" + query.replacing("+", with: "%20"))?.query
  }
}
