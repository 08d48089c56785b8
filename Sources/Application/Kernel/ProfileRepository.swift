package import KernelDomain

/// Keeps the profile.
package protocol ProfileRepository: Sendable {
  func profile() throws(Failure) -> Profile

  /// Makes one change: `decide` gets the latest profile while nobody else can change it, and returns what becomes of it.
  /// The change is durable when this returns; nothing is written where it leaves the profile as it is.
  /// - Returns: the profile after it.
  @discardableResult
  func change(_ decide: (Profile) -> Profile) throws(Failure) -> Profile
}

/// Keeps the settings.
package protocol SettingsRepository: Sendable {
  func settings() throws(Failure) -> Settings

  /// Makes one change: `decide` gets the latest settings while nobody else can change them, and returns what becomes of
  /// them. The change is durable when this returns; nothing is written where it leaves the settings as they are.
  /// - Returns: the settings after it.
  @discardableResult
  func change(_ decide: (Settings) -> Settings) throws(Failure) -> Settings
}
