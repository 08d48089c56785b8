import KernelDomain
import StrengthDomain
import TestSupport
import Testing

struct ChartSeriesTests {
  private func day(_ text: String) throws -> CivilDay { try #require(CivilDay(text)) }

  @Test func factsAreTheEarliestOfEqualOnes() throws {
    let values: [Int64] = [5, 2, 9, 2, 9]
    let points = try values.enumerated().map { index, value in
      ChartSeries.Point(day: try day("2026-01-0\(index + 1)"), value: value)
    }
    let facts = try #require(ChartSeries(points).facts)
    #expect([facts.first, facts.last, facts.lowest, facts.highest] == [points[0], points[4], points[1], points[2]])
    #expect(ChartSeries([points[0]]).facts == nil)
    #expect(ChartSeries([]).facts == nil)
  }

  @Test func theEarliestOfAWeeksBestDaysCounts() throws {
    let days: [(String, Int64)] = [("2026-03-01", 4), ("2026-03-02", 5), ("2026-03-04", 7), ("2026-03-08", 7)]
    let points = try days.map { ChartSeries.Point(day: try day($0.0), value: $0.1) }
    #expect(ChartSeries(points).bestOfEachWeek.points == [points[0], points[2]])
    #expect(ChartSeries([]).bestOfEachWeek.points == [])
  }

  @Test func weeksWithoutVolumeAreThere() throws {
    let volumes: [(day: CivilDay, milligrams: VolumeRule.Sum)] = [
      (try day("2025-12-24"), 10_000_000), (try day("2026-01-11"), 30_000_000),
    ]
    let weeks = VolumeRule.weeks(volumes)
    let series = ChartSeries.weeklyVolume(weeks)
    #expect(series.points.map(\.day.description) == ["2025-12-22", "2025-12-29", "2026-01-05"])
    #expect(series.points.map(\.value) == [100, 0, 300])
    #expect(ChartSeries.weeklyVolume([]).points == [])
    #expect(try series.since(day("2025-12-29")).points.map(\.value) == [0, 300])
  }

  @Test func manyYearsAreThereWhereTheyAreAskedFor() throws {
    let volumes: [(day: CivilDay, milligrams: VolumeRule.Sum)] = [
      (try day("2018-01-01"), 10_000_000), (try day("2024-12-30"), 30_000_000),
    ]
    let weeks = VolumeRule.weeks(volumes)
    let all = ChartSeries.weeklyVolume(weeks)
    #expect(all.points.count == 366 && all.points.first?.value == 100 && all.points.last?.value == 300)
    #expect(all.latest.points == all.points.suffix(104))
  }

  @Test func aWeekBeginsOnItsMonday() throws {
    var number = 0
    while number < 4_000 {
      let day = CivilDay(daysSinceEpoch: 16_000 + number)
      let monday = ISOWeek(day).monday
      #expect(monday.weekday == 0)
      #expect((0...6).contains(day.daysSinceEpoch - monday.daysSinceEpoch))
      number += 13
    }
  }

  private func workout(_ day: String, _ exercise: String, _ sets: [SetEntry]) throws -> Workout {
    let clock = CivilDateTime(day: try self.day(day), time: CivilTime(hour: 18, minute: 0, second: 0))
    let id = WorkoutID(start: clock)
    return Workout(
      id: id, source: "Strong", name: "A", start: Timestamp(seconds: id.second), utcOffset: 0,
      blocks: [Block(exercise: .named(exercise), sets: sets)])
  }

  @Test func theBestEstimateOfEachDayIsShown() throws {
    func set(_ number: Int, _ kilograms: Int, _ reps: Int32, _ kind: SetKind = .normal) -> SetEntry {
      SetEntry(
        number: number, kind: kind, load: Load(thousandths: kilograms * 1_000, unit: .kilogram), reps: reps)
    }
    let workouts = [
      try workout("2026-02-03", "Squat", [set(1, 100, 1), set(2, 90, 5), set(3, 200, 1, .warmup)]),
      try workout("2026-02-01", "Squat", [set(1, 80, 11), set(2, 80, 10), set(3, 999, 1)]),
      try workout("2026-02-02", "Row", [set(1, 70, 5)]),
    ]
    let wrong = SetPlace(workout: workouts[1].id, set: 3)
    let series = ChartSeries.oneRepMax(workouts, .epley, leavingOut: [wrong]) { $0 == .named("Squat") }
    #expect(series.points.map(\.day.description) == ["2026-02-01", "2026-02-03"])
    // 80 · 40 / 30, and 90 · 35 / 30, which is more than the single of 100.
    #expect(series.points.map(\.value) == [1_067, 1_050])
  }

  @Test func aDaysWeightIsTheLastOneSaid() throws {
    let kilograms = try #require(Load(thousandths: 80_000, unit: .kilogram))
    let pounds = try #require(Load(thousandths: 176_000, unit: .pound))
    let series = ChartSeries.bodyWeight([
      (try day("2026-03-02"), kilograms), (try day("2026-03-01"), kilograms), (try day("2026-03-02"), pounds),
    ])
    #expect(series.points.map(\.value) == [800, 798])
  }

  @Test func setsAMuscleAreOfFourWeeks() throws {
    let squat = CatalogueExercise(
      id: ExerciseID("Squat"), english: "Squat", czech: nil, aliases: [], category: nil, equipment: nil,
      isStatic: false, primary: ["quadriceps"], secondary: ["glutes", "calves"])
    let sets = [
      SetEntry(number: 1, reps: 5), SetEntry(number: 2, reps: 5), SetEntry(number: 3, kind: .warmup, reps: 5),
    ]
    let workouts = [
      try workout("2026-02-02", "Squat", sets), try workout("2026-03-01", "Squat", sets),
      try workout("2026-02-01", "Squat", sets), try workout("2026-03-02", "Squat", sets),
    ]
    let counts = MuscleSetCounts(workouts, today: try day("2026-03-01"), in: ExerciseCatalogue([squat])).counts
    #expect(counts.map(\.muscle) == ["quadriceps", "calves", "glutes"])
    #expect(counts.map(\.halves) == [8, 4, 4])
  }
}
