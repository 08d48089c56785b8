import KernelApplication
import Storage
import System
import TestSupport

/// What somebody does with a store, by a seed, and what the store has to hold after it, which is worked out without
/// the store.
protocol Workload: Sendable {
  /// All that the store holds.
  associatedtype Model: Equatable & Sendable

  init(seed: UInt64)

  /// What the store holds at first.
  var empty: Model { get }

  /// What is on the disk at first.
  var disk: CrashState { get }

  mutating func change(_ model: Model) -> Change<Model>

  static func store(_ fileSystem: any FileSystem) -> Store

  /// What the store's own code reads. Fails with `storeDamaged` where that says so.
  func read(_ store: Store) throws -> Model

  /// The same as the process that holds the store sees it, where one does.
  func read(_ machine: Machine) throws -> Model

  /// Which numbers the changes that a store holds have: what tells a change from all others, by its number.
  func numbers(_ model: Model) -> [Int: String]

  /// What is wrong beside the model: with what was derived, with what `check` says. Nil when nothing is.
  func problem(_ fileSystem: any FileSystem, _ model: Model) -> String?
}

extension Workload {
  var disk: CrashState { CrashState([:], [:]) }

  func numbers(_ model: Model) -> [Int: String] { [:] }

  /// What is read by one who comes new to it.
  func read(_ fileSystem: any FileSystem) throws -> Model {
    try read(Self.store(fileSystem))
  }

  func read(_ machine: Machine) throws -> Model {
    try read(machine.held ?? Self.store(machine.copy()))
  }
}

/// One change of a store.
struct Change<Model: Sendable>: Sendable {
  let name: String
  let after: Model
  /// States on the way there, each of which a change that fails may leave: parts of it that are whole.
  var between: [Model] = []
  /// States on the way there that only a power cut may leave.
  var torn: [Model] = []
  /// Damages the disk before, so that the store can't be read until the change is over.
  var damage: (@Sendable (MemoryFileSystem) throws -> Void)?
  /// Words that are nowhere on the disk once the change is acknowledged.
  var erases: [String] = []
  let perform: @Sendable (Machine) throws -> Void

  /// One by a process that holds the store, or comes to.
  init(_ name: String, after: Model, holding perform: @escaping @Sendable (Machine) throws -> Void) {
    self.name = name
    self.after = after
    self.perform = perform
  }

  /// One by a process that comes for it; one that held the store lets go of it before.
  init(
    _ name: String, after: Model, damage: (@Sendable (MemoryFileSystem) throws -> Void)? = nil,
    perform: @escaping @Sendable (any FileSystem) throws -> Void
  ) {
    self.name = name
    self.after = after
    self.damage = damage
    self.perform = { machine in
      machine.release()
      try perform(machine.fileSystem)
    }
  }
}

/// The store refused a change for a reason that it may have: nothing was to be changed then.
struct Declined: Error {}

/// What may be found in a store after a power cut.
enum Finding<Model: Equatable & Sendable>: Equatable, Sendable, CustomStringConvertible {
  case holds(Model)
  /// The store says that it is damaged, as it is.
  case damaged

  var description: String {
    switch self {
    case .holds(let model): "\(model)"
    case .damaged: "damage"
    }
  }

  init(_ read: () throws -> Model) throws {
    do {
      self = .holds(try read())
    } catch Failure.storeDamaged {
      self = .damaged
    }
  }
}
