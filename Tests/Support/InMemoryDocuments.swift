import KernelApplication
package import KernelDomain

/// Keeps profile and settings in memory and counts the saves.
package final class InMemoryDocuments: ProfileStore, SettingsStore {
  private struct State {
    var profile = Profile()
    var settings = Settings()
    var saves = 0
  }
  private let state = Locked(State())

  package init() {}

  package var saves: Int { state.withLock { $0.saves } }

  package func profile() -> Profile { state.withLock { $0.profile } }

  package func settings() -> Settings { state.withLock { $0.settings } }

  package func save(_ profile: Profile) {
    state.withLock {
      $0.profile = profile
      $0.saves += 1
    }
  }

  package func save(_ settings: Settings) {
    state.withLock {
      $0.settings = settings
      $0.saves += 1
    }
  }
}
