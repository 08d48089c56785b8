import BookInfrastructure
import KernelApplication
import KernelDomain
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthApplication

/// Workouts that are written down and timed afterwards.
struct AfterwardsTests {
  private let under = StrengthUnderTest()
  private let press = ExerciseID("Barbell_Bench_Press_-_Medium_Grip")

  private var reader: StrengthReader { under.reader() }

  @discardableResult
  private func log(_ day: Int, _ time: String, _ kilograms: Int) throws -> WorkoutID {
    let day = try #require(CivilDay(year: 2026, month: 11, day: day))
    let load = try #require(Load(thousandths: kilograms * 1_000, unit: .kilogram))
    return try LogWorkout(reader: reader)(
      LogWorkout.Input(day: day, time: time, exercise: press, sets: [SetInput(load: load, reps: 5)])
    ).workout
  }

  /// Moves a workout to another day of November 2026.
  private func move(_ id: WorkoutID, to day: Int) throws {
    _ = try SetTimes(reader: reader)(SetTimes.Input(workout: id, day: CivilDay(year: 2026, month: 11, day: day)))
  }

  @Test func aWorkoutThatWasMovedIsAtItsNewPlace() throws {
    try log(10, "18:00", 80)
    let later = try log(12, "18:00", 80)
    try move(later, to: 8)
    let days = try ListWorkouts(reader: reader)(ListWorkouts.Input()).workouts.map(\.day.day)
    #expect(days == [10, 8])
    // Of equal loads the record is the first one's, which is now the workout that was moved.
    let shown = try ShowWorkout(reader: reader)(ShowWorkout.Input(workout: later))
    #expect(shown.records.contains { $0.kind == .heaviest })
  }

  @Test func aFurtherLogGoesToTheWorkoutThatBeginsThen() throws {
    let first = try log(10, "18:00", 80)
    try move(first, to: 8)
    #expect(try log(8, "18:00", 82) == first)
    #expect(try log(10, "18:00", 85) != first)
  }

