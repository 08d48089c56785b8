import BookApplication
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import System
import TestSupport

/// The swim book as the service uses it: one process holds the store, caches what it read, and makes imports,
/// corrections, undo and changes of settings in groups.
struct HeldSwimWorkload: Workload {
  typealias Model = SwimWorkload.Model

  private var swims: SwimWorkload
  private var random: SeededGenerator

  init(seed: UInt64) {
    swims = SwimWorkload(seed: seed)
    random = SeededGenerator(seed: seed)
  }

  var empty: Model { Model() }

  mutating func change(_ model: Model) -> Change<Model> {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Change("release", after: model, holding: { $0.release() })
    case 1: swims.change(model)
    default: group(model)
    }
  }

  private mutating func group(_ model: Model) -> Change<Model> {
    var steps: [SwimWorkload.Step] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) { steps.append(swims.step(steps.last?.after ?? model)) }
    let run = HeldSwimWorkload.run(steps, from: model, by: nil)
    var change = Change("group of \(steps.map(\.name))", after: steps[steps.count - 1].after) { [steps] machine in
      let held = try machine.hold(HeldSwimWorkload.store(machine.fileSystem))
      guard let ports = machine.ports else { return }
      try HeldSwimWorkload.run(steps, from: model, by: ports).perform(held) { try SwimWorkload.read(ports) }
    }
    change.between = run.between
    change.torn = run.torn { $0.torn(to: $1) }
    return change
  }

  private static func run(_ steps: [SwimWorkload.Step], from model: Model, by ports: SwimPorts?) -> GroupRun<Model> {
    var before = model
    let run = steps.map { step in
      defer { before = step.after }
      // An import writes files, and the first change of the section `book` creates the section, so both are durable at
      // once.
      let isDurable = before.book.swims != step.after.book.swims || before.isWithoutDocuments
      return GroupRun.Step(name: step.name, after: step.after, isDurable: isDurable) { _ in
        if let ports { try step.perform(ports) }
      }
    }
    return GroupRun(steps: run, before: model)
  }
}

extension SwimWorkload.Model {
  fileprivate var isWithoutDocuments: Bool {
    settings == Settings() && profile == Profile() && access == HealthAccess()
  }

  /// The states between this one and a later one in which only one section has changed.
  func torn(to later: SwimWorkload.Model) -> [SwimWorkload.Model] {
    var (documents, swims) = (later, self)
    documents.book = book
    swims.book = later.book
    return [documents, swims]
  }
}

extension HeldSwimWorkload {
  static func store(_ fileSystem: any FileSystem) -> Store {
    SwimWorkload.store(fileSystem)
  }

  func read(_ store: Store) throws -> Model {
    try swims.read(store)
  }

  func read(_ machine: Machine) throws -> Model {
    guard let ports = machine.ports else { return try read(machine.copy()) }
    return try SwimWorkload.read(ports)
  }

  func problem(_ fileSystem: any FileSystem, _ model: Model) -> String? {
    swims.problem(fileSystem, model)
  }
}
