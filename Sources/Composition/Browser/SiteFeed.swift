import HTTP
import JSONCoding
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import SupportApplication
import Synchronization
import System

/// The run that this browser started and streams positions to. Pages of other runs ask for no positions.
final class SiteFeed: Sendable {
  private let state = Mutex(State())

  private struct State {
    var run: RunID?
    /// The number of the last batch.
    var sequence = 0
    /// When pages were last notified of new positions, in nanoseconds.
    var told: Int64 = 0
  }

  /// Notes a run that an action of this browser started or ended.
  /// - Parameter isAllowed: whether the browser may stream positions; asked when a run starts, and valid for that run.
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

  /// Nil if this browser feeds no run.
  var run: RunID? { state.withLock { $0.run } }

  func stop() {
    state.withLock { $0 = State() }
  }

  /// The batch with the next number.
  func batch(_ fixes: [LiveFixInput]) -> AddFixes.Input? {
    state.withLock { state in
      guard let run = state.run else { return nil }
      state.sequence += 1
      return AddFixes.Input(run: run, sequence: state.sequence, fixes: fixes)
    }
  }

  /// At most once a second, so that pages show the new positions.
  var isToTell: Bool {
    state.withLock { state in
      let now = MonotonicClock.now()
      guard now - state.told >= 1_000_000_000 else { return false }
      state.told = now
      return true
    }
  }
}

extension BrowserSite {
  /// Takes fixes from the browser's geolocation: JSON in a form with the session's nonce. The answer says whether the
  /// page should go on.
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
  /// Whether the browser may stream positions.
  var isFedByBrowser: Bool {
    value(of: RunningSettings.location) == .text(LocationSource.any.rawValue)
  }
}
