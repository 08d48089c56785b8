import KernelApplication
import Storage
import System
import TestSupport

/// A random sequence of changes to a store, and a model that computes what the store must contain without using the
/// store.
protocol Workload: Sendable {
  /// The contents of the store.
  associatedtype Model: Equatable & Sendable

  init(seed: UInt64)

  /// The contents of the store before the first change.
  var empty: Model { get }

  /// The contents of the disk before the first change.
  var disk: CrashState { get }

  mutating func change(_ model: Model) -> Change<Model>

  static func store(_ fileSystem: any FileSystem) -> Store

  /// Reads the contents by the store's own code. Fails with `storeDamaged` if the store says that it is damaged.
  func read(_ store: Store) throws -> Model

  /// Reads the contents as the process that holds the store sees them, if there is one.
  func read(_ machine: Machine) throws -> Model

  /// The identities of the changes that a store contains, by number.
  func numbers(_ model: Model) -> [Int: String]

  /// A problem beyond the contents: with derived files, or in what `check` reports. Nil if there is none.
  func problem(_ fileSystem: any FileSystem, _ model: Model) -> String?
}

extension Workload {
  var disk: CrashState { CrashState([:], [:]) }

  func numbers(_ model: Model) -> [Int: String] { [:] }

  /// Reads the contents as a new process sees them.
  func read(_ fileSystem: any FileSystem) throws -> Model {
    try read(Self.store(fileSystem))
  }

  func read(_ machine: Machine) throws -> Model {
    try read(machine.held ?? Self.store(machine.copy()))
  }
}

/// A change of a store.
struct Change<Model: Sendable>: Sendable {
  let name: String
  let after: Model
  /// States in between that a failed change may leave; in each of them some parts are complete.
  var between: [Model] = []
  /// States in between that only a power cut may leave.
  var torn: [Model] = []
  /// Damages the disk before the change, so that the store can't be read until the change is made.
  var damage: (@Sendable (MemoryFileSystem) throws -> Void)?
  /// Words that must not be anywhere on the disk once the change is acknowledged.
  var erases: [String] = []
  let perform: @Sendable (Machine) throws -> Void

  /// Creates a change by a process that holds the store, or that begins to hold it.
  init(_ name: String, after: Model, holding perform: @escaping @Sendable (Machine) throws -> Void) {
    self.name = name
    self.after = after
    self.perform = perform
  }

  /// Creates a change by a process that opens the store for it. If another process holds the store, that process
  /// releases it first.
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

/// Thrown if the store declined a change for a legitimate reason. Nothing may have changed.
struct Declined: Error {}

/// What may be found in a store after a power cut.
enum Finding<Model: Equatable & Sendable>: Equatable, Sendable, CustomStringConvertible {
  case holds(Model)
  /// The store reports that it is damaged, which is true.
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
