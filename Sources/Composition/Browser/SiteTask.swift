import HTTP
import KernelApplication
import KernelPresentation
import Rendering
import Synchronization
import System

/// A use case that takes long, and is therefore run in a separate thread.
final class SiteTask: ProgressSink {
  /// The screen on which the user started the task.
  let route: Route
  /// The uploaded files that the task reads. They are removed once the task has ended.
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
  /// The result of the task; nil while the task is running.
  var outcome: Result<SiteOutcome, Failure>? { state.withLock { $0.outcome } }

  /// Returns the result of the task, in order to show it; nil while the task is running. If the result is a page that
  /// may be shown only once, only the first call returns it.
  func takeOutcome() -> Result<SiteOutcome, Failure>? {
    state.withLock { state in
      defer { if case .success(.shows(_, let then))? = state.outcome { state.outcome = .success(.leads(to: then)) } }
      return state.outcome
    }
  }

  func report(_ progress: Progress) { state.withLock { $0.progress = progress } }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Starts the work in another thread. Waits up to 0.4 s for it to end, since most work ends within this time.
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

/// What the browser shows after an action or a task.
enum SiteOutcome: Sendable {
  /// The browser opens the page at this address.
  case leads(to: String)
  /// The browser shows this page once. If the user reloads the page, the browser opens the address `then` instead.
  case shows(String, then: String)

  var response: HTTPResponse {
    switch self {
    case .leads(let location): .seeOther(location)
    case .shows(let page, _): .html(page)
    }
  }
}

/// The tasks of a session, which are numbered from 1.
final class SiteTasks: Sendable {
  private let tasks = Mutex<[SiteTask]>([])

  func add(_ task: SiteTask) -> Int {
    tasks.withLock {
      $0.append(task)
      return $0.count
    }
  }

  /// The task with this number; nil if there is none.
  subscript(number: Int) -> SiteTask? {
    tasks.withLock { $0.indices.contains(number - 1) ? $0[number - 1] : nil }
  }

  func address(_ number: Int, _ pages: ServedPages) -> String { "\(pages.prefix)/task/\(number)" }

  /// Whether these files are no longer needed. True if no running task reads them.
  func isDone(with upload: SiteUpload) -> Bool {
    tasks.withLock { $0.allSatisfy { $0.upload !== upload || $0.outcome != nil } }
  }
}
