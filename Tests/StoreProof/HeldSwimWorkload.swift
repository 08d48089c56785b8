import KernelApplication
package import Storage
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport

/// The swim book as the service keeps it: by a process that holds the store and remembers what it read, in groups of
/// imports, corrections, undo, settings.
package struct HeldSwimWorkload: Workload {
  package typealias Model = SwimWorkload.Model

  private var swims: SwimWorkload
  private var random: SeededGenerator

  package init(seed: UInt64) {
    swims = SwimWorkload(seed: seed)
    random = SeededGenerator(seed: seed)
  }

  package var empty: Model { Model() }

  package mutating func change(_ model: Model) -> Change<Model> {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Change("release", after: model, holding: { $0.release() })
    case 1: swims.change(model)
    default: group(model)
    }
  }

  private mutating func group(_ model: Model) -> Change<Model> {
    var steps: [SwimWorkload.Step] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) { steps.append(swims.step(steps.last?.after ?? model)) }
    return Change(
      "group of \(steps.map(\.name))", after: steps.last!.after, between: HeldSwimWorkload.between(steps, from: model)
    ) { [steps] machine in
      let held = try machine.hold(HeldSwimWorkload.store(machine.fileSystem))
      guard let book = machine.book else { return }
      var refusal: (any Error)?
      try held.group {
        do { for step in steps { try step.perform(held, book) } } catch { refusal = error }
      }
      if let refusal { throw refusal }
    }
  }

  /// An import makes durable what came before it in its group, and then itself, before the group's end.
  private static func between(_ steps: [SwimWorkload.Step], from model: Model) -> [Model] {
    let states = [model] + steps.map(\.after)
    guard let last = steps.indices.last(where: { states[$0].book.workouts != states[$0 + 1].book.workouts }) else {
      return []
    }
    return steps[...last].map(\.after)
  }
}

extension HeldSwimWorkload {
  package static func store(_ fileSystem: any FileSystem) -> Store {
    SwimWorkload.store(fileSystem)
  }

  package func read(_ store: Store) throws -> Model {
    try swims.read(store)
  }

  package func read(_ machine: Machine) throws -> Model {
    guard let held = machine.held, let book = machine.book else { return try read(machine.fileSystem) }
    return try SwimWorkload.read(held, book)
  }

  package func problem(_ fileSystem: any FileSystem, _ model: Model) -> String? {
    swims.problem(fileSystem, model)
  }
}
