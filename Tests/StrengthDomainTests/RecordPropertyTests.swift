import KernelDomain
import StrengthDomain
import TestSupport
import Testing

/// Records and suspicion are what the rules say when they are followed plainly.
struct RecordPropertyTests {
  @Test(arguments: 0..<200)
  func recordsAreWhatTheRulesSay(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let workouts = RandomWorkouts(seed % 40 + 1, using: &random).workouts
    var confirmed: Set<SetPlace> = []
    if seed.isMultiple(of: 2) {
      let places = workouts.flatMap { workout in
        workout.blocks.flatMap(\.sets).map { SetPlace(workout: workout.id, set: Int($0.number)) }
      }
      confirmed = Set((0..<places.count / 10 + 1).map { _ in places.randomElement(using: &random)! })
    }
    for formula in OneRepMaxRule.allCases {
      let records = StrengthRecords(
        workouts, confirmed: confirmed, formula: formula, exercise: RandomWorkouts.exercise)
      for name in RandomWorkouts.exercises {
        let slow = SlowRecords(workouts, name, confirmed: confirmed)
        guard let fast = records.exercises[ExerciseID(name)] else {
          #expect(slow.all.isEmpty)
          continue
        }
        compare(fast, slow, formula)
      }
    }
  }

  private func compare(_ fast: ExerciseRecords, _ slow: SlowRecords, _ formula: OneRepMaxRule) {
    typealias Slow = SlowRecords
    #expect(fast.suspicious == slow.suspicious.sorted())
    #expect(fast.sets == slow.all.count)
    #expect(fast.workingSets == slow.counting.count)
    #expect(fast.workouts == Set(slow.all.map(\.workout.id)).count)
    same(fast.heaviest, slow.lift { Slow.tenths($0.mass) })
    same(
      fast.oneRepMax,
      slow.lift { found in
        let (mass, reps) = (found.mass, found.reps)
        if reps == 1 { return Slow.tenths(mass) }
        if reps > 10 { return nil }
        return Slow.tenths(
          formula == .epley ? (2 * mass * (30 + reps) + 30) / 60 : (72 * mass + 37 - reps) / (2 * (37 - reps)))
      })
    same(fast.setVolume, slow.lift { Slow.tenths($0.mass * $0.reps) })
    for count in 1...20 {
      let record = count <= fast.repMaxes.count ? fast.repMaxes[count - 1] : nil
      same(record, slow.lift { $0.reps >= count ? Slow.tenths($0.mass) : nil })
    }
    let volumes = Dictionary(grouping: slow.isAssisted ? [] : slow.counting.filter(\.isLoaded), by: \.workout.id)
      .mapValues { $0.reduce(0) { $0 + $1.mass * $1.reps } }
    #expect(fast.volumeTenths == Slow.tenths(volumes.values.reduce(0, +)))
    let most = volumes.mapValues { Slow.tenths($0) }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    #expect(fast.workoutVolume?.workout == most?.key)
    #expect(fast.workoutVolume?.tenths == most?.value)
    let least = slow.isAssisted ? slow.best { $0.isLoaded ? -Slow.tenths($0.mass) : nil } : nil
    #expect(fast.leastAssistance?.tenths == least.map { -$0.value })
    #expect(fast.leastAssistance?.place == least?.place)
    let others = slow.counting.filter { !$0.isLoaded && !(slow.isAssisted && $0.entry.load != nil) }
    let places = Set(others.map(\.place))
    func unloaded(_ value: @escaping (SetEntry) -> Int64?) -> (value: Int64, place: SetPlace)? {
      slow.best { places.contains($0.place) ? value($0.entry) : nil }
    }
    let hasReps = { (set: SetEntry) in (set.reps ?? 0) > 0 }
    same(fast.unloaded[.mostReps], unloaded { hasReps($0) ? $0.reps.map(Int64.init) : nil })
    same(fast.unloaded[.farthest], unloaded { hasReps($0) ? nil : $0.millimetres })
    same(fast.unloaded[.longest], unloaded { hasReps($0) || $0.millimetres != nil ? nil : $0.seconds.map(Int64.init) })
  }

  private func same(_ record: LiftRecord?, _ expected: (value: Int64, place: SetPlace)?) {
    #expect(record?.tenths == expected?.value)
    #expect(record?.place == expected?.place)
  }

  private func same(_ record: UnloadedRecord?, _ expected: (value: Int64, place: SetPlace)?) {
    #expect(record?.value == expected?.value)
    #expect(record?.place == expected?.place)
  }

  @Test(arguments: 0..<20)
  func theOrderOfWorkoutsChangesNothing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let workouts = RandomWorkouts(30, using: &random).workouts
    let records = StrengthRecords(workouts, exercise: RandomWorkouts.exercise)
    #expect(records == StrengthRecords(workouts.shuffled(using: &random), exercise: RandomWorkouts.exercise))
  }

  /// The earlier set keeps the record, whichever of both units it was entered in.
  @Test(arguments: 0..<200)
  func kilogramsAndPoundsOfOneMassTie(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pounds = try #require(Load(thousandths: Int.random(in: 1...1_300, using: &random) * 1_000, unit: .pound))
    // The middle of the tenth of a kilogram that the pounds are in.
    let kilograms = try #require(Load(thousandths: Int(pounds.mass.tenths) * 100, unit: .kilogram))
    for loads in [[pounds, kilograms], [kilograms, pounds]] {
      let workouts = loads.enumerated().map { index, load in
        let second = Int64(index) * 86_400 + Int64(seed)
        return Workout(
          id: WorkoutID(second: second), source: "Strong", name: "A", start: Timestamp(seconds: second), utcOffset: 0,
          blocks: [Block(exercise: .named("Squat"), sets: [SetEntry(number: 1, load: load, reps: 1)])])
      }
      let records = StrengthRecords(workouts.shuffled(using: &random), exercise: RandomWorkouts.exercise)
      let squat = try #require(records.exercises[ExerciseID("Squat")])
      for record in [squat.heaviest, squat.oneRepMax, squat.setVolume, squat.repMaxes.first] {
        #expect(record?.load == loads[0])
        #expect(record?.place.workout == workouts[0].id)
      }
      #expect(squat.workoutVolume?.workout == workouts[0].id)
    }
  }
}
