package import KernelApplication
package import KernelDomain

/// Settings that can't be changed.
package struct FixedSettings: SettingsRepository {
  private let kept: Settings

  package init(_ kept: Settings = Settings()) {
    self.kept = kept
  }

  package func settings() throws(Failure) -> Settings { kept }
  package func recordChange(_ decide: (Settings) throws(Failure) -> Settings) -> (number: Int?, settings: Settings) {
    (nil, kept)
  }
}
