package import KernelApplication
package import KernelDomain

/// Adds a row to the settings screen that leads to a feature's own settings screen and summarises the feature's main
/// settings.
package struct SettingsLink: SettingsContributor {
  private let name: @Sendable (Language) -> String
  private let icon: String
  private let hue: Hue
  private let chosen: @Sendable (UpdateSettings.Output, Language) -> [String]
  private let hint: @Sendable (Language) -> String
  private let destination: Destination

  /// Creates the contributor of the row.
  /// - Parameters:
  ///   - icon: the name of the feature's icon; `hue` is the hue of the icon's background.
  ///   - name: returns the feature's name.
  ///   - chosen: returns a summary of the feature's main settings, such as `kilometers`.
  package init(
    to destination: Destination, icon: String, _ hue: Hue, _ name: @escaping @Sendable (Language) -> String,
    chosen: @escaping @Sendable (UpdateSettings.Output, Language) -> [String],
    hint: @escaping @Sendable (Language) -> String
  ) {
    self.name = name
    self.icon = icon
    self.hue = hue
    self.chosen = chosen
    self.hint = hint
    self.destination = destination
  }

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    guard group == .features else { return [] }
    let words = capitalized(chosen(settings, language).joined(separator: ", "))
    return [
      Element(
        .row, label: "\(name(language)): \(words)", hint: hint(language), icon: .forward, to: destination,
        children: SettingsLink.cells(name(language), words, icon: icon, hue))
    ]
  }

  /// Returns the cells of a feature's row: the feature's icon and name, and a summary of its settings.
  package static func cells(_ name: String, _ chosen: String, icon: String, _ hue: Hue) -> [Element] {
    [
      Element(.text, name, placement: .leading, type: .body, fill: hue.fill, icon: Icon(icon, .featured)),
      .cell(chosen, .trailing, .caption, Hue.secondary.text),
    ]
  }
}
