import KernelApplication
package import KernelDomain

/// Stores profile and settings in memory, and counts their changes.
package final class InMemoryDocuments: ProfileRepository, SettingsRepository {
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

  @discardableResult
  package func change(_ decide: (Profile) -> Profile) -> Profile {
    state.withLock { state in
      let after = decide(state.profile)
      if after != state.profile { state.saves += 1 }
      state.profile = after
      return after
    }
  }

  @discardableResult
  package func change(_ decide: (Settings) -> Settings) -> Settings {
    state.withLock { state in
      let after = decide(state.settings)
      if after != state.settings { state.saves += 1 }
      state.settings = after
      return after
    }
  }
}
