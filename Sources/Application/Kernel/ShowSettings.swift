package import KernelDomain

/// All settings with their values now.
package struct ShowSettings: UseCase {
  package static let method = "settings.showSettings"
  package static let summary = "Show how the book is shown: theme, language, what the screens leave out."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput
  package typealias Output = UpdateSettings.Output

  private let store: any SettingsRepository
  private let declared: @Sendable () -> [Setting]

  /// - Parameter declared: the features' settings, in the order in which they are shown.
  package init(store: any SettingsRepository, declared: @escaping @Sendable () -> [Setting]) {
    self.store = store
    self.declared = declared
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(try store.settings(), declared: declared())
  }
}
