package import KernelDomain

/// Stores the profile: the name and picture of the book's owner.
package protocol ProfileRepository: Sendable {
  func profile() throws(Failure) -> Profile

  /// Changes the profile. `decide` receives the latest profile and returns the new one; nobody else can change the
  /// profile meanwhile. The change is durable when this returns. Nothing is written if `decide` returns an equal
  /// profile.
  /// - Returns: the profile after the change.
  @discardableResult
  func change(_ decide: (Profile) -> Profile) throws(Failure) -> Profile
}

/// Stores the settings.
package protocol SettingsRepository: Sendable {
  func settings() throws(Failure) -> Settings

  /// Changes the settings. `decide` receives the latest settings and returns the new ones; nobody else can change the
  /// settings meanwhile. The change is durable when this returns. Nothing is written if `decide` returns equal
  /// settings.
  /// - Returns: the settings after the change.
  @discardableResult
  func change(_ decide: (Settings) -> Settings) throws(Failure) -> Settings
}
