import HTTP
import KernelPresentation
import Rendering

/// An address within a session: that of a screen, a file, a task and so on.
enum SiteAddress {
  /// A screen, such as `screen/swimming/records?course=lcm`. The query item `done=3` identifies a notice to show. The
  /// query item `skip=48` is the number of elements to omit at the start of a long screen.
  case screen(Route, done: Int?, skipped: Int?)
  /// A picture of a screen, for the user to save, such as `picture/running/run/r20260503T064500Z`.
  case picture(Route)
  case styleSheet(String)
  case icon
  /// The icon for a phone's home screen.
  case touchIcon
  case manifest
  case events
  /// The address to which the browser sends positions during a run.
  case feed
  case task(Int)
  /// A file of a feature: the feature's id and the file's name, as in `file/support/m4x0w9c`.
  case file(String, String)

  /// Parses an address from the components of its path and its query. Nil if the session has no such address.
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
    case ServedPages.touchIcon where path.count == 1: self = .touchIcon
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

  /// The name of the query item that identifies a notice. Screens do not use this name for any query item.
  static let done = "done"

  private static func items(_ query: String?) -> [Route.QueryItem]? {
    guard let query, !query.isEmpty else { return [] }
    // Browsers write a space in a search text as a plus sign. Apart from that, no address of this site contains one.
    return Route(Route.scheme + "?" + query.replacing("+", with: "%20"))?.query
  }
}
