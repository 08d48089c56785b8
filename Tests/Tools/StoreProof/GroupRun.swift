import KernelApplication
import Storage

/// Runs the steps of a group as callers of a service do: each is told how its own went, and all of them when the group
/// fails. Stops at the first that is refused.
struct GroupRun<Model: Equatable & Sendable> {
  struct Step: Sendable {
    let name: String
    let after: Model
    /// Makes durable what came before it in its group, and then itself, before the group's end.
    let isDurable: Bool
    let perform: @Sendable (Store) throws -> Void
  }

  let steps: [Step]
  let before: Model

  /// Where a group that fails may have stopped.
  var between: [Model] {
    steps.indices.filter { steps[$0].isDurable }.flatMap { index in
      [index > 0 ? steps[index - 1].after : before, steps[index].after]
    }
  }

  /// Where a power cut may stop it beside those: a line was added to the journals of some sections and not to those of
  /// others.
  /// - Parameter parts: a state and a later one: the states on the way.
  func torn(_ parts: (Model, Model) -> [Model]) -> [Model] {
    let states = [before] + steps.map(\.after)
    return states.indices.flatMap { later in states[..<later].flatMap { parts($0, states[later]) } }
  }

  /// - Parameter read: what the one who holds the store sees.
  func perform(_ held: Store, read: () throws -> Model) throws {
    var done = 0
    var refusal: (any Error)?
    try held.group {
      do {
        for step in steps {
          try step.perform(held)
          done += 1
        }
      } catch {
        refusal = error
      }
    }
    guard let refusal else { return }
    // The group went well, so that all steps before the refused one are acknowledged.
    let standing = [done > 0 ? steps[done - 1].after : before, steps[done].after]
    let found = try read()
    guard standing.contains(found) else {
      throw BrokenPromise(what: "\(done) steps of \(steps.map(\.name)) acknowledged, and it holds \(found)")
    }
    throw Stopped(failure: refusal, standing: standing)
  }
}

/// A step of a group was refused, and those before it are acknowledged.
struct Stopped<Model: Sendable>: Error {
  let failure: any Error
  /// What the store may hold: without the step that was refused, or with it.
  let standing: [Model]
}

/// No refusal, but a fault of the store's.
struct BrokenPromise: Error {
  let what: String
}
