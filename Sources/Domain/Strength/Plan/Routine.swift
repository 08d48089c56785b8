package import KernelDomain

/// The id of a routine: `r1`, `r2` …
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

/// A routine's id is written `r1`.
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
  /// The number after a letter in a text of nothing else: 12 for `r12` and the letter `r`. Nil for other texts.
  func numberBehind(_ letter: Character) -> Int? {
    guard first == letter, let number = ASCII.integer(Array(utf8.dropFirst())), number > 0,
      utf8.dropFirst().first != 0x30
    else { return nil }
    return number
  }
}

/// A list of exercises with planned sets that workouts can follow repeatedly.
package struct Routine: Hashable, Sendable {
  package let id: RoutineID
  package var name: String
  package var blocks: [RoutineBlock]

  package init(id: RoutineID, name: String, blocks: [RoutineBlock]) {
    self.id = id
    self.name = name
    self.blocks = blocks
  }

  /// The blocks with which a workout that follows the routine begins.
  package var activeBlocks: [ActiveBlock] {
    blocks.map { ActiveBlock(exercise: $0.exercise, superset: $0.superset, rest: $0.rest, targets: $0.targets) }
  }
}

package struct RoutineBlock: Hashable, Sendable {
  package var exercise: ExerciseID
  package var superset: Int?
  /// The rest after each set of the block, in seconds; nil if the block defines none.
  package var rest: Int32?
  package var targets: [SetTarget]

  package init(exercise: ExerciseID, superset: Int? = nil, rest: Int32? = nil, targets: [SetTarget]) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets
  }
}

/// A planned set.
package struct SetTarget: Hashable, Sendable {
  package var kind: SetKind
  package var load: Load?
  package var reps: Int32?
  package var seconds: Int32?
  package var millimetres: Int64?
  /// The rest after the set, in seconds; nil if the set defines none.
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
