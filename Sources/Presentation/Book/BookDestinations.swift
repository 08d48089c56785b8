package import KernelPresentation

/// The book's screens: their routes, and the command that shows each.
package enum BookDestinations {
  package static let review = Destination(ReviewScreen.route, command: ["review"])
  package static let access = Destination(HealthAccessScreen.route, command: ["access"])
  package static let changes = Destination(ChangesScreen.route, command: ["changes"])
  package static let export = Destination(ExportScreen.route)
  package static let check = Destination(CheckScreen.route, command: ["check"])

  /// Returns the destination of the search of the whole book.
  /// - Parameter query: the words to search for; empty for an empty search field.
  package static func find(_ query: String) -> Destination {
    Destination(
      Route(path: FindScreen.route.path[0], query: ["query": query.isEmpty ? nil : query]), command: ["find", query])
  }

  package static let imports = Destination(ImportsScreen.route, command: ["imports"])

  static func `import`(_ number: Int) -> Destination {
    Destination(Route(path: "imports", String(number)), command: ["imports", "show", String(number)])
  }

  /// Returns the destination of the screen that lists the imports older than a given import.
  /// - Parameter number: the number that identifies the given import.
  static func imports(before number: Int) -> Destination {
    Destination(Route(path: "imports", query: ["before": String(number)]))
  }

  /// Returns the destination of the screen that lists the changes older than a given change.
  /// - Parameter number: the number that identifies the given change.
  static func changes(before number: Int) -> Destination {
    Destination(Route(path: "changes", query: ["before": String(number)]))
  }
}
