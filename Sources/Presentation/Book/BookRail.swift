import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The links beside screens without tabs in wide windows, such as the book's own. They lead to the overview, to each
/// feature, to the review, to adding data, and to the settings.
package enum BookRail {
  /// Creates the links.
  /// - Parameters:
  ///   - features: the texts of all features, in the order in which the links to the features are shown.
  ///   - awaiting: the number of questions that the user still has to decide; 0 if there are none or the number is
  ///     unknown.
  package static func bar(
    _ features: [any FeatureStrings], awaiting: Int = 0, _ language: Language
  ) -> TabBar {
    TabBar(
      [TabBar.Item(Icon("house"), .root) { OverviewStrings(language: $0).title }]
        + features.compactMap { $0.title(language)?.link }
        + [
          TabBar.Item(Icon("tray.full"), ReviewScreen.route) { ReviewScreen.title($0) }.counting(awaiting),
          TabBar.Item(Icon("plus"), AddDataScreen.route) { AddDataScreen.title($0) },
          TabBar.Item(.settings, SettingsScreen.route) { OverviewStrings(language: $0).settings.label ?? "" },
        ])
  }
}
