package import KernelDomain

/// Keeps the profile. A change is durable when it returns.
package protocol ProfileStore: Sendable {
  func profile() throws(Failure) -> Profile
  func save(_ profile: Profile) throws(Failure)
}

/// Keeps the settings. A change is durable when it returns.
package protocol SettingsStore: Sendable {
  func settings() throws(Failure) -> Settings
  func save(_ settings: Settings) throws(Failure)
}
