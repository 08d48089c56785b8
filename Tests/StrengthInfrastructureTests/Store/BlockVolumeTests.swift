import BookApplication
import KernelApplication
import KernelDomain
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthApplication

/// What a workout's exercises and muscles have of it.
struct BlockVolumeTests {
  private let day = CivilDay(year: 2026, month: 11, day: 16)!

  private func workout(_ blocks: [(name: String, kilograms: Int?, reps: Int32)]) throws -> Workout {
    let start = CivilDateTime(day: day, time: CivilTime(hour: 18, minute: 0, second: 0))
    var workout = Workout(
      id: WorkoutID(start: start), source: "Strong", name: "A", start: start.timestamp(offset: 0), utcOffset: 0)
    workout.blocks = blocks.enumerated().map { index, block in
      let load = block.kilograms.flatMap { Load(thousandths: $0 * 1_000, unit: .kilogram) }
      return Block(
        exercise: .named(block.name), sets: [SetEntry(number: index + 1, load: load, reps: block.reps)])
    }
    return workout
  }

  /// With and without the body's weight, and with exercises that the catalogue lacks.
  @Test(arguments: [true, false]) func volumesAddUp(countsBody: Bool) throws {
    let under = StrengthUnderTest()
    let settings = Settings(values: [StrengthSettings.bodyVolume.name: .flag(countsBody)])
    let reader = under.reader(settings: FixedSettings(settings))
    let weight = try #require(Load(thousandths: 80_000, unit: .kilogram))
    _ = try LogBodyWeight(reader: reader)(LogBodyWeight.Input(weight: weight, day: day))
    let workout = try workout([
      ("Pull Up", nil, 8), ("Bench Press (Barbell)", 80, 5), ("Odd Lift (Assisted)", 20, 8), ("Odd Lift", 20, 8),
      ("Bench Press (Barbell)", 60, 10),
    ])
    try under.take([workout])
    let shown = try ShowWorkout(reader: reader)(ShowWorkout.Input(workout: workout.id))
    #expect(shown.blocks.map(\.volumeTenths) == [countsBody ? 6_400 : 0, 4_000, 0, 1_600, 6_000])
    #expect(shown.blocks.reduce(0) { $0 + $1.volumeTenths } == shown.workout.volumeTenths)
    #expect(shown.muscles.first { $0.muscle == "chest" }?.halves == 4)
    #expect(shown.muscles.map(\.halves) == shown.muscles.map(\.halves).sorted(by: >))
  }
}
