import KernelApplication
package import KernelDomain

/// One of the tabs that stay visible on a feature's screens.
package struct Tab: Codable, Hashable, Sendable {
  package var label: String
  package var icon: Icon
  /// The route of the screen that the tab opens. It may be a screen of another feature.
  package var route: Route
  /// The command that shows the tab's screen in a terminal.
  package var command: String
  /// Whether the current screen belongs to the tab.
  package var isSelected: Bool
  /// How many items on the tab's screen need a decision or other action by the user; nil if there are none or the
  /// number is unknown.
  package var count: Int?

  private enum CodingKeys: String, CodingKey {
    case label, icon, route, command, count
    case isSelected = "selected"
  }
}

/// The tabs of a feature. They are registered together with the feature's screens, whose code does not refer to them.
package struct TabBar: Sendable {
  package struct Item: Sendable {
    let icon: Icon
    let route: Route
    let isFor: [RoutePattern]
    let label: @Sendable (Language) -> String
    private(set) var count: Int?

    /// Returns a copy of the tab that shows `count`, the number of items on its screen that need a decision or other
    /// action by the user.
    package func counting(_ count: Int) -> Item {
      var item = self
      item.count = count > 0 ? count : nil
      return item
    }

    /// Creates a tab.
    /// - Parameters:
    ///   - icon: the icon.
    ///   - route: the route of the screen that the tab opens. The tab is selected on all screens whose routes start
    ///     with this route.
    ///   - also: patterns such as `support/run/PLAN/share`. The tab is also selected on all screens whose routes begin
    ///     with a match of one of these patterns.
    ///   - label: returns the tab's text.
    package init(_ icon: Icon, _ route: Route, also: [String] = [], label: @escaping @Sendable (Language) -> String) {
      self.icon = icon
      self.route = route
      self.label = label
      isFor = [RoutePattern(route.path.joined(separator: "/"))] + also.map { RoutePattern($0) }
    }
  }

  let items: [Item]

  package init(_ items: [Item]) { self.items = items }

  /// Returns the tabs for the screen at a route. At most one tab is selected: the one whose route or pattern matches
  /// the longest beginning of the screen's route.
  package func tabs(of route: Route, _ language: Language) -> [Tab] {
    let fits = items.map { item in item.isFor.filter { $0.begins(route) }.map(\.parts.count).max() ?? 0 }
    let best = fits.max() ?? 0
    let selected = best > 0 ? fits.firstIndex(of: best) : items.firstIndex { $0.route == .root && route.path.isEmpty }
    return items.enumerated().map { index, item in
      Tab(
        label: item.label(language), icon: item.icon, route: item.route,
        command: ShellCommand.recordbook("show", item.route.description), isSelected: index == selected,
        count: item.count)
    }
  }
}
