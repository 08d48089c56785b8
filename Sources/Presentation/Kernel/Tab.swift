import KernelApplication
package import KernelDomain

/// One of the places that are always in reach from a feature's screens.
package struct Tab: Codable, Hashable, Sendable {
  package var label: String
  package var icon: Icon
  /// Another feature's route too.
  package var route: Route
  /// The command that shows it from a terminal.
  package var command: String
  /// Whether the screen belongs to it.
  package var isSelected: Bool

  private enum CodingKeys: String, CodingKey {
    case label, icon, route, command
    case isSelected = "selected"
  }
}

/// The tabs of a feature, as its design names them. Composition registers the feature's screens with them, which need not
/// know of them.
package struct TabBar: Sendable {
  package struct Item: Sendable {
    let icon: Icon
    let route: Route
    let isFor: [RoutePattern]
    let label: @Sendable (Language) -> String

    /// - Parameters:
    ///   - route: where it leads; screens whose routes begin so belong to it.
    ///   - also: shapes of routes of further screens that belong to it, and of those beneath them: `support/run/PLAN/share`.
    package init(_ icon: Icon, _ route: Route, also: [String] = [], label: @escaping @Sendable (Language) -> String) {
      self.icon = icon
      self.route = route
      self.label = label
      isFor = [RoutePattern(route.path.joined(separator: "/"))] + also.map { RoutePattern($0) }
    }
  }

  let items: [Item]

  package init(_ items: [Item]) {
    self.items = items
  }

  /// At most one is selected: that whose route has most in common with the screen's.
  package func tabs(of route: Route, _ language: Language) -> [Tab] {
    let fits = items.map { item in item.isFor.filter { $0.begins(route) }.map(\.parts.count).max() ?? 0 }
    let best = fits.max() ?? 0
    let selected = best > 0 ? fits.firstIndex(of: best) : items.firstIndex { $0.route == .root && route.path.isEmpty }
    return items.enumerated().map { index, item in
      Tab(
        label: item.label(language), icon: item.icon, route: item.route,
        command: ShellCommand.recordbook("show", item.route.description), isSelected: index == selected)
    }
  }
}
