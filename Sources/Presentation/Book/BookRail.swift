import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The links beside the book's own screens in wide windows: to the overview, to each feature, and to reviewing, adding
/// data and settings.
package enum BookRail {
  /// Creates the links.
  /// - Parameter features: the strings of all features, in the order in which their links are shown.
  package static func bar(_ features: [any FeatureStrings], _ language: Language) -> TabBar {
    let tiles = features.compactMap { $0.overview(FeatureParts(), language)?.tile }
    return TabBar(
      [TabBar.Item(Icon("house"), .root) { OverviewStrings(language: $0).title }] + tiles.compactMap(item)
        + [
          TabBar.Item(Icon("tray.full"), ReviewScreen.route) { ReviewScreen.title($0) },
          TabBar.Item(Icon("plus"), AddDataScreen.route) { AddDataScreen.title($0) },
          TabBar.Item(.settings, SettingsScreen.route) { OverviewStrings(language: $0).settings.label ?? "" },
        ])
  }

  private static func item(_ tile: Element) -> TabBar.Item? {
    guard let icon = tile.icon, let route = tile.route, let name = tile.children.first?.text else { return nil }
    return TabBar.Item(Icon(icon.name), route) { _ in name }
  }
}
