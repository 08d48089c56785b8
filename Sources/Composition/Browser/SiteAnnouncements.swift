import Synchronization
import System

/// Notices for a person who runs, or does something else meanwhile: one in five seconds, of those that wait the most
/// important first.
final class SiteAnnouncements: Sendable {
  struct Notice: Sendable {
    let text: String
    /// 0 is the most important.
    let rank: Int
  }

  private let state = Mutex(State())

  private struct State {
    var waiting: [Notice] = []
    var tell: (@Sendable (String) -> Void)?
    /// When the next may be told, in nanoseconds of the monotonic clock.
    var due: Int64 = 0
    /// A thread waits until then.
    var isAwaited = false
  }

  private let interval: Int64

  /// - Parameter interval: milliseconds between two notices.
  init(interval: Int64 = 5_000) {
    self.interval = interval * 1_000_000
  }

  /// Says who tells them.
  func begin(_ tell: @escaping @Sendable (String) -> Void) {
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

  private func tellAll() {
    while let wait = state.withLock({ state -> Int64? in
      guard !state.waiting.isEmpty else {
        state.isAwaited = false
        return nil
      }
      return max(0, state.due - MonotonicClock.now())
    }) {
      if wait > 0 { Thread.sleep(milliseconds: Int(min(wait / 1_000_000 + 1, 1_000))) }
      let next = state.withLock { state -> (text: String, tell: @Sendable (String) -> Void)? in
        guard MonotonicClock.now() >= state.due, let tell = state.tell,
          let index = state.waiting.indices.min(by: { state.waiting[$0].rank < state.waiting[$1].rank })
        else { return nil }
        state.due = MonotonicClock.now() + interval
        return (state.waiting.remove(at: index).text, tell)
      }
      if let next { next.tell(next.text) }
    }
  }
}
