import HTTP
import KernelApplication
import KernelPresentation
import Rendering
import Synchronization
import System

/// A use case that takes long, at work on a thread of its own.
final class SiteTask: ProgressSink {
  /// The screen that it was started from.
  let route: Route
  /// The files that it reads; they go away with it.
  let upload: SiteUpload
  private let state = Mutex(State())
  private let cancelled = Atomic(false)

  private struct State {
    var progress: Progress?
    var outcome: Result<SiteOutcome, Failure>?
  }

  init(route: Route, upload: SiteUpload) {
    self.route = route
    self.upload = upload
  }

  var progress: Progress? { state.withLock { $0.progress } }
  /// Nil while it is at work.
  var outcome: Result<SiteOutcome, Failure>? { state.withLock { $0.outcome } }

  /// The same for who is shown it: a page that is told once is not told again.
  func takeOutcome() -> Result<SiteOutcome, Failure>? {
    state.withLock { state in
      defer { if case .success(.shows(_, let then))? = state.outcome { state.outcome = .success(.leads(to: then)) } }
      return state.outcome
    }
  }

  func report(_ progress: Progress) { state.withLock { $0.progress = progress } }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Does the work on another thread, and waits a moment for it: most is done soon.
  func start(_ work: @escaping @Sendable (SiteTask) -> Result<SiteOutcome, Failure>) {
    Thread.detached { [self] in
      let outcome = work(self)
      upload.remove()
      state.withLock { $0.outcome = outcome }
    }
    let due = MonotonicClock.now() + 400_000_000
    while outcome == nil, MonotonicClock.now() < due { Thread.sleep(milliseconds: 5) }
  }
}

/// What an action did.
enum SiteOutcome: Sendable {
  /// The address of the page that comes after it.
  case leads(to: String)
  /// A page that is told this once, and what comes after it.
  case shows(String, then: String)

  var response: HTTPResponse {
    switch self {
    case .leads(let location): .seeOther(location)
    case .shows(let page, _): .html(page)
    }
  }
}

/// The tasks of a session, by number from 1.
final class SiteTasks: Sendable {
  private let tasks = Mutex<[SiteTask]>([])

  func add(_ task: SiteTask) -> Int {
    tasks.withLock {
      $0.append(task)
      return $0.count
    }
  }

  /// Nil for a number that no task has.
  subscript(number: Int) -> SiteTask? {
    tasks.withLock { $0.indices.contains(number - 1) ? $0[number - 1] : nil }
  }

  func address(_ number: Int, _ pages: ServedPages) -> String { "\(pages.prefix)/task/\(number)" }

  /// Whether no task reads those files any more.
  func isDone(with upload: SiteUpload) -> Bool {
    tasks.withLock { $0.allSatisfy { $0.upload !== upload || $0.outcome != nil } }
  }
}
