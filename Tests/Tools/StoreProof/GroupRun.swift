import KernelApplication
import Storage

/// Runs the steps of a group as the callers of a service do: each gets the result of its own step, and all fail if the
/// group fails. Stops at the first step that is refused.
struct GroupRun<Model: Equatable & Sendable> {
  struct Step: Sendable {
    let name: String
    let after: Model
    /// Whether the step makes the earlier steps of its group durable, and then itself, before the group ends.
    let isDurable: Bool
    let perform: @Sendable (Store) throws -> Void
  }

  let steps: [Step]
  let before: Model

  /// The states that a group may leave if it fails before its end.
  var between: [Model] {
    steps.indices.filter { steps[$0].isDurable }.flatMap { index in
      [index > 0 ? steps[index - 1].after : before, steps[index].after]
    }
  }

  /// Further states in which a power cut may leave the group: a line was added to the journals of some sections, but
  /// not of others.
  /// - Parameter parts: returns the states between a state and a later one.
  func torn(_ parts: (Model, Model) -> [Model]) -> [Model] {
    let states = [before] + steps.map(\.after)
    return states.indices.flatMap { later in states[..<later].flatMap { parts($0, states[later]) } }
  }

  /// - Parameter read: reads what the process that holds the store sees.
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
    // The group succeeded, so all steps before the refused one are acknowledged.
    let standing = [done > 0 ? steps[done - 1].after : before, steps[done].after]
    let found = try read()
    guard standing.contains(found) else {
      throw BrokenPromise(what: "\(done) steps of \(steps.map(\.name)) acknowledged, and it holds \(found)")
    }
    throw Stopped(failure: refusal, standing: standing)
  }
}

/// A step of a group was refused; the steps before it are acknowledged.
struct Stopped<Model: Sendable>: Error {
  let failure: any Error
  /// What the store may contain: the state without the refused step, or with it.
  let standing: [Model]
}

/// A fault of the store, as opposed to a refusal.
struct BrokenPromise: Error {
  let what: String
}
