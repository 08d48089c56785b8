import KernelDomain
package import KernelPresentation

/// How a feature appears wherever the book lists its features, such as on the overview, beside the book's screens and
/// among what an import brought.
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

  /// Returns the link to the feature beside the book's screens.
  var link: TabBar.Item { TabBar.Item(Icon(icon), home.route) { [name] _ in name } }

  /// Returns a cell that names a thing of the book itself, which belongs to no feature.
  static func bookCell(_ name: String) -> Element {
    Element(.text, name, placement: .leading, type: .body, fill: Hue.gray.fill, icon: Icon("book", .featured))
  }

  /// Returns a cell that names a thing of the feature after the feature's icon.
  func cell(_ name: String) -> Element {
    Element(.text, name, placement: .leading, type: .body, fill: hue.fill, icon: Icon(icon, .featured))
  }
}
