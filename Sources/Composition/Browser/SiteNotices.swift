import KernelPresentation
import Synchronization
import System

/// The notices of a session, each of which is shown on the page that follows an action. Also stores the actions that
/// the site itself offers in addition to those of screens.
final class SiteNotices: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var toasts: [Int: (toast: Element, since: Int64)] = [:]
    /// The actions that the site itself has offered, by their keys.
    var offers: [String: SiteOffer] = [:]
  }

  /// The maximum number of notices that are stored. The limit is needed because some notices are never requested.
  private static let most = 100

  /// Stores a notice, and offers the actions that it contains.
  /// - Returns: the number that identifies the notice.
  func add(_ toast: Element) -> Int {
    for action in toast.children.compactMap(\.action) { offer(SiteOffer(action: action, then: nil)) }
    return state.withLock { state in
      state.count += 1
      state.toasts[state.count] = (toast, MonotonicClock.now())
      state.toasts[state.count - SiteNotices.most] = nil
      return state.count
    }
  }

  /// How long after an action its notice may still be shown, in nanoseconds.
  private static let patience: Int64 = 60_000_000_000

  /// Returns the notice with this number and removes it, so that it is not shown again when the page is reloaded. Nil
  /// if there is no such notice, or if it is too old.
  func take(_ number: Int) -> Element? {
    guard let (toast, since) = state.withLock({ $0.toasts.removeValue(forKey: number) }) else { return nil }
    return MonotonicClock.now() - since < SiteNotices.patience ? toast : nil
  }

  func offer(_ offer: SiteOffer) { state.withLock { $0.offers[offer.action.key] = offer } }

  /// Returns the action with this key. Nil if the site has not offered it in this session.
  func offer(_ key: String) -> SiteOffer? { state.withLock { $0.offers[key] } }
}

/// An action that the site itself offers on a page.
struct SiteOffer: Sendable {
  let action: Action
  /// The screen to show after the action; nil for the screen on which the action was offered.
  let then: Route?
  /// The control that the user had pressed before the site made the offer; empty if the site made the offer without
  /// such a control.
  var pressed = PressedControl()
}
