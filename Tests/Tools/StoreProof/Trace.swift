import KernelApplication
import Libc
import System
import TestSupport

/// A recorded workload: all operations on the disk, and what may be found after a power cut at any moment.
struct Trace<Load: Workload> {
  /// What may be found during a range of operations.
  struct Span {
    let operations: Range<Int>
    /// The name, for messages.
    let name: String
    /// The change in progress, or the one that has just ended.
    let change: Change<Load.Model>
    let allowed: [Finding<Load.Model>]
    /// The numbers given to changes so far.
    let numbers: NumberHistory
    /// Words that must no longer be found anywhere.
    let erased: [String]
  }

  private(set) var load: Load
  private(set) var operations: [DiskOperation] = []
  private(set) var spans: [Span] = []
  private(set) var acknowledged = 0
  private(set) var refused = 0
  private(set) var problems: [String] = []
  /// The contents of the disk before the workload.
  let start: (files: [String: [UInt8]], folders: Set<String>, inodes: [String: Int])

  private let machine: Machine
  /// The contents of the store as the process that holds it sees them or, if no process holds it, as a new process
  /// does.
  private var live: Finding<Load.Model>
  private var allowed: [Finding<Load.Model>]
  private var numbers: NumberHistory
  private var erased: [String]

  init(
    _ load: Load, _ start: CrashState, holding live: Finding<Load.Model>, writesWhole: Bool,
    numbers: NumberHistory = NumberHistory(), erased: [String] = []
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

  /// Makes one more change.
  /// - Parameter fault: the fault to inject; nil if the change has to succeed.
  mutating func step(_ fault: MemoryFileSystem.Fault?) throws {
    // A refused change that could not be undone on disk is seen by the next process, but not by the one that holds the
    // store. So that process releases the store, to make it known what the next change builds on.
    let onDisk = try Finding { try load.read(machine.copy()) }
    if onDisk != live {
      machine.release()
      live = onDisk
    }
    guard case .holds(let model) = live else { preconditionFailure("a damaged store takes no change") }
    var change = load.change(model)
    // The effect of a repair is known only if the state of the disk is.
    while change.damage != nil, allowed.count > 1 { change = load.change(model) }
    if let damage = change.damage {
      machine.release()
      try damage(machine.fileSystem)
      live = .damaged
      note(change, "damage before \(change.name)", during: allowed + [.damaged], after: [.damaged])
    }
    try run(change, fault)
  }

  /// Makes a change, repeating it until it succeeds.
  mutating func run(_ change: Change<Load.Model>, _ fault: MemoryFileSystem.Fault? = nil) throws {
    let before = live
    let (outcome, standing) = attempt(change, fault)
    let during = allowed + (change.between + change.torn + standing + [change.after]).map { .holds($0) }
    let onDisk = try Finding { try load.read(machine.copy()) }
    live = try Finding { try load.read(machine) }
    let changesNothing = before == .holds(change.after)
    switch outcome {
    // A change that ends in the same state may have passed through others.
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
    // What a power cut may undo has no number yet.
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
