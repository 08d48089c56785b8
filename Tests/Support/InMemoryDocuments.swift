package import KernelApplication
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
  package func change(_ decide: (Profile) -> Profile) -> Profile { recordChange(decide).profile }

  /// Numbers the changes from 1, together with those of the settings.
  package func recordChange(_ decide: (Profile) -> Profile) -> (number: Int?, profile: Profile) {
    state.withLock { state in
      let after = decide(state.profile)
      let isChanged = after != state.profile
      if isChanged { state.saves += 1 }
      state.profile = after
      return (isChanged ? state.saves : nil, after)
    }
  }

  @discardableResult
  package func change(_ decide: (Settings) -> Settings) -> Settings {
    state.withLock { InMemoryDocuments.change(&$0, to: decide($0.settings)).settings }
  }

  /// Numbers the changes from 1, together with those of the profile.
  package func recordChange(
    _ decide: (Settings) throws(Failure) -> Settings
  ) throws(Failure) -> (number: Int?, settings: Settings) {
    try state.withLock { (state) throws(Failure) in
      InMemoryDocuments.change(&state, to: try decide(state.settings))
    }
  }

  private static func change(_ state: inout State, to after: Settings) -> (number: Int?, settings: Settings) {
    let isChanged = after != state.settings
    if isChanged { state.saves += 1 }
    state.settings = after
    return (isChanged ? state.saves : nil, after)
  }
}
