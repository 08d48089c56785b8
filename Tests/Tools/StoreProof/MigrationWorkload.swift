import KernelApplication
import KernelDomain
import Storage
import SwimmingDomain
import System
import TestSupport

/// A swim book in a store of format 1, which is brought up to date when it is first opened, by whoever comes: it reads
/// the same before and after. Then it is changed as any other.
struct MigrationWorkload: Workload {
  typealias Model = SwimWorkload.Model

  private let old: FormatOneBook
  private var swims: SwimWorkload
  private var random: SeededGenerator

  init(seed: UInt64) {
    old = FormatOneBook(seed: seed)
    swims = SwimWorkload(seed: seed)
    random = SeededGenerator(seed: seed)
  }

  var empty: Model { old.model }

  var disk: CrashState { CrashState(files: old.files, folders: ["/", "/store", "/store/workouts"]) }

  mutating func change(_ model: Model) -> Change<Model> {
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1:
      return Change("opening", after: model) { fileSystem in
        _ = try SwimWorkload.read(SwimPorts(MigrationWorkload.store(fileSystem)))
      }
    case 2:
      return Change("opening of a store that is held", after: model) { (machine: Machine) in
        machine.release()
        _ = try machine.hold(MigrationWorkload.store(machine.fileSystem))
        if let ports = machine.ports { _ = try SwimWorkload.read(ports) }
        machine.release()
      }
    default: return swims.change(model)
    }
  }
}

extension MigrationWorkload {
  static func store(_ fileSystem: any FileSystem) -> Store {
    SwimWorkload.store(fileSystem)
  }

  func read(_ store: Store) throws -> Model {
    try swims.read(store)
  }

  /// Corrections keep their numbers.
  func problem(_ fileSystem: any FileSystem, _ model: Model) -> String? {
    do {
      let changes = try MigrationWorkload.store(fileSystem).content(of: .swimming).standing
      let numbers = changes.map(\.number).filter { $0 <= old.last }
      if !old.standing.starts(with: numbers) { return "corrections \(old.standing) have numbers \(numbers)" }
    } catch {
      return "\(error)"
    }
    return swims.problem(fileSystem, model)
  }
}
