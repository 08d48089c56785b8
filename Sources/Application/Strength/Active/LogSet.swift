package import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct LogSet: UseCase {
  package static let method = "strength.logSet"
  package static let summary = "Log a set of the workout that is on; its rest begins."
  package static let kind = UseCaseKind.change

  /// In JSON one flat object: `{"block":1,"load":{"thousandths":100000,"unit":"kg"},"reps":5}`.
  package struct Input: Described, Equatable {
    package var block: Int?
    package var kind: SetKind?
    package var load: Load?
    package var reps: Int?
    package var seconds: Int?
    package var millimetres: Int64?
    package var rpe: Double?
    package var note: String?
    /// Behind it; nil is as planned.
    package var restSeconds: Int?

    package static let schema = Schema(
      "The set; load, repetitions, time or distance at least.",
      [.optional("block", .ordinal, "From 1; left out, the one that comes next.", examples: ["1"])]
        + [Schema.Member].toldSet + [.rest("restSeconds", "Behind it; left out, as planned.")])

    package init(block: Int? = nil, _ set: SetInput, restSeconds: Int? = nil) {
      self.block = block
      kind = set.kind
      load = set.load
      reps = set.reps
      seconds = set.seconds
      millimetres = set.millimetres
      rpe = set.rpe
      note = set.note
      self.restSeconds = restSeconds
    }

    var set: SetInput {
      SetInput(
        kind: kind, load: load, reps: reps, seconds: seconds, millimetres: millimetres, rpe: rpe, note: note)
    }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let entry = try input.set.entry()
    let own = try input.restSeconds?.checkedRest()
    let setting = try reader.settings.settings().restSeconds
    return try reader.take { (workout, snapshot) throws(Failure) in
      try workout.refuseForgotten(at: reader.now())
      let block = try LogSet.block(input.block, of: workout)
      guard workout.blocks.reduce(0, { $0 + $1.sets.count }) < LogSet.mostSets else {
        throw .conflict(.strength(.tooMany(what: .sets, most: LogSet.mostSets)))
      }
      let content = workout.blocks[block]
      let rest = RestRule.seconds(
        planned: own ?? content.nextTarget?.rest, block: content.rest,
        exercise: snapshot.book.state.rests[snapshot.id(of: .known(content.exercise))], setting: setting)
      return .logSet(block: block, entry, rest: rest)
    }
  }

  private static let mostSets = 1_000

  /// The place of a block, the one that comes next where none is named.
  private static func block(_ number: Int?, of workout: ActiveWorkout) throws(Failure) -> Int {
    guard let block = number.map({ $0 - 1 }) ?? workout.current else { throw .conflict(.strength(.noExerciseYet)) }
    guard workout.blocks.indices.contains(block) else {
      throw .invalidInput(
        field: "block", problem: .strength(.noBlock(number: block + 1, count: workout.blocks.count)))
    }
    return block
  }
}
