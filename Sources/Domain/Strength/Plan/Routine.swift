import KernelDomain

/// A routine's name in the book: `r1`, `r2` …
package struct RoutineID: Hashable, Comparable, Sendable {
  /// From 1.
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package static func < (a: RoutineID, b: RoutineID) -> Bool {
    a.number < b.number
  }
}

/// Written `r1`.
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
  /// The number from 1 that stands behind a letter and nothing else: 12 of `r12`.
  func numberBehind(_ letter: Character) -> Int? {
    guard first == letter, let number = ASCII.integer(Array(utf8.dropFirst())), number > 0,
      utf8.dropFirst().first != 0x30
    else { return nil }
    return number
  }
}

/// Exercises with what is to be done of each, to be done again and again.
package struct Routine: Hashable, Sendable {
  package let id: RoutineID
  package var name: String
  package var blocks: [RoutineBlock]

  package init(id: RoutineID, name: String, blocks: [RoutineBlock]) {
    self.id = id
    self.name = name
    self.blocks = blocks
  }

  /// The blocks of a workout that begins with it.
  package var activeBlocks: [ActiveBlock] {
    blocks.map { ActiveBlock(exercise: $0.exercise, superset: $0.superset, rest: $0.rest, targets: $0.targets) }
  }
}

package struct RoutineBlock: Hashable, Sendable {
  package var exercise: ExerciseID
  package var superset: Int?
  /// Seconds of rest behind its sets, where it has its own.
  package var rest: Int32?
  package var targets: [SetTarget]

  package init(exercise: ExerciseID, superset: Int? = nil, rest: Int32? = nil, targets: [SetTarget]) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets
  }
}

/// What a set is to be.
package struct SetTarget: Hashable, Sendable {
  package var kind: SetKind
  package var load: Load?
  package var reps: Int32?
  package var seconds: Int32?
  package var millimetres: Int64?
  /// Seconds of rest behind it, where it has its own.
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
