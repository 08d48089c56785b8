import KernelPresentation
import Synchronization
import System

/// Results of what was done in a session, to show on the next page; and actions that the site itself offers, beside
/// those of screens.
final class SiteNotices: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var toasts: [Int: (toast: Element, since: Int64)] = [:]
    /// By the keys of their actions.
    var offers: [String: SiteOffer] = [:]
  }

  /// How many are kept for pages that were never requested.
  private static let most = 100

  /// - Returns: the notice's number.
  func add(_ toast: Element) -> Int {
    for action in toast.children.compactMap(\.action) { offer(SiteOffer(action: action, then: nil)) }
    return state.withLock { state in
      state.count += 1
      state.toasts[state.count] = (toast, MonotonicClock.now())
      state.toasts[state.count - SiteNotices.most] = nil
      return state.count
    }
  }

  /// A notice may be shown for so long, in nanoseconds.
  private static let patience: Int64 = 60_000_000_000

  /// The text of a notice, by its number, for the page after the action. It is shown only once, not when the page is
  /// loaded again, nor when it is old.
  func take(_ number: Int) -> Element? {
    guard let (toast, since) = state.withLock({ $0.toasts.removeValue(forKey: number) }) else { return nil }
    return MonotonicClock.now() - since < SiteNotices.patience ? toast : nil
  }

  func offer(_ offer: SiteOffer) { state.withLock { $0.offers[offer.action.key] = offer } }

  /// The action with this key that was offered in this session.
  func offer(_ key: String) -> SiteOffer? { state.withLock { $0.offers[key] } }
}

/// An action that a page offers.
struct SiteOffer: Sendable {
  let action: Action
  /// Where it leads; nil is back to where it was offered.
  let then: Route?
}
