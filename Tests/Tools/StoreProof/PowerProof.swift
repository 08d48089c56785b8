import KernelApplication
import Libc
import System
import TestSupport

/// Cuts the power at every moment of a workload, in every state in which the disk may then be, and recovers from each
/// state with the store's own code.
struct PowerProof<Load: Workload> {
  private(set) var count = PowerCount()
  private let seed: UInt64
  private let limits: PowerLimits
  private let block: Int
  private var random: SeededGenerator

  init(seed: UInt64, _ limits: PowerLimits) {
    self.seed = seed
    self.limits = limits
    block = seed % 2 == 0 ? 512 : 4_096
    random = SeededGenerator(seed: seed &* 0x1_0001)
  }

  mutating func run() throws {
    let load = Load(seed: seed)
    var trace = Trace(load, load.disk, holding: .holds(load.empty), writesWhole: seed % 4 != 1)
    for _ in 0..<limits.changes where trace.problems.isEmpty { try trace.step(fault()) }
    count.acknowledged += trace.acknowledged
    count.refused += trace.refused
    count.workloads += 1
    report(trace.problems)
    explore(trace)
  }

  /// A fault in an operation of the change: an error, or the death of the process, after which nothing more is done.
  private mutating func fault() -> MemoryFileSystem.Fault? {
    let at = Int.random(in: 1...45, using: &random)
    let code = [EIO, ENOSPC].randomElement(using: &random)!
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return MemoryFileSystem.Fault(at: at, code: code)
    case 1: return .death(at: at)
    default: return nil
    }
  }

  private mutating func explore(_ trace: Trace<Load>) {
    var disk = CrashDisk(
      files: trace.start.files, folders: trace.start.folders, inodes: trace.start.inodes, block: block)
    var done = 0
    for span in trace.spans {
      var seen: Set<Int> = []
      for moment in span.operations {
        for operation in trace.operations[done..<moment] { disk.apply(operation) }
        done = moment
        count.moments += 1
        let states = disk.states()
        let isWhole = states.count <= limits.states
        for number in 0..<(isWhole ? states.count : limits.states) {
          let state = isWhole ? states.state(number) : states.state(&random)
          guard seen.insert(state.fingerprint).inserted else { continue }
          check(state, span, moment, trace.load)
        }
      }
    }
  }

  private mutating func check(_ state: CrashState, _ span: Trace<Load>.Span, _ moment: Int, _ load: Load) {
    count.states += 1
    let place = "seed \(seed), \(span.name), operation \(moment)"
    guard let found = recover(state, span, place, load) else { return }
    guard count.states % limits.recoveries == 0 else { return }
    do {
      try crashAgain(state, found, span, place, load)
    } catch {
      report(["\(place), recovered: \(error)"])
    }
  }

  /// What the store's own code finds, if it is one of the allowed findings; otherwise nil.
  private mutating func recover(
    _ state: CrashState, _ span: Trace<Load>.Span, _ place: String, _ load: Load
  ) -> Finding<Load.Model>? {
    let fileSystem = MemoryFileSystem(files: state.files, folders: state.folders, writesWhole: true)
    do {
      let found = try Finding { try load.read(fileSystem) }
      guard span.allowed.contains(found) else {
        report(["\(place): found \(found), may be \(span.allowed)"])
        return nil
      }
      if case .holds(let model) = found { look(state, fileSystem, model, span, place, load) }
      return found
    } catch {
      report(["\(place): \(error)"])
      return nil
    }
  }

  /// Checks for problems other than wrong contents.
  private mutating func look(
    _ state: CrashState, _ fileSystem: MemoryFileSystem, _ model: Load.Model, _ span: Trace<Load>.Span, _ place: String,
    _ load: Load
  ) {
    var numbers = span.numbers
    if let problem = numbers.take(load.numbers(model)) { report(["\(place): \(problem)"]) }
    guard count.states % 4 == 0 else { return }
    if let problem = load.problem(fileSystem, model) { report(["\(place): \(problem)"]) }
    if let trace = state.trace(of: span.erased) { report(["\(place): erased, and there: \(trace)"]) }
  }

  /// Cuts the power again, during the first change after a crash.
  private mutating func crashAgain(
    _ state: CrashState, _ found: Finding<Load.Model>, _ span: Trace<Load>.Span, _ place: String, _ load: Load
  ) throws {
    var load = load
    var change = span.change
    if case .holds(let model) = found {
      repeat { change = load.change(model) } while change.damage != nil
    }
    var trace = Trace(
      load, state, holding: found, writesWhole: true, numbers: span.numbers, erased: span.erased)
    try trace.run(change)
    report(trace.problems.map { "\(place), recovered: \($0)" })
    var disk = CrashDisk(
      files: trace.start.files, folders: trace.start.folders, inodes: trace.start.inodes, block: block)
    var done = 0
    for span in trace.spans {
      for moment in span.operations {
        for operation in trace.operations[done..<moment] { disk.apply(operation) }
        done = moment
        count.secondCrashes += 1
        _ = recover(disk.states().state(&random), span, "\(place), recovered, operation \(moment)", load)
      }
    }
  }

  private mutating func report(_ problems: [String]) {
    count.problems += problems.count
    count.examples += problems.prefix(max(5 - count.examples.count, 0)).map { String($0.prefix(4_000)) }
  }
}
