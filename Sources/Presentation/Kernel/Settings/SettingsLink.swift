package import KernelApplication
package import KernelDomain

/// Adds a row to the settings screen that leads to a feature's own settings screen.
package struct SettingsLink: SettingsContributor {
  private let text: @Sendable (Language) -> String
  private let hint: @Sendable (Language) -> String
  private let destination: Destination

  package init(
    to destination: Destination, _ text: @escaping @Sendable (Language) -> String,
    hint: @escaping @Sendable (Language) -> String
  ) {
    self.text = text
    self.hint = hint
    self.destination = destination
  }

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    group == .display ? [.row(text(language), hint: hint(language), to: destination)] : []
  }
}
