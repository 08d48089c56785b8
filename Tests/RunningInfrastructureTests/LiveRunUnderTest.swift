import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

@testable import RunningApplication

/// A live run by its use cases, on a store in memory.
struct LiveRunUnderTest {
  let files: MemoryFileSystem
  let store: Store
  let runs: FileRunRepository
  let live: FileLiveRunRepository
  let reader: RunReader
  let coordinator: LiveRunCoordinator
  let clock: SetClock
  let log: StoreChangeLog

  /// - Parameter holds: false as in a process beside which others change the book.
  init(files: MemoryFileSystem = MemoryFileSystem(), clock: SetClock = SetClock(), holds: Bool = true) throws {
    var options = Store.Options()
    options.patience = .milliseconds(10)
    let open = Store(
      path: "/store", fileSystem: files, clock: clock, reducers: [RunningReducer(), BookReducer()], options: options)
    let store = holds ? try open.holding() : open
    self.files = files
    self.store = store
    self.clock = clock
    let runs = FileRunRepository(store: store)
    self.runs = runs
    let settings = FileSettingsRepository(documents: BookDocuments(store: store))
    live = FileLiveRunRepository(store: store, runs: runs, settings: settings)
    reader = RunReader(
      repository: runs, settings: settings,
      bodyWeights: FileBodyWeightRepository(documents: BookDocuments(store: store)), clock: clock,
      localTime: { CivilDateTime($0) }, zoneOffset: { _, _ in nil })
    coordinator = LiveRunCoordinator(repository: live, notes: LockedLiveRunNotes(), reader: reader)
    let sections: [any SectionChanges] = [RunChanges(store: runs)]
    log = StoreChangeLog(store: store) { sections }
  }

  /// With a run that was started just now.
  static func started() throws -> LiveRunUnderTest {
    let under = try LiveRunUnderTest()
    _ = try StartRun(coordinator: under.coordinator)(StartRun.Input())
    return under
  }

  /// As it is after the process was killed.
  func restarted() throws -> LiveRunUnderTest {
    store.release()
    return try LiveRunUnderTest(files: files, clock: clock)
  }

  /// Fixes of a runner at 3 m/s, every second.
  static func fixes(_ seconds: ClosedRange<Int>) -> [LiveFixInput] {
    seconds.map { second in
      LiveFixInput(
        time: SetClock.start + Int64(second) * 1_000, lat: 50 + Double(second) * 27e-6, lon: 14.4, accuracy: 5,
        heartRate: 150)
    }
  }

  @discardableResult
  func add(
    _ seconds: ClosedRange<Int>, _ sequence: Int, to run: RunID? = nil, by caller: (any Caller)? = nil,
    takeOver: Bool? = nil
  ) throws(Failure) -> AddFixes.Output {
    clock.now(at: SetClock.start + Int64(seconds.upperBound) * 1_000)
    let id = run ?? RunID(start: SetClock.start)
    return try AddFixes(coordinator: coordinator)(
      AddFixes.Input(run: id, sequence: sequence, fixes: LiveRunUnderTest.fixes(seconds), takeOver: takeOver),
      progress: TestCall(by: caller))
  }
}

/// A clock that tests set.
final class SetClock: WallClock {
  static let start = Timestamp(seconds: 1_750_000_000)
  private let time = Locked(SetClock.start)
  /// Milliseconds by which it was set while no time passed.
  private let leapt = Locked(Int64(0))

  var uptime: Uptime { Uptime(start: "", milliseconds: now().milliseconds - leapt.withLock { $0 }) }

  /// It is set to another time.
  func leap(by milliseconds: Int64) {
    time.withLock { $0 = $0 + milliseconds }
    leapt.withLock { $0 += milliseconds }
  }

  func pass(_ milliseconds: Int64) {
    time.withLock { $0 = $0 + milliseconds }
  }

  func now() -> Timestamp { time.withLock { $0 } }

  func now(at time: Timestamp) {
    self.time.withLock { $0 = time }
  }
}
