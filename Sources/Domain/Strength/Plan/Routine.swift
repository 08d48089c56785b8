package import KernelDomain

/// The id of a routine, such as `r1` or `r2`.
package struct RoutineID: Hashable, Comparable, Sendable {
  /// The number in the id, from 1.
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package static func < (a: RoutineID, b: RoutineID) -> Bool {
    a.number < b.number
  }
}

/// As text, a routine's id is `r` and its number: `r1`.
extension RoutineID: LosslessStringConvertible {
  package var description: String { "r\(number)" }

  package init?(_ text: String) {
    guard let number = text.numberBehind("r") else { return nil }
    self.init(number)
  }
}

extension RoutineID: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(describedBy: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}

extension String {
  /// Returns the number in a text that consists of `letter` and a number: for the letter `r`, `r12` gives 12. Nil for
  /// any other text.
  func numberBehind(_ letter: Character) -> Int? {
    guard first == letter, let number = ASCII.integer(Array(utf8.dropFirst())), number > 0,
      utf8.dropFirst().first != 0x30
    else { return nil }
    return number
  }
}

/// A list of exercises with planned sets, which workouts can follow again and again.
package struct Routine: Hashable, Sendable {
  package let id: RoutineID
  package var name: String
  package var blocks: [RoutineBlock]

  package init(id: RoutineID, name: String, blocks: [RoutineBlock]) {
    self.id = id
    self.name = name
    self.blocks = blocks
  }

  /// The blocks of a workout that follows this routine, before any set is done.
  package var activeBlocks: [ActiveBlock] {
    blocks.map { ActiveBlock(exercise: $0.exercise, superset: $0.superset, rest: $0.rest, targets: $0.targets) }
  }
}

package struct RoutineBlock: Hashable, Sendable {
  package var exercise: ExerciseID
  package var superset: Int?
  /// The rest after each set of the block, in seconds; nil if the block does not set it.
  package var rest: Int32?
  package var targets: [SetTarget]

  package init(exercise: ExerciseID, superset: Int? = nil, rest: Int32? = nil, targets: [SetTarget]) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets
  }
}

/// A set that a routine plans. Nil members are not planned, so the lifter decides them.
package struct SetTarget: Hashable, Sendable {
  package var kind: SetKind
  package var load: Load?
  package var reps: Int32?
  package var seconds: Int32?
  package var millimetres: Int64?
  /// The rest after this set, in seconds; nil if the set does not determine it.
  package var rest: Int32?

  package init(
    kind: SetKind = .normal, load: Load? = nil, reps: Int32? = nil, seconds: Int32? = nil, millimetres: Int64? = nil,
    rest: Int32? = nil
  ) {
    self.kind = kind
    self.load = load
    self.reps = reps
    self.seconds = seconds
    self.millimetres = millimetres
    self.rest = rest
  }
}
