import KernelDomain
package import KernelPresentation

/// A feature's name, icon, hue and first screen. They represent the feature wherever the book lists its features, such
/// as on the overview or in the results of an import.
package struct FeatureTitle {
  let name: String
  private let icon: String
  let hue: Hue
  private let home: Destination

  /// Creates the title.
  /// - Parameters:
  ///   - icon: the SF Symbols name of the feature's icon.
  ///   - home: the feature's first screen.
  package init(_ name: String, icon: String, _ hue: Hue, home: Destination) {
    self.name = name
    self.icon = icon
    self.hue = hue
    self.home = home
  }

  /// Returns the feature's tile for the overview: its icon in its hue, its name and its state.
  func tile(_ state: String) -> Element {
    Element(
      .row, label: "\(name): \(state)", fill: hue.fill, icon: Icon(icon, .featured), to: home,
      children: [.cell(name, .leading, .body), .cell(state, .trailing, .caption, Hue.secondary.text)])
  }

  /// The link to the feature that is shown beside the book's screens.
  var link: TabBar.Item {
    TabBar.Item(Icon(icon), home.route, also: Array(home.route.path.prefix(1))) { [name] _ in name }
  }

  /// Returns a cell with the book's icon and a name. It is used for things that belong to no feature, such as the
  /// book's own settings.
  static func bookCell(_ name: String) -> Element {
    Element(.text, name, placement: .leading, type: .body, fill: Hue.gray.fill, icon: Icon("book", .featured))
  }

  /// Returns a cell with the feature's icon and a name, for something that belongs to the feature.
  func cell(_ name: String) -> Element {
    Element(.text, name, placement: .leading, type: .body, fill: hue.fill, icon: Icon(icon, .featured))
  }
}
