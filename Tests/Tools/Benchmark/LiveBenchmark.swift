import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingDomain
import SwimmingInfrastructure
import Synchronization
import System
import TestSupport

/// `live FOLDER ROUNDS` measures additions to a live file under load. Each round has two halves. In both, an import of
/// 12,000 swims is committed repeatedly, and a reader queries a section every millisecond. In one half, 1,000 entries
/// per second are also added to a live file, with one sync for all that are waiting, while a plain loop writes and
/// syncs the same bytes as often. Prints a line per round, in milliseconds: the 99th percentile and the median of an
/// addition, of the plain loop, of the query in the half without additions, and of the query in the other half; then
/// how many imports were committed in each half.
enum LiveBenchmark {
  static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.count == 2, let rounds = Int(arguments[1]) else { return 2 }
    let load = try LiveLoad(folder: arguments[0])
    for round in 0..<rounds {
      var halves = [Bool: LiveLoad.Half]()
      for adds in [round % 2 == 0, round % 2 != 0] { halves[adds] = try load.half(adds: adds) }
      guard let with = halves[true], let without = halves[false] else { return 1 }
      let times = [with.added, with.plain, without.asked, with.asked]
      let figures = times.flatMap { ["\($0.percentile(99))", "\($0.percentile(50))"] }
      print((figures + ["\(without.imports)", "\(with.imports)"]).joined(separator: " "))
      ThisProcess.flushPrinted()
    }
    load.end()
    return 0
  }
}

/// The operations that run at the same time.
private final class LiveLoad: Sendable {
  struct Half {
    var added: [Double] = []
    var plain: [Double] = []
    var asked: [Double] = []
    var imports = 0
  }

  private let store: Store
  private let plain: OpenFile
  private let years: [(key: FileKey, bytes: [UInt8])]
  private let isOver = Atomic(false)
  private let half = Mutex(Half())
  private static let section = FeatureID("running" as StaticString)
  /// An entry about as long as an entry with one fix.
  private static let entry = Array(
    #"{"run":"r20260503T064500Z","sequence":1,"fixes":[[1777790700000,500000000,144000000,12,24500]]}"#.utf8)

  init(folder: String) throws {
    var options = Store.Options()
    options.patience = .seconds(60)
    let found = Store(path: folder + "/store", clock: SystemClock(), reducers: [], options: options)
    try found.transaction { (transaction) throws(Failure) in
      try transaction.append(Entry.set("goal", Array("30".utf8)), to: LiveLoad.section)
      try transaction.startLive(of: LiveLoad.section)
    }
    store = try found.holding()
    plain = try PosixFileSystem().open(folder + "/plain", .create)
    let swims = SyntheticBook.book(swims: 12_000, lapsEach: 60).swims
    years = (0..<20).map { year in
      (
        FileKey(.swimming, "workouts", "\(2_000 + year)"),
        SwimCoding.encode(Array(swims[year * 600..<(year + 1) * 600]))
      )
    }
    // The first addition renews the file.
    try store.addToLive(LiveLoad.entry, of: LiveLoad.section)
  }

  func end() {
    store.release()
    PosixFileSystem().close(plain)
  }

  func half(adds: Bool) throws -> Half {
    isOver.store(false, ordering: .releasing)
    half.withLock { $0 = Half() }
    let all: [@Sendable () -> Void] = [{ self.importAgainAndAgain() }, { self.ask() }]
    let additions: [@Sendable () -> Void] = [{ self.add() }, { self.write() }]
    let threads = try (all + (adds ? additions : [])).map { try Thread($0) }
    for _ in 0..<5 { Thread.sleep(milliseconds: 900) }
    isOver.store(true, ordering: .releasing)
    for thread in threads { thread.join() }
    return half.withLock { $0 }
  }

  private func importAgainAndAgain() {
    while !isOver.load(ordering: .acquiring) {
      try? store.transaction { (transaction) throws(Failure) in
        for year in years { try transaction.put(year.bytes, at: year.key) }
      }
      half.withLock { $0.imports += 1 }
    }
  }

  private func ask() {
    let took = each(1) { _ in _ = try? store.content(of: LiveLoad.section) }
    half.withLock { $0.asked = took }
  }

  private func add() {
    let took = each(1) { count in
      try? store.liveGroup {
        for _ in 0..<count { try? store.addToLive(LiveLoad.entry, of: LiveLoad.section) }
      }
    }
    half.withLock { $0.added = took }
  }

  private func write() {
    let files = PosixFileSystem()
    var place = 0
    let took = each(1) { count in
      let bytes = [UInt8]((0..<count).map { _ in LiveLoad.entry }.joined())
      try? files.writeAll(plain, bytes, at: place)
      try? files.syncData(plain)
      place += bytes.count
    }
    half.withLock { $0.plain = took }
  }

  /// Calls `body` about once per interval (in milliseconds) with the number of things that became due since the last
  /// call.
  /// - Returns: the duration of each call, in milliseconds.
  private func each(_ interval: Int64, _ body: (Int) -> Void) -> [Double] {
    var took: [Double] = []
    let begin = MonotonicClock.now()
    var done: Int64 = 0
    while !isOver.load(ordering: .acquiring) {
      let start = MonotonicClock.now()
      let due = (start - begin) / (interval * 1_000_000) - done
      guard due > 0 else {
        Thread.sleep(milliseconds: 1)
        continue
      }
      body(Int(due))
      done += due
      took.append(Double(MonotonicClock.now() - start) / 1e6)
    }
    return took
  }
}

extension [Double] {
  func percentile(_ percent: Int) -> Double {
    isEmpty ? 0 : sorted()[Swift.min(count * percent / 100, count - 1)]
  }
}
