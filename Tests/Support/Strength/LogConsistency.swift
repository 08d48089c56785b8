import KernelDomain
import StrengthDomain
package import StrengthInfrastructure

extension ReadWorkouts {
  /// The invariants that the workouts in this log violate; empty for every log that a reader returns, however odd the
  /// file.
  package var inconsistencies: [String] {
    var problems: [String] = []
    func expect(_ condition: Bool, _ problem: String) {
      if !condition { problems.append(problem) }
    }
    expect(zip(workouts, workouts.dropFirst()).allSatisfy { $0.id < $1.id }, "workouts out of order")
    for workout in workouts {
      let sets = workout.blocks.flatMap(\.sets)
      expect(sets.map(\.number) == Array(1..<Int32(sets.count + 1)), "sets are not counted from 1")
      expect(workout.blocks.allSatisfy { !$0.sets.isEmpty }, "a block without sets")
      expect(!workout.blocks.isEmpty, "a workout without sets")
      expect(sets.allSatisfy { !$0.isEmpty }, "an empty set")
      expect(sets.allSatisfy { (1...10_000).contains($0.reps ?? 1) }, "repetitions beyond reach")
      expect(sets.allSatisfy { ($0.seconds ?? 1) > 0 && ($0.millimetres ?? 1) > 0 }, "less than nothing")
      expect(workout.duration.map { $0 >= 0 } ?? true, "a negative duration")
      expect(workout.source == format.app, "another source")
      expect(abs(workout.utcOffset) <= 26 * 3_600, "no clock is that far from UTC")
    }
    expect(measures.allSatisfy { $0.isPossible && $0.unit.fits($0.kind) }, "a measure that nobody has")
    let records = StrengthRecords(workouts) { exercise in
      guard case .named(let name, _) = exercise else { return (ExerciseID(""), false) }
      return (ExerciseID(name), AssistanceRule.isAssisted(name))
    }
    expect(records.exercises.values.reduce(0) { $0 + $1.sets } == setCount, "records of other sets")
    expect(records.exercises.values.allSatisfy { $0.workingSets <= $0.sets }, "more working sets than sets")
    return problems
  }
}
