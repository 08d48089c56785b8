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
    let states = [model] + steps.map(\.after)
    let imports = steps.indices.map { states[$0].book.workouts != states[$0 + 1].book.workouts }
    let between = HeldSwimWorkload.run(steps, imports, from: model, by: nil).between
    return Change(
      "group of \(steps.map(\.name))", after: states[steps.count], between: between
    ) { [steps] machine in
      let held = try machine.hold(HeldSwimWorkload.store(machine.fileSystem))
      guard let book = machine.book else { return }
      let run = HeldSwimWorkload.run(steps, imports, from: model, by: book)
      try run.perform(held) { try SwimWorkload.read(held, book) }
    }
  }

  private static func run(
    _ steps: [SwimWorkload.Step], _ imports: [Bool], from model: Model, by book: JSONWorkoutStore?
  ) -> GroupRun<Model> {
    GroupRun(
      steps: zip(steps, imports).map { step, imports in
        GroupRun.Step(name: step.name, after: step.after, isDurable: imports) { held in
          if let book { try step.perform(held, book) }
        }
      }, before: model)
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
