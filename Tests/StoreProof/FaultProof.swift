import Glibc
import KernelApplication
import Storage
import TestSupport

/// Lets each operation of each change of a workload fail once with each error: the change is then made whole or not at
/// all and its failure says which, the store is sound, and the next change works.
package struct FaultProof<Load: Workload> {
  package private(set) var count = FaultCount()
  private let seed: UInt64
  private var load: Load
  private var model: Load.Model
  private var state = CrashState([:], [:])

  package static var codes: [Int32] { [EIO, ENOSPC, EDQUOT, EROFS, EACCES] }

  package init(seed: UInt64) {
    self.seed = seed
    load = Load(seed: seed)
    model = load.empty
  }

  package mutating func run(changes: Int) throws {
    for _ in 0..<changes {
      let change = load.change(model)
      let sound = fileSystem()
      try change.damage?(sound)
      state = CrashState(sound)
      sound.fail(nil)
      let machine = Machine(sound)
      try change.perform(machine)
      for operation in 1...max(sound.operations, 1) {
        for code in FaultProof.codes { try check(change, operation, code) }
      }
      count.changes += 1
      state = CrashState(sound)
      model = change.after
    }
  }

  private mutating func check(_ change: Change<Load.Model>, _ operation: Int, _ code: Int32) throws {
    let files = fileSystem()
    let machine = Machine(files)
    files.fail(MemoryFileSystem.Fault(at: operation, code: code))
    let (failure, standing) = attempt(change, machine)
    files.fail(nil)
    count.faults += 1
    let place = "seed \(seed), \(change.name), operation \(operation), errno \(code)"
    let found = try Finding { try load.read(files) }
    if let failure {
      count.refusals += 1
      if !fits(failure, code) { count.report("\(place): says \(failure)") }
      let before: Finding = change.damage == nil ? .holds(model) : .damaged
      if found != before, !(change.between + standing + [change.after]).map(Finding.holds).contains(found) {
        count.report("\(place): refused, and holds \(found)")
      }
    } else if found != .holds(change.after) {
      count.report("\(place): acknowledged, and holds \(found)")
    }
    if try Finding({ try load.read(machine) }) != found {
      count.report("\(place): who holds the store sees something else than \(found)")
    }
    try goOn(found, change, machine, place)
    machine.release()
    if files.openFiles > 0 { count.report("\(place): leaves files open") }
  }

  /// The next change works, and what the one before began does not show.
  private mutating func goOn(
    _ found: Finding<Load.Model>, _ change: Change<Load.Model>, _ machine: Machine, _ place: String
  ) throws {
    let files = machine.fileSystem
    var next = change
    if case .holds(let model) = found {
      if let problem = load.problem(files, model) { count.report("\(place): \(problem)") }
      var load = load
      repeat { next = load.change(model) } while next.damage != nil
    }
    if let failure = attempt(next, machine).0 { return count.report("\(place), then \(next.name): \(failure)") }
    let then = try Finding { try load.read(files) }
    if then != .holds(next.after) { count.report("\(place), then \(next.name): holds \(then)") }
  }

  private mutating func attempt(_ change: Change<Load.Model>, _ machine: Machine) -> (Failure?, standing: [Load.Model])
  {
    do {
      try change.perform(machine)
      return (nil, [])
    } catch let broken as BrokenPromise {
      count.report("seed \(seed), \(change.name): \(broken.what)")
      return (.cancelled, [])
    } catch let stopped as Stopped<Load.Model> {
      return (stopped.failure as? Failure ?? .cancelled, stopped.standing)
    } catch {
      return (error as? Failure ?? .cancelled, [])
    }
  }

  /// Whether a failure tells what went wrong.
  private func fits(_ failure: Failure, _ code: Int32) -> Bool {
    switch (failure, code) {
    case (.diskFull(let path), ENOSPC), (.diskFull(let path), EDQUOT), (.storeReadOnly(let path), EROFS),
      (.accessDenied(let path, _), EACCES), (.system(_, let path, _), EIO):
      path == "/" || path.hasPrefix("/store")
    default: false
    }
  }

  private func fileSystem() -> MemoryFileSystem {
    MemoryFileSystem(files: state.files, folders: state.folders)
  }
}
