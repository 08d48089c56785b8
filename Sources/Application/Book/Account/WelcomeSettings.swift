package import KernelApplication
package import KernelDomain

/// The settings that record that the user has left the features' welcome screens. Whoever logs in has left them.
package struct WelcomeSettings: Sendable {
  private let settings: any SettingsRepository
  private let declared: @Sendable () -> [Setting]

  /// Creates the settings.
  /// - Parameter declared: returns all settings of the book and its features.
  package init(_ settings: any SettingsRepository, declared: @escaping @Sendable () -> [Setting]) {
    self.settings = settings
    self.declared = declared
  }

  /// Records that the user has left all welcome screens. Does nothing if that is recorded already, or if the settings
  /// cannot be changed, since the book should open all the same.
  func leave() {
    let welcomes = declared().filter(\.isWelcome)
    _ = try? settings.change { settings in
      var settings = settings
      for welcome in welcomes { settings.values[welcome.name] = .flag(true) }
      return settings
    }
  }
}
