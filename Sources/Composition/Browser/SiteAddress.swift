import HTTP
import KernelPresentation
import Rendering

/// The kinds of addresses within a session: a screen, a file, a task and so on.
enum SiteAddress {
  /// A screen: `screen/swimming/records?course=lcm`. `done=3` is the number of a notice to show. `skip=48` is the
  /// number of elements of a long screen to leave out before the shown part.
  case screen(Route, done: Int?, skipped: Int?)
  /// A picture of a screen, to be saved: `picture/running/run/r20260503T064500Z`.
  case picture(Route)
  case styleSheet(String)
  case icon
  case manifest
  case events
  /// The address to which the browser sends the positions of a run.
  case feed
  case task(Int)
  /// A file of a feature: `file/support/m4x0w9c`.
  case file(String, String)

  /// Parses an address; nil if it leads to nothing.
  init?(_ path: [String], query: String?) {
    switch path.first {
    case ServedPages.screens, ServedPages.pictures:
      guard let items = SiteAddress.items(query) else { return nil }
      var route = Route()
      route.path = Array(path.dropFirst())
      route.query = items.filter { $0.name != SiteAddress.done && $0.name != ServedPages.skip }
      if path.first == ServedPages.pictures {
        self = .picture(route)
        return
      }
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

  /// The name of the query item with the number of a notice. No screen has a query item of this name.
  static let done = "done"

  private static func items(_ query: String?) -> [Route.QueryItem]? {
    guard let query, !query.isEmpty else { return [] }
    // Browsers write a space in a search as a plus sign. None of this site's addresses contains a plus sign otherwise.
    return Route(Route.scheme + "?" + query.replacing("+", with: "%20"))?.query
  }
}
