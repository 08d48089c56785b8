package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct LogSet: UseCase {
  package static let method = "strength.logSet"
  package static let summary = "Log a set of the workout under way, and start the rest."
  package static let kind = UseCaseKind.change

  /// The set to log, and the block (consecutive sets of one exercise) to which it belongs. In JSON, they form one flat
  /// object, such as `{"block":1,"load":{"thousandths":100000,"unit":"kg"},"reps":5}`.
  package struct Input: Described, Equatable, SetMembers {
    package var block: Int?
    package var kind: SetKind?
    package var load: EnteredLoad?
    package var reps: Int?
    package var seconds: Int?
    package var millimetres: Int64?
    package var rpe: Double?
    package var note: String?
    /// The seconds of rest after the set; nil for the planned rest.
    package var restSeconds: Int?
    /// True to add the set to the workout under way even if that workout was idle for four hours; nil means false.
    package var same: Bool?

    package static let schema = Schema(
      "The set, with at least one of load, repetitions, time or distance.",
      [
        .optional(
          "block", .ordinal, "The number of the block, from 1; if left out, the block that comes next.", examples: ["1"]
        )
      ]
        + [Schema.Member].loggedSet + [
          .rest("restSeconds", "The rest after the set, in seconds; if left out, as planned."), .same,
        ])

    package init(block: Int? = nil, _ set: SetInput, restSeconds: Int? = nil, same: Bool? = nil) {
      self.same = same
      self.block = block
      self.restSeconds = restSeconds
      take(set)
    }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let entry = try input.values.entry()
    let own = try input.restSeconds?.checkedRest()
    let setting = try reader.settings.settings().restSeconds
    return try reader.take { (workout, snapshot) throws(Failure) in
      if input.same != true { try workout.refuseForgotten(at: reader.now()) }
      let block = try LogSet.block(input.block, of: workout)
      guard workout.blocks.reduce(0, { $0 + $1.sets.count }) < LogSet.mostSets else {
        throw .conflict(.strength(.tooMany(what: .sets, most: LogSet.mostSets)))
      }
      let content = workout.blocks[block]
      try snapshot.refuseNegative(input.load, of: .known(content.exercise))
      let rest = RestRule.seconds(
        planned: own ?? content.nextTarget?.rest, block: content.rest,
        exercise: snapshot.book.state.rests[snapshot.id(of: .known(content.exercise))], setting: setting)
      return .logSet(block: block, entry, rest: rest)
    }
  }

  static let mostSets = 1_000

  /// Returns the index of the block (an exercise with its sets) with the number `number`; if that is nil, of the block
  /// to be done next.
  private static func block(_ number: Int?, of workout: ActiveWorkout) throws(Failure) -> Int {
    guard let block = number.map({ $0 - 1 }) ?? workout.current else { throw .conflict(.strength(.noExerciseYet)) }
    guard workout.blocks.indices.contains(block) else {
      throw .invalidInput(
        field: "block", problem: .strength(.noBlock(number: block + 1, count: workout.blocks.count)))
    }
    return block
  }
}
