package import KernelDomain

/// Stores the profile: the name and picture of the book's owner.
package protocol ProfileRepository: Sendable {
  func profile() throws(Failure) -> Profile

  /// Changes the profile. `decide` receives the latest profile and returns the new one; nobody else can change the
  /// profile meanwhile. The change is durable when this returns. Nothing is written if `decide` returns an equal
  /// profile.
  /// - Returns: the number of the change, which is nil if nothing was written, and the profile after it.
  func recordChange(_ decide: (Profile) -> Profile) throws(Failure) -> (number: Int?, profile: Profile)
}

extension ProfileRepository {
  /// Changes the profile like `recordChange`, and returns only the profile after the change.
  @discardableResult
  package func change(_ decide: (Profile) -> Profile) throws(Failure) -> Profile {
    try recordChange(decide).profile
  }
}

/// Stores the settings.
package protocol SettingsRepository: Sendable {
  func settings() throws(Failure) -> Settings

  /// Changes the settings. `decide` receives the latest settings and returns the new ones; nobody else can change the
  /// settings meanwhile. The change is durable when this returns. Nothing is written if `decide` fails or returns equal
  /// settings. `decide` may be called more than once; the last call counts.
  /// - Returns: the number of the change, which is nil if nothing was written, and the settings after it.
  func recordChange(
    _ decide: (Settings) throws(Failure) -> Settings
  ) throws(Failure) -> (number: Int?, settings: Settings)
}

extension SettingsRepository {
  /// Changes the settings like `recordChange`, and returns only the settings after the change.
  @discardableResult
  package func change(_ decide: (Settings) -> Settings) throws(Failure) -> Settings {
    try recordChange(decide).settings
  }
}
