import HTTP
import KernelApplication
import KernelPresentation
import Rendering
import Synchronization
import System

/// A long use case, at work on a thread of its own.
final class SiteTask: ProgressSink {
  /// The screen that started it.
  let route: Route
  /// The files that it reads, removed together with it.
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

  /// The result for the page that shows it, which shows it only once.
  func takeOutcome() -> Result<SiteOutcome, Failure>? {
    state.withLock { state in
      defer { if case .success(.shows(_, let then))? = state.outcome { state.outcome = .success(.leads(to: then)) } }
      return state.outcome
    }
  }

  func report(_ progress: Progress) { state.withLock { $0.progress = progress } }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Starts the work on another thread and waits a moment, because most work ends soon.
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

/// The result of an action.
enum SiteOutcome: Sendable {
  /// The address of the page to show next.
  case leads(to: String)
  /// A page to show once, and the address after it.
  case shows(String, then: String)

  var response: HTTPResponse {
    switch self {
    case .leads(let location): .seeOther(location)
    case .shows(let page, _): .html(page)
    }
  }
}

/// The tasks of a session, numbered from 1.
final class SiteTasks: Sendable {
  private let tasks = Mutex<[SiteTask]>([])

  func add(_ task: SiteTask) -> Int {
    tasks.withLock {
      $0.append(task)
      return $0.count
    }
  }

  /// Nil if no task has this number.
  subscript(number: Int) -> SiteTask? {
    tasks.withLock { $0.indices.contains(number - 1) ? $0[number - 1] : nil }
  }

  func address(_ number: Int, _ pages: ServedPages) -> String { "\(pages.prefix)/task/\(number)" }

  /// Whether no task reads these files any more.
  func isDone(with upload: SiteUpload) -> Bool {
    tasks.withLock { $0.allSatisfy { $0.upload !== upload || $0.outcome != nil } }
  }
}
