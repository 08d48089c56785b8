/// Where an element leads: a screen's route, and the command that shows the screen in a terminal.
///
/// Each feature has one table of them, such as `SwimmingDestinations`.
package struct Destination: Hashable, Sendable {
  package let route: Route
  /// The words after the program's name; nil for `show` and the route.
  private let words: [String]?

  /// - Parameter command: the words after the program's name; nil for `show` and the route.
  package init(_ route: Route, command: [String]? = nil) {
    self.route = route
    words = command
  }

  /// The command line, ready to copy.
  package var command: String {
    ShellCommand.recordbook(words ?? ["show", route.description])
  }

  /// The overview, where everything begins.
  package static let overview = Destination(.root, command: [])
  package static let settings = Destination(SettingsScreen.route, command: ["settings"])
}

extension Destination {
  /// The words of a command: the first ones, then each option that has a value.
  package static func words(_ words: String..., options: KeyValuePairs<String, String?> = [:]) -> [String] {
    words + options.flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
  }
}
