import Glibc
import KernelApplication
import System
import TestSupport

/// A workload as it was run: all that was done to the disk, and what may be found there after a power cut at any
/// moment of it.
struct Trace<Load: Workload> {
  /// What may be found after so many operations.
  struct Span {
    let operations: Range<Int>
    /// For messages.
    let name: String
    /// What was going on, or has just ended.
    let change: Change<Load.Model>
    let allowed: [Finding<Load.Model>]
    /// The numbers that were given by then.
    let numbers: NumberLedger
    /// Words that are nowhere any more.
    let erased: [String]
  }

  private(set) var load: Load
  private(set) var operations: [DiskOperation] = []
  private(set) var spans: [Span] = []
  private(set) var acknowledged = 0
  private(set) var refused = 0
  private(set) var problems: [String] = []
  /// What was there before.
  let start: (files: [String: [UInt8]], folders: Set<String>, inodes: [String: Int])

  private let machine: Machine
  /// What the running system sees: the process that holds the store, where one does.
  private var live: Finding<Load.Model>
  private var allowed: [Finding<Load.Model>]
  private var numbers: NumberLedger
  private var erased: [String]

  init(
    _ load: Load, _ start: CrashState, holding live: Finding<Load.Model>, writesWhole: Bool,
    numbers: NumberLedger = NumberLedger(), erased: [String] = []
  ) {
    self.load = load
    self.live = live
    self.numbers = numbers
    self.erased = erased
    allowed = [live]
    let fileSystem = MemoryFileSystem(files: start.files, folders: start.folders, writesWhole: writesWhole)
    machine = Machine(fileSystem)
    self.start = (start.files, start.folders, fileSystem.inodes)
    fileSystem.record()
  }

  /// Runs one more change.
  /// - Parameter fault: nil where it has to succeed.
  mutating func step(_ fault: MemoryFileSystem.Fault?) throws {
    // A refused change that could not be taken back is seen by whoever comes next, and not by the one who holds the
    // store: let that one go, so that one knows what the next change builds on.
    let onDisk = try Finding { try load.read(machine.copy()) }
    if onDisk != live {
      machine.release()
      live = onDisk
    }
    guard case .holds(let model) = live else { preconditionFailure("a damaged store takes no change") }
    var change = load.change(model)
    // What a repair makes of a store is told only where one knows which of its states the disk has.
    while change.damage != nil, allowed.count > 1 { change = load.change(model) }
    if let damage = change.damage {
      machine.release()
      try damage(machine.fileSystem)
      live = .damaged
      note(change, "damage before \(change.name)", during: allowed + [.damaged], after: [.damaged])
    }
    try run(change, fault)
  }

  /// Runs one until it succeeds.
  mutating func run(_ change: Change<Load.Model>, _ fault: MemoryFileSystem.Fault? = nil) throws {
    let before = live
    let (outcome, standing) = attempt(change, fault)
    let during = allowed + (change.between + change.torn + standing + [change.after]).map { .holds($0) }
    let onDisk = try Finding { try load.read(machine.copy()) }
    live = try Finding { try load.read(machine) }
    let changesNothing = before == .holds(change.after)
    switch outcome {
    // One that ends where it began may have been somewhere else on its way.
    case .made: note(change, change.name, during: during, after: changesNothing ? allowed : [.holds(change.after)])
    case .declined: note(change, change.name, during: allowed, after: allowed)
    case .refused: note(change, change.name, during: during, after: during)
    }
    if outcome == .refused { refused += 1 } else { acknowledged += 1 }
    if !allowed.contains(live) { problems.append("\(change.name): the running system sees \(live), may be \(allowed)") }
    if !allowed.contains(onDisk) { problems.append("\(change.name): others read \(onDisk)") }
    if case .damaged = live, problems.isEmpty { try run(change) }
  }

  private enum Outcome {
    case made
    case declined
    case refused
  }

  private mutating func attempt(_ change: Change<Load.Model>, _ fault: MemoryFileSystem.Fault?) -> (
    Outcome, standing: [Load.Model]
  ) {
    machine.fileSystem.fail(fault)
    defer { machine.fileSystem.fail(nil) }
    do {
      try change.perform(machine)
      erased += change.erases
      return (.made, [])
    } catch is Declined {
      return (.declined, [])
    } catch let broken as BrokenPromise {
      problems.append("\(change.name): \(broken.what)")
      return (.refused, [])
    } catch {
      if fault == nil { problems.append("\(change.name) failed: \(error)") }
      return (.refused, (error as? Stopped<Load.Model>)?.standing ?? [])
    }
  }

  private mutating func note(
    _ change: Change<Load.Model>, _ name: String, during: [Finding<Load.Model>], after: [Finding<Load.Model>]
  ) {
    let begin = operations.count + 1
    operations += machine.fileSystem.takeRecording()
    let end = operations.count
    let (before, gone) = (numbers, spans.last?.erased ?? erased.filter { !change.erases.contains($0) })
    // What a power cut may take back was given no number.
    if after.count == 1, case .holds(let model) = live, let problem = numbers.take(load.numbers(model)) {
      problems.append("\(name): \(problem)")
    }
    if begin < end {
      spans.append(
        Span(operations: begin..<end, name: name, change: change, allowed: during, numbers: before, erased: gone))
    }
    spans.append(
      Span(operations: end..<end + 1, name: name, change: change, allowed: after, numbers: numbers, erased: erased))
    allowed = after
  }
}
