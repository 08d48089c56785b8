import KernelPresentation
import Synchronization
import System

/// The notices of a session, each of which is shown on the page after an action. Also stores the actions that the site
/// itself offers in addition to those of screens.
final class SiteNotices: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var toasts: [Int: (toast: Element, since: Int64)] = [:]
    /// The actions that the site has offered, by their keys.
    var offers: [String: SiteOffer] = [:]
  }

  /// The maximum number of notices stored. A limit is needed because some notices are never requested.
  private static let most = 100

  /// Stores a notice, and offers the actions on it.
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

  /// How long after an action the notice about it may still be shown, in nanoseconds.
  private static let patience: Int64 = 60_000_000_000

  /// Removes the notice with this number and returns it, so that reloading the page does not show it again. Nil if
  /// there is no such notice, or if it is too old.
  func take(_ number: Int) -> Element? {
    guard let (toast, since) = state.withLock({ $0.toasts.removeValue(forKey: number) }) else { return nil }
    return MonotonicClock.now() - since < SiteNotices.patience ? toast : nil
  }

  func offer(_ offer: SiteOffer) { state.withLock { $0.offers[offer.action.key] = offer } }

  /// Returns the action with this key; nil if the site has not offered it in this session.
  func offer(_ key: String) -> SiteOffer? { state.withLock { $0.offers[key] } }
}

/// An action that the site itself offers on a page.
struct SiteOffer: Sendable {
  let action: Action
  /// The screen to show after the action; nil for the screen on which it was offered.
  let then: Route?
  /// The control that the user pressed before the site made the offer; empty if the site made the offer by itself.
  var pressed = PressedControl()
}
