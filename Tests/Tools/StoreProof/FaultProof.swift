import KernelApplication
import Libc
import Storage
import System
import TestSupport

/// Makes each operation of each change of a workload fail once with each error. It proves that the change is then made
/// completely or not at all, that its failure says which of the two, that the store is sound, and that the next change
/// works.
struct FaultProof<Load: Workload> {
  private(set) var count = FaultCount()
  private let seed: UInt64
  private var load: Load
  private var model: Load.Model
  private var state: CrashState
  private var numbers = NumberHistory()

  static var codes: [Int32] { [EIO, ENOSPC, EDQUOT, EROFS, EACCES] }

  /// The outcome of a change.
  private struct Outcome {
    /// The failure; nil if the change was acknowledged or declined.
    var failure: Failure?
    /// States that the store may have, in addition to those before and after the change.
    var standing: [Load.Model] = []
    var isDeclined = false
  }

  init(seed: UInt64) {
    self.seed = seed
    load = Load(seed: seed)
    model = load.empty
    state = load.disk
  }

  mutating func run(changes: Int) throws {
    for _ in 0..<changes {
      let change = load.change(model)
      let sound = fileSystem()
      try change.damage?(sound)
      state = CrashState(sound)
      sound.fail(nil)
      let machine = Machine(sound)
      let outcome = attempt(change, machine)
      if let failure = outcome.failure { return count.report("seed \(seed), \(change.name): \(failure)") }
      for operation in 1...max(sound.operations, 1) {
        for code in FaultProof.codes { try check(change, operation, code) }
      }
      count.changes += 1
      machine.release()
      state = CrashState(sound)
      try adopt(change, isDeclined: outcome.isDeclined)
    }
  }

  /// Takes what the store contains now as the basis for the next change.
  private mutating func adopt(_ change: Change<Load.Model>, isDeclined: Bool) throws {
    let found = try load.read(fileSystem())
    let place = "seed \(seed), \(change.name)"
    if found != (isDeclined ? model : change.after) { count.report("\(place): holds \(found)") }
    if let problem = numbers.take(load.numbers(found)) { count.report("\(place): \(problem)") }
    model = found
  }

  private mutating func check(_ change: Change<Load.Model>, _ operation: Int, _ code: Int32) throws {
    let files = fileSystem()
    let machine = Machine(files)
    files.fail(MemoryFileSystem.Fault(at: operation, code: code))
    let outcome = attempt(change, machine)
    files.fail(nil)
    count.faults += 1
    let place = "seed \(seed), \(change.name), operation \(operation), errno \(code)"
    let found = try Finding { try load.read(machine.copy()) }
    judge(outcome, change, found, code, place)
    if !outcome.isDeclined, outcome.failure == nil, let trace = CrashState(files).trace(of: change.erases) {
      count.report("\(place): erased, and there: \(trace)")
    }
    if try Finding({ try load.read(machine) }) != found {
      count.report("\(place): who holds the store sees something else than \(found)")
    }
    try goOn(found, change, machine, place)
    machine.release()
    if files.openFiles > 0 { count.report("\(place): leaves files open") }
  }

  /// Checks that what the store contains now matches the outcome of a change.
  private mutating func judge(
    _ outcome: Outcome, _ change: Change<Load.Model>, _ found: Finding<Load.Model>, _ code: Int32, _ place: String
  ) {
    let before: Finding = change.damage == nil ? .holds(model) : .damaged
    guard let failure = outcome.failure else {
      let expected = outcome.isDeclined ? before : .holds(change.after)
      if found != expected { count.report("\(place): acknowledged, and holds \(found)") }
      return
    }
    count.refusals += 1
    if !fits(failure, code) { count.report("\(place): says \(failure)") }
    let parts = change.between + outcome.standing
    if failure.isDone, parts.isEmpty, found != .holds(change.after) {
      count.report("\(place): says that it is done, and holds \(found)")
    }
    if found != before, !(parts + [change.after]).map(Finding.holds).contains(found) {
      count.report("\(place): refused, and holds \(found)")
    }
  }

  /// Checks that the next change works, and that no trace of the failed change is visible.
  private mutating func goOn(
    _ found: Finding<Load.Model>, _ change: Change<Load.Model>, _ machine: Machine, _ place: String
  ) throws {
    var next = change
    var given = numbers
    if case .holds(let model) = found {
      if let problem = given.take(load.numbers(model)) { count.report("\(place): \(problem)") }
      if let problem = load.problem(machine.fileSystem, model) { count.report("\(place): \(problem)") }
      var load = load
      repeat { next = load.change(model) } while next.damage != nil
    }
    let outcome = attempt(next, machine)
    if let failure = outcome.failure { return count.report("\(place), then \(next.name): \(failure)") }
    let then = try Finding { try load.read(machine.copy()) }
    if case .holds(let model) = then, let problem = given.take(load.numbers(model)) {
      count.report("\(place), then \(next.name): \(problem)")
    }
    if then != (outcome.isDeclined ? found : .holds(next.after)) {
      count.report("\(place), then \(next.name): holds \(then)")
    }
  }

  private mutating func attempt(_ change: Change<Load.Model>, _ machine: Machine) -> Outcome {
    do {
      try change.perform(machine)
      return Outcome()
    } catch is Declined {
      return Outcome(isDeclined: true)
    } catch let broken as BrokenPromise {
      count.report("seed \(seed), \(change.name): \(broken.what)")
      return Outcome(failure: .cancelled)
    } catch let stopped as Stopped<Load.Model> {
      return Outcome(failure: stopped.failure as? Failure ?? .cancelled, standing: stopped.standing)
    } catch {
      return Outcome(failure: error as? Failure ?? .cancelled)
    }
  }

  /// Whether a failure says what went wrong.
  private func fits(_ failure: Failure, _ code: Int32) -> Bool {
    switch (failure, code) {
    case (.diskFull(let path), ENOSPC), (.diskFull(let path), EDQUOT), (.storeReadOnly(let path), EROFS),
      (.accessDenied(let path, _), EACCES):
      path == "/" || path.hasPrefix("/store")
    case (.system(let problem), EIO):
      if case .refused(_, let path, _)? = problem.content(as: SystemMessage.self) {
        path == "/" || path.hasPrefix("/store")
      } else {
        failure.isDone
      }
    default: failure.isDone
    }
  }

  private func fileSystem() -> MemoryFileSystem {
    MemoryFileSystem(files: state.files, folders: state.folders)
  }
}

extension Failure {
  /// Whether the failure says that the change was made, but that a power cut may undo it, or that a copy of erased data
  /// remains.
  fileprivate var isDone: Bool {
    guard case .system(let problem) = self else { return false }
    return switch problem.content(as: SystemMessage.self) {
    case .notSynced, .notErased: true
    default: false
    }
  }
}