  @Test(arguments: [99, -1, Int(Int32.max) + 1, .max, .min])
  func aSetThatIsNotThereIsNamed(_ number: Int) throws {
    let id = try log(10, "18:00", 80)
    #expect(throws: Failure.self) {
      try AddSet(reader: reader)(AddSet.Input(workout: id, exercise: press, afterSet: number, SetInput(reps: 5)))
    }
  }

  @Test(arguments: [Int.max, .min, 1_000_000_000_000, 1_968, 118_111])
  func nobodyHasSuchAMeasure(_ thousandths: Int) throws {
    for unit in BodyMeasure.Unit.all where unit != .centimetre {
      let kind: BodyMeasure.Kind = unit == .inch ? .waist : unit == .percent ? .bodyFat : .weight
      let value = MeasureValue(thousandths: thousandths, unit: unit.text)
      if unit != .inch, thousandths < 200_000, thousandths > 0 { continue }
      #expect(throws: Failure.self) {
        try LogMeasure(reader: reader)(LogMeasure.Input(measure: kind, value: value))
      }
    }
  }

  // MARK: Less than nothing

  private func assistance(_ kilograms: Int) throws -> SetInput {
    var set = SetInput(reps: 8)
    set.load = EnteredLoad(try #require(Load(thousandths: kilograms * 1_000, unit: .kilogram)), isNegative: true)
    return set
  }

  @Test func lessThanNothingIsAssistanceInAnAssistedExercise() throws {
    let assisted = ExerciseID("Pull_Up_Assisted")
    let day = try #require(CivilDay(year: 2026, month: 11, day: 20))
    let logged = try LogWorkout(reader: reader)(
      LogWorkout.Input(day: day, exercise: assisted, sets: [assistance(20)]))
    #expect(logged.sets.map(\.load?.thousandths) == [20_000])
    let added = try AddSet(reader: reader)(
      AddSet.Input(workout: logged.workout, exercise: assisted, assistance(15)))
    #expect(added.sets.map(\.load?.thousandths) == [15_000])
    let edited = try EditSet(reader: reader)(EditSet.Input(workout: logged.workout, set: 1, assistance(10)))
    #expect(edited.set?.load?.thousandths == 10_000)
    _ = try StartWorkout(reader: reader)(StartWorkout.Input())
    _ = try AddExercise(reader: reader)(AddExercise.Input(exercise: assisted))
    _ = try LogSet(reader: reader)(LogSet.Input(assistance(20)))
    let now = try EditSet(reader: reader)(EditSet.Input(set: 1, assistance(5)))
    #expect(now.set?.load?.thousandths == 5_000)
  }

  @Test func lessThanNothingIsRefusedElsewhere() throws {
    let id = try log(10, "18:00", 80)
    let day = try #require(CivilDay(year: 2026, month: 11, day: 20))
    let set = try assistance(20)
    _ = try StartWorkout(reader: reader)(StartWorkout.Input())
    _ = try AddExercise(reader: reader)(AddExercise.Input(exercise: ExerciseID("Pullups")))
    let tries: [() throws -> Void] = [
      { _ = try LogWorkout(reader: reader)(LogWorkout.Input(day: day, exercise: press, sets: [set])) },
      { _ = try AddSet(reader: reader)(AddSet.Input(workout: id, exercise: press, set)) },
      { _ = try EditSet(reader: reader)(EditSet.Input(workout: id, set: 1, set)) },
      { _ = try LogSet(reader: reader)(LogSet.Input(set)) },
    ]
    for (index, one) in tries.enumerated() {
      let refused = try #require(throws: Failure.self) { try one() }
      guard case .invalidInput("load", let problem, _) = refused,
        case .negativeLoad(let exercise, let variant)? = problem.content(as: StrengthMessage.self)
      else {
        Issue.record("\(refused)")
        continue
      }
      #expect(exercise.id == (index < 3 ? press : ExerciseID("Pullups")))
      #expect(variant?.id.text == (index < 3 ? nil : "Pull_Up_Assisted"))
    }
  }

  // MARK: A clock that is put forward or back

  /// A reader whose clock shows Prague's time of 2026: summer time begins on 29 March and ends on 25 October, both at
  /// 01:00 UTC.
  private var prague: StrengthReader {
    StrengthReader(
      repository: under.strength, settings: FixedSettings(),
      bodyWeights: FileBodyWeightRepository(documents: BookDocuments(store: under.store)),
      clock: SettableClock(Timestamp(seconds: 1_796_000_000))
    ) { instant in
      CivilDateTime(instant, offset: (1_774_746_000..<1_792_890_000).contains(instant.seconds) ? 7_200 : 3_600)
    }
  }

  /// How long a workout of such a start and end takes, in minutes.
  private func minutes(_ day: CivilDay, _ start: String, _ end: String) throws -> Int? {
    let load = try #require(Load(thousandths: 80_000, unit: .kilogram))
    let id = try LogWorkout(reader: prague)(
      LogWorkout.Input(day: day, time: start, exercise: press, sets: [SetInput(load: load, reps: 5)])
    ).workout
    _ = try SetTimes(reader: prague)(SetTimes.Input(workout: id, end: end))
    let shown = try ShowWorkout(reader: prague)(ShowWorkout.Input(workout: id))
    #expect(shown.end == end)
    // What is shown, saved again, changes nothing.
    let wall = CivilDateTime(shown.workout.start, offset: shown.workout.utcOffsetSeconds)
    let again = try SetTimes(reader: prague)(SetTimes.Input(workout: id, day: wall.day, time: start, end: end))
    #expect(again.change == nil)
    return shown.workout.durationSeconds.map { $0 / 60 }
  }

  @Test(arguments: [
    (3, 28, "23:30", "00:30", 60), (3, 28, "23:30", "03:30", 180), (3, 29, "01:30", "03:30", 60),
    (3, 29, "12:00", "13:00", 60), (10, 24, "23:30", "03:30", 300), (10, 25, "01:30", "02:30", 60),
    (10, 25, "01:30", "03:30", 180), (10, 25, "02:40", "02:30", 50), (10, 24, "12:00", "10:00", 1_380),
  ]) func theEndIsThatOfTheClockThatIsPutForwardOrBack(
    _ month: Int, _ day: Int, _ start: String, _ end: String, _ expected: Int
  ) throws {
    let day = try #require(CivilDay(year: 2026, month: month, day: day))
    #expect(try minutes(day, start, end) == expected)
  }

  @Test func aTimeThatTheClockSkipsIsAnHourLater() throws {
    let day = try #require(CivilDay(year: 2026, month: 3, day: 29))
    let load = try #require(Load(thousandths: 80_000, unit: .kilogram))
    let id = try LogWorkout(reader: prague)(
      LogWorkout.Input(day: day, time: "01:30", exercise: press, sets: [SetInput(load: load, reps: 5)])
    ).workout
    _ = try SetTimes(reader: prague)(SetTimes.Input(workout: id, end: "02:30"))
    let shown = try ShowWorkout(reader: prague)(ShowWorkout.Input(workout: id))
    #expect(shown.workout.durationSeconds == 3_600)
    #expect(shown.end == "03:30")
  }

  @Test func aWorkoutOfAnotherZoneKeepsItsClock() throws {
    let day = try #require(CivilDay(year: 2026, month: 3, day: 28))
    let id = try LogWorkout(reader: reader)(
      LogWorkout.Input(day: day, time: "20:30", exercise: press, sets: [SetInput(reps: 5)])
    ).workout
    // It began by UTC, so Prague's clock, put forward meanwhile, is not the one that is meant.
    _ = try SetTimes(reader: prague)(SetTimes.Input(workout: id, day: day, time: "20:30", end: "01:30"))
    let shown = try ShowWorkout(reader: prague)(ShowWorkout.Input(workout: id))
    #expect(shown.workout.durationSeconds == 18_000)
    #expect(shown.workout.utcOffsetSeconds == 0)
  }
}
