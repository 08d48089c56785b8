import KernelDomain
import StrengthDomain
import TestSupport
import Testing

/// The load that was raised last is found as by going through the sets one by one.
struct RaisedLoadTests {
  @Test(arguments: 0..<200)
  func isTheOneRaisedLast(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let workouts = RandomWorkouts(seed % 40 + 1, using: &random).workouts
    let records = StrengthRecords(workouts, exercise: RandomWorkouts.exercise)
    let raised = RaisedLoad(records, workouts) { RandomWorkouts.exercise($0).id }
    let all = RandomWorkouts.exercises.compactMap { name in
      slow(name, workouts, records).map { (id: ExerciseID(name), workout: $0.workout, loads: $0.loads) }
    }
    let last = all.max { ($0.workout, $0.loads.last!, $1.id.text) < ($1.workout, $1.loads.last!, $0.id.text) }
    #expect(raised?.exercise == last?.id)
    #expect(raised?.steps.map(\.load.mass.tenths) == last.map { Array($0.loads.suffix(12)) })
  }

  @Test func theFirstLoadsOfAnExerciseRaiseNone() {
    var workout = Workout(
      id: WorkoutID(second: 1_700_000_000), source: "Strong", name: "A", start: Timestamp(seconds: 1_700_000_000),
      utcOffset: 0)
    workout.blocks = [
      Block(
        exercise: .named("Squat"),
        sets: [80_000, 90_000].enumerated().map { index, load in
          SetEntry(number: index + 1, load: Load(thousandths: load, unit: .kilogram), reps: 5)
        })
    ]
    let records = StrengthRecords([workout], exercise: RandomWorkouts.exercise)
    #expect(RaisedLoad(records, [workout]) { RandomWorkouts.exercise($0).id } == nil)
  }

  /// The greatest loads of an exercise by days, in tenths of a kilogram, and the workout of the last; nil if it was never
  /// raised.
  private func slow(
    _ name: String, _ workouts: [Workout], _ records: StrengthRecords
  ) -> (workout: WorkoutID, loads: [Int64])? {
    let slow = SlowRecords(workouts, name, confirmed: [])
    guard !slow.isAssisted else { return nil }
    var best: Int64 = 0
    var days: [(day: CivilDay, workout: WorkoutID, load: Int64)] = []
    for found in slow.counting.filter(\.isLoaded) where SlowRecords.tenths(found.mass) > best {
      best = SlowRecords.tenths(found.mass)
      if days.last?.day == found.workout.day { days.removeLast() }
      days.append((found.workout.day, found.workout.id, best))
    }
    return days.count > 1 ? (days[days.count - 1].workout, days.map(\.load)) : nil
  }
}
