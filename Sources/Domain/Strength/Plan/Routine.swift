package import KernelDomain

/// The id of a routine, such as `r1` or `r2`.
package struct RoutineID: Hashable, Comparable, Sendable {
  /// The number in the id, from 1.
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (a: RoutineID, b: RoutineID) -> Bool {
    a.number < b.number
  }
}

/// The text of a routine's id is `r` and its number: `r1`.
extension RoutineID: LosslessStringConvertible {
  package var description: String { "r\(number)" }

  package init?(_ text: String) {
    guard let number = text.numberBehind("r") else { return nil }
    self.init(number)
  }
}

extension RoutineID: DescriptionCodable {}

extension String {
  /// Returns the number that follows `letter` in this text, which must contain nothing else. For example, for the
  /// letter `r`, the text `r12` gives 12. Nil for any other text.
  func numberBehind(_ letter: Character) -> Int? {
    guard first == letter, let number = ASCII.integer(Array(utf8.dropFirst())), number > 0,
      utf8.dropFirst().first != 0x30
    else { return nil }
    return number
  }
}

/// A list of exercises with planned sets, which the lifter can do again and again.
package struct Routine: Hashable, Sendable {
  package let id: RoutineID
  package var name: String
  package var blocks: [RoutineBlock]

  package init(id: RoutineID, name: String, blocks: [RoutineBlock]) {
    self.id = id
    self.name = name
    self.blocks = blocks
  }

  /// Returns the blocks with which a workout of this routine begins, before any sets are done.
  /// - Parameter suggestions: the suggestions for the blocks of the routine, in the order of blocks.
  package func activeBlocks(_ suggestions: [BlockSuggestion]) -> [ActiveBlock] {
    zip(blocks, suggestions).map { block, suggestion in
      ActiveBlock(
        exercise: block.exercise, superset: block.superset, rest: block.rest, targets: suggestion.targets)
    }
  }
}

package struct RoutineBlock: Hashable, Sendable {
  package var exercise: ExerciseID
  package var superset: Int?
  /// The rest after each set of the block, in seconds; nil if the block does not specify one.
  package var rest: Int32?
  package var targets: [SetTarget]
  /// How the loads change from one workout to the next; nil if they do not change automatically.
  package var progression: Progression?
  /// When the user chose the progression or its first load; nil if there is no progression. The progression ignores
  /// earlier workouts.
  package var since: Timestamp?

  package init(
    exercise: ExerciseID, superset: Int? = nil, rest: Int32? = nil, targets: [SetTarget],
    progression: Progression? = nil, since: Timestamp? = nil
  ) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets
    self.progression = progression
    self.since = since
  }
}

/// A set that a routine plans. If a value is nil, it is not planned, so the lifter chooses it.
package struct SetTarget: Hashable, Sendable {
  package var kind: SetKind
  package var load: Load?
  /// The planned repetitions or, if a range is planned, its lower end.
  package var reps: Int32?
  /// The upper end of the range of repetitions, such as 12 for 8 to 12; nil if no range is planned.
  package var mostReps: Int32?
  package var seconds: Int32?
  package var millimetres: Int64?
  /// The load as a percentage of the training max, in tenths of a percent; nil if the load is not planned as a
  /// percentage.
  package var tenthsOfPercent: Int32?
  /// The planned effort (RPE) in halves, so that 17 means 8.5; nil if none is planned.
  package var halvesOfRPE: UInt8?
  /// The rest after this set, in seconds; nil if the set does not specify one.
  package var rest: Int32?

  package init(
    kind: SetKind = .normal, load: Load? = nil, reps: Int32? = nil, mostReps: Int32? = nil, seconds: Int32? = nil,
    millimetres: Int64? = nil, tenthsOfPercent: Int32? = nil, halvesOfRPE: UInt8? = nil, rest: Int32? = nil
  ) {
    self.kind = kind
    self.load = load
    self.reps = reps
    self.mostReps = mostReps
    self.tenthsOfPercent = tenthsOfPercent
    self.halvesOfRPE = halvesOfRPE
    self.seconds = seconds
    self.millimetres = millimetres
    self.rest = rest
  }
}
