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

  private var reader: StrengthReader {
    StrengthReader(
      repository: under.strength, settings: FixedSettings(),
      bodyWeights: FileBodyWeightRepository(documents: BookDocuments(store: under.store)),
      clock: SettableClock(Timestamp(seconds: 1_796_000_000))
    ) { CivilDateTime($0) }
  }

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
}
