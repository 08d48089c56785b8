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
    /// The question that the user has not answered yet.
    var question: PoolQuestion?
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

  /// The number of the next notice or question.
  func nextNumber() -> Int {
    state.withLock { state in
      state.count += 1
      return state.count
    }
  }

  /// Offers to answer a question, and keeps its files. Only the latest question can be answered, so that files do not
  /// pile up.
  func ask(_ question: PoolQuestion, then: Route) {
    let old = state.withLock { state in
      let old = state.question
      if let old { state.offers[old.action.key] = nil }
      state.question = question
      state.offers[question.action.key] = SiteOffer(action: question.action, then: then, question: question)
      return old
    }
    question.upload.keep()
    if let old, old.upload !== question.upload { old.upload.discard() }
  }

  /// Withdraws the question that the user has not answered, and removes its files.
  /// - Parameter upload: the files about which not to ask any more; nil to withdraw the question whatever its files are.
  func forgetQuestion(about upload: SiteUpload? = nil) {
    let question = state.withLock { state -> PoolQuestion? in
      guard let question = state.question, upload == nil || question.upload === upload else { return nil }
      state.question = nil
      state.offers[question.action.key] = nil
      return question
    }
    question?.upload.discard()
  }

  /// Returns the action with this key. Nil if the site has not offered it in this session.
  func offer(_ key: String) -> SiteOffer? { state.withLock { $0.offers[key] } }
}

/// An action that the site itself offers on a page.
struct SiteOffer: Sendable {
  let action: Action
  /// The screen to show after the action; nil for the screen on which the action was offered.
  let then: Route?
  /// The question that the action answers; nil if the action needs no answer.
  var question: PoolQuestion?
  /// The control that the user had pressed before the site made the offer; empty if the site made the offer without
  /// such a control.
  var pressed = PressedControl()
}
