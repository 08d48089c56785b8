/// The target of a link: the route of a screen, and the command that shows the same screen in a terminal.
///
/// Each feature has one table of destinations, such as `SwimmingDestinations`.
package struct Destination: Hashable, Sendable {
  package let route: Route
  /// The words of the command after the program's name; nil if the command is `show` followed by the route.
  private let words: [String]?

  /// Creates a destination.
  /// - Parameters:
  ///   - route: the screen's route.
  ///   - command: the words of the command after the program's name; nil if the command is `show` followed by the
  ///     route.
  package init(_ route: Route, command: [String]? = nil) {
    self.route = route
    words = command
  }

  /// The whole command line that shows the screen, which the user can copy.
  package var command: String {
    ShellCommand.recordbook(words ?? ["show", route.description])
  }

  /// The overview, which is the first screen of the book.
  package static let overview = Destination(.root, command: [])
  package static let settings = Destination(SettingsScreen.route, command: ["settings"])
}

extension Destination {
  /// Returns a command's words: `words`, followed by those options whose value is not nil.
  package static func words(_ words: String..., options: KeyValuePairs<String, String?> = [:]) -> [String] {
    words + options.flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
  }
}
