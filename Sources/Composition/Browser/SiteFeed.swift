import HTTP
import JSONCoding
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import SupportApplication
import Synchronization
import System

/// The live run to which this browser sends positions, which is the one that was started in this browser. The browser
/// does not send positions to other runs.
final class SiteFeed: Sendable {
  private let state = Mutex(State())

  private struct State {
    var run: RunID?
    /// The number that identifies the most recent batch of positions.
    var sequence = 0
    /// When pages were last notified of new positions, in nanoseconds on the monotonic clock.
    var lastSent: Int64 = 0
  }

  /// Updates the state after an action in this browser, which may have started or ended a run.
  /// - Parameter isAllowed: returns whether the browser may send positions. It is called when a run starts, and its
  ///   result applies to the whole run.
  func note(_ method: String, _ input: [UInt8], _ output: [UInt8], isAllowed: () -> Bool) {
    switch method {
    case StartRun.method:
      guard isAllowed() else { return stop() }
      let begun = try? JSONDocument.decode(LiveRunOutput.self, from: output, unknownMembers: .passedOver)
      let asked = try? JSONDocument.decode(StartRun.Input.self, from: input)
      let run = asked?.indoor == true ? nil : begun?.run
      state.withLock { $0 = State(run: run) }
    case StartSupportedRun.method:
      guard isAllowed() else { return stop() }
      let begun = try? JSONDocument.decode(StartSupportedRun.Output.self, from: output, unknownMembers: .passedOver)
      let asked = try? JSONDocument.decode(StartSupportedRun.Input.self, from: input)
      let run = asked?.indoor == true ? nil : begun?.run
      state.withLock { $0 = State(run: run) }
    case FinishRun.method, SaveRun.method, DiscardRun.method: stop()
    default: return
    }
  }

  /// The run to which this browser sends positions; nil if there is none.
  var run: RunID? { state.withLock { $0.run } }

  func stop() {
    state.withLock { $0 = State() }
  }

  /// Creates the next numbered batch of fixes (positions); nil if there is no run.
  func batch(_ fixes: [LiveFixInput]) -> AddFixes.Input? {
    state.withLock { state in
      guard let run = state.run else { return nil }
      state.sequence += 1
      return AddFixes.Input(run: run, sequence: state.sequence, fixes: fixes)
    }
  }

  /// Whether pages must be notified of new positions now. This happens at most once per second: when the property
  /// returns true, it also records the time of the notification.
  var isToTell: Bool {
    state.withLock { state in
      let now = MonotonicClock.now()
      guard now - state.lastSent >= 1_000_000_000 else { return false }
      state.lastSent = now
      return true
    }
  }
}

extension BrowserSite {
  /// Adds fixes (positions) sent by the browser to the live run. They are JSON in a form that also contains the
  /// session's nonce. The status of the response tells the page whether to continue sending.
  func feed(_ request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
    let form = try request.form()
    try nonce.check(form)
    guard let text = form["fixes"] else { throw .malformedForm }
    do throws(Failure) {
      let fixes = try JSONInput(Array(text.utf8)).decode([LiveFixInput].self)
      guard let batch = feed.batch(fixes) else { return BrowserSite.fed(.conflict) }
      _ = try events.writing { () throws(Failure) in
        try book.with { (book) throws(Failure) in try book.call(AddFixes.self, batch) }
      }
      if feed.isToTell { events.changed() }
      return BrowserSite.fed(.ok)
    } catch {
      switch error {
      case .conflict, .notFound:
        feed.stop()
        return BrowserSite.fed(.conflict)
      default: return BrowserSite.fed(error.status)
      }
    }
  }

  private static func fed(_ status: HTTPStatus) -> HTTPResponse {
    HTTPResponse(status, ["Content-Type": "text/plain; charset=utf-8"], body: .bytes([]))
  }
}

extension ShowSettings.Output {
  /// Whether the user's settings allow the browser to send positions.
  var isFedByBrowser: Bool {
    value(of: RunningSettings.location) == .text(LocationSource.any.rawValue)
  }
}
