import KernelDomain

/// Lists all settings with their current values.
package struct ShowSettings: UseCase {
  package static let method = "settings.showSettings"
  package static let summary = "Show all settings, such as the theme, the language and what screens leave out."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput
  package typealias Output = UpdateSettings.Output

  let settings: any SettingsRepository
  /// Returns the features' settings, in the order in which screens list them.
  let declared: @Sendable () -> [Setting]

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(try settings.settings(), declared: declared())
  }
}
