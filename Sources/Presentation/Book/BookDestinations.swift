package import KernelPresentation

/// The book's screens: where they are, and which command shows each.
package enum BookDestinations {
  package static let review = Destination(ReviewScreen.route, command: ["review"])
  package static let access = Destination(HealthAccessScreen.route, command: ["access"])
  package static let changes = Destination(ChangesScreen.route, command: ["changes"])

  /// - Parameter query: words; empty for none.
  package static func find(_ query: String) -> Destination {
    Destination(
      Route(path: FindScreen.route.path[0], query: ["query": query.isEmpty ? nil : query]), command: ["find", query])
  }

  /// - Parameter number: the changes made before that of this number.
  static func changes(before number: Int) -> Destination {
    Destination(Route(path: "changes", query: ["before": String(number)]))
  }
}
