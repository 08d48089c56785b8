package import KernelDomain

/// Stores the profile: the name and picture of the book's owner.
package protocol ProfileRepository: Sendable {
  func profile() throws(Failure) -> Profile

  /// Makes one change: `decide` receives the latest profile while nobody else can change it, and returns the new one.
  /// The change is durable when this returns; nothing is written if the profile is unchanged.
  /// - Returns: the profile after the change.
  @discardableResult
  func change(_ decide: (Profile) -> Profile) throws(Failure) -> Profile
}

/// Stores the settings.
package protocol SettingsRepository: Sendable {
  func settings() throws(Failure) -> Settings

  /// Makes one change: `decide` receives the latest settings while nobody else can change them, and returns the new
  /// ones. The change is durable when this returns; nothing is written if the settings are unchanged.
  /// - Returns: the settings after the change.
  @discardableResult
  func change(_ decide: (Settings) -> Settings) throws(Failure) -> Settings
}
