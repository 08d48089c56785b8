import KernelDomain
import StrengthDomain
import Testing

struct BodyVolumeTests {
  private static let day = CivilDay(year: 2026, month: 1, day: 5)!

  private static func volume(
    _ name: String, load: Int? = nil, reps: Int32, weight: Int? = 80_000, isAssisted: Bool = false
  ) -> Int64 {
    let start = CivilDateTime(day: day, time: CivilTime(hour: 18, minute: 0, second: 0))
    var workout = Workout(
      id: WorkoutID(start: start), source: "Strong", name: "A", start: start.timestamp(offset: 0), utcOffset: 0)
    let set = SetEntry(
      number: 1, load: load.flatMap { Load(thousandths: $0, unit: .kilogram) }, reps: reps)
    workout.blocks = [Block(exercise: .named(name), sets: [set])]
    let weights = weight.flatMap { Load(thousandths: $0, unit: .kilogram) }.map { [day: $0] } ?? [:]
    let part = BodyVolume(weights).part(of: workout) { _ in (BodyShareRule.share(of: name), isAssisted) }
    let loaded = isAssisted ? 0 : Int128(set.load?.mass.milligrams ?? 0) * Int128(reps)
    return VolumeRule.tenths(part.milligrams + loaded)
  }

  /// The examples of the design, in tenths of a kilogram.
  @Test func aShareOfTheBodyCounts() {
    #expect(BodyVolumeTests.volume("Pull Up", reps: 8) == 6_400)
    #expect(BodyVolumeTests.volume("Pull Up", load: 10_000, reps: 5) == 4_500)
    #expect(BodyVolumeTests.volume("Pull Up (Assisted)", load: 20_000, reps: 8, isAssisted: true) == 4_800)
    #expect(BodyVolumeTests.volume("Push Up", reps: 10) == 5_120)
    #expect(BodyVolumeTests.volume("Push Up", reps: 10, weight: nil) == 0)
  }

  @Test(arguments: [
    ("Pullups", 100), ("Chin-Up", 100), ("Dips - Chest Version", 100), ("Pushups", 64), ("Kneeling Push Up", 49),
    ("Decline Push-Up", 74), ("Push-Ups With Feet Elevated", 74), ("Incline Push-Up", 55), ("Bench Dips", 0),
    ("Dip Machine", 0), ("Handstand Push-Ups", 0), ("Jerk Dip Squat", 0), ("Plank", 0), ("Muscle Up", 0),
    ("Pull Up (Band)", 0), ("Lat Pulldown", 0),
  ])
  func namesTellTheShare(_ name: String, _ share: Int) {
    #expect(BodyShareRule.share(of: name) == share)
  }

  @Test func goalsOfMusclesAreRead() throws {
    let goals = try #require(MuscleSetGoals("chest 12, middle back 8"))
    #expect((goals["chest"], goals["middle back"], goals["biceps"], goals["neck"]) == (12, 8, 6, 0))
    #expect(MuscleSetGoals("") == MuscleSetGoals())
    #expect(MuscleSetGoals("chest") == nil)
    #expect(MuscleSetGoals("chest 12, chest 3") == nil)
    #expect(MuscleSetGoals("nose 3") == nil)
    #expect(MuscleSetGoals("chest 101") == nil)
  }

  @Test func whatLacksMostComesFirst() {
    let weeks = MuscleWeek.all(MuscleSetGoals(), done: ["chest": 20, "lats": 3], planned: ["lats": 6])
    #expect(weeks.first?.muscle == "hamstrings")
    #expect(weeks.last?.muscle == "chest")
    let lats = weeks.first { $0.muscle == "lats" }
    #expect(lats.map { ($0.missingHalves, $0.plannedHalves) } ?? (0, 0) == (17, 6))
  }

  @Test func inchesAndCentimetresConvert() {
    let waist = BodyMeasure(kind: .waist, day: BodyVolumeTests.day, thousandths: 36_000, unit: .inch)
    #expect(waist.thousandths(in: .centimetre) == 91_440)
    let other = BodyMeasure(kind: .waist, day: BodyVolumeTests.day, thousandths: 91_440, unit: .centimetre)
    #expect(other.thousandths(in: .inch) == 36_000)
    #expect(waist.thousandths(in: .inch) == 36_000)
  }
}
