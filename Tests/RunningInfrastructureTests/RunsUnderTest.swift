import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport

/// A store in memory with runs and the book's documents.
struct RunsUnderTest {
  let files: MemoryFileSystem
  let store: Store
  let runs: FileRunRepository
  let log: StoreChangeLog

  init(files: MemoryFileSystem = MemoryFileSystem()) {
    var options = Store.Options()
    options.patience = .milliseconds(10)
    let store = Store(
      path: "/store", fileSystem: files, clock: FixedClock(),
      reducers: [RunningReducer(), BookReducer()], options: options)
    self.files = files
    self.store = store
    let runs = FileRunRepository(store: store)
    self.runs = runs
    let sections: [any SectionChanges] = [RunChanges(store: runs)]
    log = StoreChangeLog(store: store) { sections }
  }

  /// The same as another process finds it.
  var reopened: RunsUnderTest { RunsUnderTest(files: files) }

  func put(_ all: [Run]) throws(Failure) {
    _ = try store.transaction { (transaction) throws(Failure) in
      try runs.change(in: &transaction) { _ throws(Failure) in (.put(all.map { EncodedRun($0) }, []), ()) }
    }
  }

  /// - Returns: whether it could be made.
  @discardableResult
  func correct(_ id: RunID, _ change: RunCorrection.Change) throws(Failure) -> Bool {
    let other: [RunID] = if case .join(let next) = change { [next] } else { [] }
    return try runs.correct([id] + other, isDryRun: false) { runs throws(Failure) in
      var after = runs
      return (try? after.make(change, of: id), ())
    }.changed.isChanged
  }

  func undo(_ number: Int) throws(Failure) {
    _ = try store.transaction { (transaction) throws(Failure) in
      try runs.change(in: &transaction) { _ throws(Failure) in (.undo([number]), ()) }
    }
  }
}

/// Runs for tests.
enum TestRun {
  /// A run with a fix each second. It follows a street to the north at about three metres a second, with a rest, a
  /// glitch and gaps between fixes.
  static func run(
    start: Int64 = 1_750_000_000_000, source: String = "Watch", count: Int = 900, seed: UInt64 = 1
  ) throws -> Run {
    var random = SeededGenerator(seed: seed)
    var recorded = RecordedRun(source: source, name: seed.isMultiple(of: 2) ? "Run \(seed)" : nil)
    var latitude: Int64 = 500_000_000
    for second in 0..<count {
      if !(300..<340).contains(second) { latitude += Int64.random(in: 200...340, using: &random) }
      let jump: Int64 = second == 500 ? 900_000 : 0
      var fix = RunFix(time: Timestamp(milliseconds: start + Int64(second) * 1_000))
      if second % 7 != 3 {
        fix.position = RunPosition(latitude: latitude + jump, longitude: 144_000_000)
        fix.accuracy = second.isMultiple(of: 5) ? 4_000 : nil
      }
      fix.elevation = second.isMultiple(of: 3) ? nil : Int32(20_000 + second)
      fix.heartRate = second < 10 ? nil : 150
      recorded.fixes.append(fix)
    }
    recorded.timer = [TimerEvent(time: Timestamp(milliseconds: start), isStart: true)]
    recorded.utcOffset = 7_200
    recorded.laps = [RunLap(start: Timestamp(milliseconds: start), duration: 300_000, length: nil)]
    recorded.device = DeviceTotals(length: 2_500_000, calories: 210)
    return try recorded.ordered().run
  }
}
