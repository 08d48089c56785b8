package import KernelApplication
import KernelDomain
import StrengthDomain

/// Makes one change in a routine that the user is editing, and saves nothing. A client sends everything that was
/// entered in a form, and receives it back with the change applied.
package struct DraftRoutine: UseCase {
  package static let method = "strength.draftRoutine"
  package static let summary = "Change one thing in a routine that is being written, without saving it."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = [.system]

  package struct Input: Described, Equatable {
    package var name: String
    package var blocks: [SaveRoutine.Input.Block]
    package var change: Change
    /// The index of the block (an exercise with its planned sets) to change, from 0; nil for the last block.
    package var block: Int?
    /// The index of the set to change within its block (an exercise with its planned sets), from 0; nil for the last
    /// set.
    package var target: Int?

    package init(
      name: String, blocks: [SaveRoutine.Input.Block], change: Change, block: Int? = nil, target: Int? = nil
    ) {
      self.name = name
      self.blocks = blocks
      self.change = change
      self.block = block
      self.target = target
    }

    package static let schema = Schema(
      "A routine that is being written, and a change to make to it.",
      [
        .init("name", .text, "The routine's name.", examples: [#""Push""#]),
        .init(
          "blocks", .list(SaveRoutine.Input.Block.schema), "The routine's blocks, in order.",
          examples: [#"[{"exercise":"Barbell_Squat","targets":[{"reps":5}]}]"#]),
        .init("change", Change.schema, "The change to make.", examples: [#""none""#]),
        .optional(
          "block", .integer, "The position of the block, from 0; if left out, the last block.", unit: .ordinal,
          examples: ["0"]),
        .optional(
          "target", .integer, "The position of the set in its block, from 0; if left out, the last set.",
          unit: .ordinal,
          examples: ["0"]),
      ])
  }

  /// A change of a routine that the user is editing.
  package enum Change: String, Codable, CaseIterable, Sendable {
    /// Changes nothing. A client uses it to keep what the user has entered while the user chooses an exercise.
    case none
    /// Adds a copy of the last set of the block (an exercise with its planned sets).
    case addSet
    case removeSet
    case moveUp
    case moveDown
    case removeExercise

    static let schema = Schema("RoutineChange", "A change of a routine that is being written.", Change.allCases) {
      change in
      switch change {
      case .addSet: "adds a set that repeats the block's last set"
      case .none: "changes nothing: keeps what is written while the user chooses an exercise"
      case .removeSet, .moveUp, .moveDown, .removeExercise: nil
      }
    }
  }

  package struct Output: Described, Equatable {
    package var draft: String
    /// The index of the block (an exercise with its planned sets) to edit next, from 0; nil if no block is left.
    package var block: Int?
    package var target: Int?

    package static let schema = Schema(
      "The routine after the change, which is not saved.",
      [
        .init(
          "draft", .text, "The routine as one line of text, as in the address of the routine's screen.",
          examples: [#""Push;Plank,,""#]),
        .optional(
          "block", .integer,
          "The position of the block with which the user continues, from 0; left out if there is none.",
          unit: .ordinal),
        .optional(
          "target", .integer,
          "The position of the set in that block with which the user continues, from 0; left out if there is none.",
          unit: .ordinal),
      ])
  }

  package init() {}

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    var draft = RoutineDraft(name: input.name, blocks: input.blocks)
    guard input.change != .none else { return Output(draft: draft.description) }
    let block = input.block ?? draft.blocks.count - 1
    guard draft.blocks.indices.contains(block) else {
      throw .invalidInput(field: "block", problem: .strength(.noBlock(number: block + 1, count: draft.blocks.count)))
    }
    let (place, target) = draft.change(input.change, block, input.target)
    return Output(draft: draft.description, block: place, target: target)
  }
}

extension RoutineDraft {
  /// Applies a change to the draft.
  /// - Returns: the indices of the block and the set to edit next; nil if there is none.
  fileprivate mutating func change(
    _ change: DraftRoutine.Change, _ block: Int, _ target: Int?
  ) -> (block: Int?, target: Int?) {
    var targets = blocks[block].targets ?? []
    switch change {
    case .none: return (nil, nil)
    case .addSet:
      targets.append(targets.last ?? SetTargetView())
      blocks[block].targets = targets
      return (block, targets.count - 1)
    case .removeSet:
      let target = target ?? targets.count - 1
      if targets.indices.contains(target) { targets.remove(at: target) }
      blocks[block].targets = targets
      return (block, targets.isEmpty ? nil : min(target, targets.count - 1))
    case .moveUp, .moveDown:
      let other = change == .moveUp ? block - 1 : block + 1
      guard blocks.indices.contains(other) else { return (block, nil) }
      blocks.swapAt(block, other)
      return (other, nil)
    case .removeExercise:
      blocks.remove(at: block)
      return (blocks.isEmpty ? nil : min(block, blocks.count - 1), nil)
    }
  }
}
