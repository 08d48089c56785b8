import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Where the book's own screens lead, beside them where there is room: every feature, and what the book does itself.
package enum BookRail {
  /// - Parameter features: the words of all features, in the order in which they are shown.
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
