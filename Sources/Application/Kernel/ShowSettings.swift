import KernelDomain

/// All settings with their values now.
package struct ShowSettings: UseCase {
  package static let method = "settings.showSettings"
  package static let summary = "Show how the book is shown: theme, language, what the screens leave out."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput
  package typealias Output = UpdateSettings.Output

  let settings: any SettingsRepository
  /// The features' settings, in the order in which they are shown.
  let declared: @Sendable () -> [Setting]

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(try settings.settings(), declared: declared())
  }
}
