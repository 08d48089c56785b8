import KernelPresentation
import Synchronization

/// What was done in a session, to be told on the page that comes after it; and what the site itself offers to do, beside
/// the actions of screens.
final class SiteNotices: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var toasts: [Int: Element] = [:]
    /// By the keys of their actions.
    var offers: [String: SiteOffer] = [:]
  }

  /// So many are kept for pages that were never asked for.
  private static let most = 100

  /// - Returns: the notice's number.
  func add(_ toast: Element) -> Int {
    for action in toast.children.compactMap(\.action) { offer(SiteOffer(action: action, then: nil)) }
    return state.withLock { state in
      state.count += 1
      state.toasts[state.count] = toast
      state.toasts[state.count - SiteNotices.most] = nil
      return state.count
    }
  }

  /// What a notice says, by its number, for the page that comes after what was done; who loads that page again, or comes
  /// back to it, is not told again.
  func take(_ number: Int) -> Element? { state.withLock { $0.toasts.removeValue(forKey: number) } }

  func offer(_ offer: SiteOffer) { state.withLock { $0.offers[offer.action.key] = offer } }

  /// What was offered in this session by an action of that key.
  func offer(_ key: String) -> SiteOffer? { state.withLock { $0.offers[key] } }
}

/// An action that a page offers.
struct SiteOffer: Sendable {
  let action: Action
  /// Where it leads; nil is back to where it was offered.
  let then: Route?
}
