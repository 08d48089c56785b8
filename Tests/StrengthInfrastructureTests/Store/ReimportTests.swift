import KernelApplication
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthInfrastructure
import StrengthTestSupport
import TestSupport
import Testing

/// The same log again, or a later one.
struct ReimportTests {
  private let id = WorkoutID("s20210210T164613")!

  private func correct(_ under: StrengthUnderTest, _ change: WorkoutCorrection.Change) throws {
    var corrected = try under.strength.snapshot().corrected
    try under.apply([.correct(corrected.make(change, of: id))])
  }

  @Test func theSameLogChangesNothing() throws {
    for log in LogSamples.all {
      let under = StrengthUnderTest()
      let first = try under.take(log)
      let files = under.files.files
      let again = try under.take(log)
      #expect((again.found, again.new, again.updated) == (first.found, 0, 0))
      #expect(first.new == first.found)
      #expect(under.files.files == files)
    }
  }

  @Test func theSameLogInAnotherUnitIsToldOf() throws {
    let under = StrengthUnderTest()
    #expect(try under.takeFile(LogSamples.strong, unit: .kilogram).otherUnit == 0)
    let slip = try under.takeFile(LogSamples.strong, unit: .pound)
    // The run has no load: only its distance has another unit, which pounds imply.
    #expect(slip.counts.updated == 2)
    #expect(slip.otherUnit == 1)
    #expect(try under.takeFile(LogSamples.strong, unit: .pound).otherUnit == 0, "known as it is now")
    let heavier = LogSamples.strong.replacing("1,75.5,8,", with: "1,76.5,8,")
    #expect(try under.takeFile(heavier, unit: .pound).otherUnit == 0, "another load is no other unit")
  }

  @Test func correctionsStay() throws {
    let under = StrengthUnderTest()
    try under.take(LogSamples.strong)
    let heavier = SetEntry(number: 2, load: Load(thousandths: 80_000, unit: .kilogram), reps: 8)
    try correct(under, .editSet(2, heavier))
    try correct(under, .name("Wednesday"))
    try correct(under, .removeSet(1))
    let before = try ReadStrength(under.reopened.strength.snapshot())
    #expect(try under.take(LogSamples.strong).updated == 0)
    #expect(try ReadStrength(under.reopened.strength.snapshot()) == before)
    let workout = try #require(before.corrected.first { $0.workout.id == id }).workout
    #expect(workout.name == "Wednesday")
    #expect(workout.blocks[0].sets == [heavier])
  }

  /// What of a workout was logged otherwise since comes as it is now; a correction of just that is set aside, not lost.
  @Test func aLaterLogUpdatesWhatItChanged() throws {
    let under = StrengthUnderTest()
    try under.take(LogSamples.strong)
    try correct(under, .editSet(2, SetEntry(number: 2, load: Load(thousandths: 80_000, unit: .kilogram), reps: 8)))
    try correct(under, .name("Wednesday"))
    let later = LogSamples.strong.replacing("1,75.5,8,", with: "1,76.5,8,")
    let counts = try under.take(later)
    #expect((counts.found, counts.new, counts.updated) == (2, 0, 1))
    let snapshot = try under.reopened.strength.snapshot()
    let workout = try #require(snapshot.corrected[id]).workout
    #expect(workout.name == "Wednesday")
    #expect(workout.blocks[0].sets[1].load == Load(thousandths: 76_500, unit: .kilogram))
    #expect(snapshot.corrected.setAside.count == 1)
  }

  @Test func anotherAppsWorkoutOfTheSameSecondIsAnother() throws {
    let under = StrengthUnderTest()
    try under.take(LogSamples.strong)
    var workout = try #require(try under.strength.snapshot().book.workouts.first)
    workout.source = "Hevy"
    #expect(try under.take([workout]).new == 1)
    #expect(try under.strength.snapshot().book.workouts.map(\.id).contains(WorkoutID("s20210210T164613-b")!))
  }

  /// Which log comes first, and what number an own exercise got by it, is nothing that a record hangs on.
  @Test(arguments: UInt64(0)..<12)
  func theOrderOfLogsChangesNoRecord(seed: UInt64) throws {
    var edits = RandomStrength(seed: seed)
    var second: Int64 = 1_600_000_000
    let logs = (0..<6).map { _ in
      edits.imported().map { workout in
        var workout = workout
        second += Int64(edits.number(1..<2_000_000))
        workout.id = WorkoutID(second: second)
        workout.start = Timestamp(seconds: second)
        return workout
      }
    }
    func records(_ logs: [[Workout]]) throws -> [String: ExerciseRecords] {
      let under = StrengthUnderTest()
      for log in logs { try under.take(log) }
      let read = try ReadStrength(under.reopened.strength.snapshot())
      #expect(read.workouts.count == logs.joined().count)
      let names = Dictionary(uniqueKeysWithValues: read.exercises.map { ($0.id, $0.english) })
      return Dictionary(
        uniqueKeysWithValues: read.epley.exercises.map { (names[$0.key] ?? $0.key.text, $0.value) })
    }
    let inOrder = try records(logs)
    #expect(inOrder.count >= 2)
    #expect(try records(logs.reversed()) == inOrder)
    #expect(try records(logs.shuffled(using: &edits.random)) == inOrder)
  }

  /// The records of whole logs, read from the store by another process, are those of the log itself by its own rules.
  @Test(.enabled(if: LogTestData.folder != nil), arguments: LogTestData.names.filter { !$0.hasPrefix("bad_") })
  func aRealLogIsReadBackFromTheStore(_ name: String) throws {
    var unit: MassUnit?
    if case .text(let word)? = try LogTestData.expected(name)["unit"] { unit = MassUnit(rawValue: word) }
    let read = try TrainingLog.workouts(in: LogTestData.read(name + ".csv"), unit: unit, zone: .utc)
    let under = StrengthUnderTest()
    try under.take(read.workouts)
    #expect(try under.reopened.strength.snapshot().book.workouts == read.workouts.sorted { $0.id < $1.id })
  }
}
