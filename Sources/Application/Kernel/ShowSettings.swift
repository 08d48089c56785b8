package import KernelDomain

/// All settings with their values now.
package struct ShowSettings: UseCase {
  package static let method = "settings.showSettings"
  package static let summary = "Show how the book is shown: theme, language, what the screens leave out."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput
  package typealias Output = UpdateSettings.Output

  private let store: any SettingsStore
  private let declared: [SettingSwitch]

  /// - Parameter switches: those that the features declare.
  package init(store: any SettingsStore, switches: [SettingSwitch]) {
    self.store = store
    self.declared = switches
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(try store.settings(), declared: declared)
  }
}
