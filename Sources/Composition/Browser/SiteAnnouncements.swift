import Synchronization
import System

/// Queues the notices that open pages show. They may be read aloud to a user who is running or otherwise busy, so at
/// most one is shown every five seconds, the most important first. A notice that has waited longer than ten seconds is
/// dropped.
final class SiteAnnouncements: Sendable {
  struct Notice: Sendable {
    let text: String
    /// The importance of the notice. 0 means most important; greater numbers mean less important.
    let rank: Int
    /// The first path components of the routes of the screens on which the notice is shown; empty for all screens.
    var screens: [String] = []
    /// When the notice was queued, in nanoseconds on the monotonic clock.
    fileprivate let since = MonotonicClock.now()

    init(text: String, rank: Int, screens: [String] = []) {
      (self.text, self.rank, self.screens) = (text, rank, screens)
    }
  }

  private let state = Mutex(State())

  private struct State {
    var waiting: [Notice] = []
    var tell: (@Sendable (Notice) -> Void)?
    /// The earliest time at which the next notice may be shown, in nanoseconds on the monotonic clock.
    var due: Int64 = 0
    /// Whether a thread is already waiting for the time `due`.
    var isAwaited = false
  }

  private let interval: Int64
  private let patience: Int64

  /// Creates an empty queue.
  /// - Parameters:
  ///   - interval: the shortest time between two notices, in milliseconds.
  ///   - patience: how long a notice may wait before it is dropped, in milliseconds.
  init(interval: Int64 = 5_000, patience: Int64 = 10_000) {
    self.interval = interval * 1_000_000
    self.patience = patience * 1_000_000
  }

  /// Sets the function that shows a notice on the open pages.
  func begin(_ tell: @escaping @Sendable (Notice) -> Void) {
    state.withLock { $0.tell = tell }
  }

  func add(_ notice: Notice) {
    let isFirst = state.withLock { state in
      state.waiting.append(notice)
      defer { state.isAwaited = true }
      return !state.isAwaited
    }
    if isFirst { Thread.detached { self.tellAll() } }
  }

  /// Drops the waiting notices for these screens. Called when the run or other activity that the notices are about has
  /// ended.
  func drop(of screens: [String]) { state.withLock { $0.waiting.removeAll { $0.screens == screens } } }

  private func tellAll() {
    while let wait = state.withLock({ state -> Int64? in
      guard !state.waiting.isEmpty else {
        state.isAwaited = false
        return nil
      }
      return max(0, state.due - MonotonicClock.now())
    }) {
      if wait > 0 { Thread.sleep(milliseconds: Int(min(wait / 1_000_000 + 1, 1_000))) }
      let next = state.withLock { state -> (notice: Notice, tell: @Sendable (Notice) -> Void)? in
        let now = MonotonicClock.now()
        state.waiting.removeAll { now - $0.since > patience }
        guard now >= state.due, let tell = state.tell,
          let index = state.waiting.indices.min(by: { state.waiting[$0].rank < state.waiting[$1].rank })
        else { return nil }
        state.due = now + interval
        return (state.waiting.remove(at: index), tell)
      }
      if let next { next.tell(next.notice) }
    }
  }
}
