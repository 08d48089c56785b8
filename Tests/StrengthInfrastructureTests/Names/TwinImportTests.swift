import Formats
import KernelApplication
import KernelDomain
import Storage
import StrengthApplication
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthInfrastructure

/// Logs of two apps imported one after the other, against what an independent program made of them. Skipped where the
/// files are not.
@Suite(.enabled(if: MoreTestData.folder != nil))
struct TwinImportTests {
  private static let zone = TimeZoneDatabase().rules("Europe/Prague") ?? .utc

  private static func workouts(_ name: String, _ told: LogJSON?) throws -> [Workout] {
    let unit = told?["options"]?["unit"]?.text.flatMap { MassUnit(rawValue: $0) }
    let bytes = try MoreTestData.read(name)
    return try TrainingLog.workouts(in: bytes, LogOptions(unit: unit, zone: zone)).workouts
  }

  /// Imports workouts as a change of its own.
  private static func take(_ workouts: [Workout], _ under: StrengthUnderTest) throws -> StrengthFilePart.Counts {
    try under.store.transaction { (transaction) throws(Failure) in
      transaction.beginImport()
      return try under.strength.file(in: &transaction) { (derived) throws(Failure) in
        var merge = StrengthMerge(into: derived)
        merge.add(workouts)
        return (
          merge.isEmpty ? nil : .file(merge.put, merge.exercises, merge.names, merge.edits), merge.files[0].counts
        )
      }.value
    }
  }

  /// Returns workouts as if they had been logged in this program.
  private static func ours(_ workouts: [Workout]) -> [Workout] {
    var claims = NameClaims(NameTable.all)
    return workouts.map { workout in
      var workout = workout
      workout.source = Workout.ownSource
      workout.blocks = workout.blocks.map { block in
        guard case .named(let name, let app) = block.exercise else { return block }
        var block = block
        block.exercise = .known(claims.add([LoggedName(app: app, name: name)])[0].exercise ?? ExerciseID(name))
        return block
      }
      return workout
    }
  }

  private static func start(_ workout: Workout?) -> String? {
    workout.map { workout in
      let clock = CivilDateTime(workout.start, offset: workout.utcOffset)
      return "\(clock.day)T\(clock.time)"
    }
  }

  @Test(arguments: MoreTestData.names("pairs"))
  func aSecondLogComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    let expected = try MoreTestData.expected(name)
    var first = try TwinImportTests.workouts(name + ".1.csv", expected["first"])
    let second = try TwinImportTests.workouts(name + ".2.csv", expected["second"])
    if expected["first"]?["own"] == .flag(true) { first = TwinImportTests.ours(first) }
    let under = StrengthUnderTest()
    _ = try TwinImportTests.take(first, under)
    let counts = try TwinImportTests.take(second, under)
    let snapshot = try under.reopened.strength.snapshot()
    let outcomes = expected["outcomes"]?.list ?? []
    #expect(outcomes.count == second.count)
    for (workout, wanted) in zip(second, outcomes) {
      let inBook = snapshot.book.workouts.first { $0.source == workout.source && $0.start == workout.start }
      #expect(wanted["start"]?.text == TwinImportTests.start(workout))
      let doubt = snapshot.twins.doubtful.first { $0.pair.first == inBook?.id || $0.pair.second == inBook?.id }
      let isCounted = inBook.map { id in snapshot.twins.counting[id.id] != nil } ?? false
      let counting = inBook.flatMap { id in snapshot.twins.counting[id.id] }
      let counted = inBook.flatMap { id in snapshot.twins.counting.first { $0.value == id.id }?.key }
      let other = counting ?? counted ?? doubt.map { $0.pair.first == inBook?.id ? $0.pair.second : $0.pair.first }
      let found =
        counts.alreadyHere == 1
        ? "known"
        : counts.updated == 1 ? "renamed" : counting ?? counted != nil ? "same" : doubt == nil ? "new" : "doubtful"
      #expect(wanted["outcome"]?.text == found)
      if let of = wanted["of"]?.text {
        #expect(TwinImportTests.start(other.flatMap { snapshot.corrected[$0]?.workout }) == of)
      }
      if let wanted = wanted["counts"]?.text { #expect(wanted == (isCounted ? "first" : "second")) }
      let each = Set([inBook?.id, other].compactMap(\.self))
      let countingOnes = snapshot.corrected.counting.filter { each.contains($0.id) }
      #expect(countingOnes.count == (found == "same" ? 1 : found == "doubtful" ? 2 : found == "known" ? 0 : 1))
    }
    let list = try under.reopened.strength.list()
    #expect(list.questions == outcomes.count { $0["outcome"]?.text == "doubtful" })
  }
}

/// Decisions about workouts of two apps.
struct TwinDecisionTests {
  private static func workout(_ app: String, at second: Int64, loads: [Int] = [80, 80, 85]) -> Workout {
    var workout = Workout(
      id: WorkoutID(second: second), source: app, name: "A", start: Timestamp(seconds: second), utcOffset: 0)
    workout.blocks = [
      Block(
        exercise: .named("Bench Press (Barbell)", app: app),
        sets: loads.enumerated().map {
          SetEntry(number: $0.offset + 1, load: Load(thousandths: $0.element * 1_000, unit: .kilogram), reps: 5)
        })
    ]
    return workout
  }

  @Test func aDecisionIsAChangeThatCanBeUndone() throws {
    let under = StrengthUnderTest()
    let (a, b) = (
      TwinDecisionTests.workout("Strong", at: 1_700_000_000), TwinDecisionTests.workout("Hevy", at: 1_700_000_030)
    )
    try under.take([a])
    try under.take([b])
    var snapshot = try under.reopened.strength.snapshot()
    #expect(snapshot.corrected.counting.map(\.id) == [a.id])
    let pair = WorkoutPair(a.id, b.id)
    let change = try under.apply([.setTwins([pair], areSame: false)])
    snapshot = try under.reopened.strength.snapshot()
    #expect(snapshot.corrected.counting.map(\.id) == [a.id, b.id])
    #expect(snapshot.twins.doubtful.isEmpty)
    try under.undo(change)
    #expect(try under.reopened.strength.snapshot().corrected.counting.map(\.id) == [a.id])
  }

  @Test func whatIsNotAlikeIsTheSameIfTheUserSaysSo() throws {
    let under = StrengthUnderTest()
    let a = TwinDecisionTests.workout("Strong", at: 1_700_000_000)
    let b = TwinDecisionTests.workout("Strong", at: 1_700_050_000, loads: [10, 10, 10, 10])
    try under.take([a, b])
    #expect(try under.reopened.strength.snapshot().corrected.counting.count == 2)
    try under.apply([.setTwins([WorkoutPair(a.id, b.id)], areSame: true)])
    #expect(try under.reopened.strength.snapshot().corrected.counting.map(\.id) == [b.id], "more sets")
  }

  @Test func oneOfThreeAppsCounts() throws {
    let under = StrengthUnderTest()
    for (app, second) in [("Strong", 1_700_000_000), ("Hevy", 1_700_000_030), ("Fitbod", 1_700_000_050)] {
      try under.take([TwinDecisionTests.workout(app, at: Int64(second))])
    }
    let snapshot = try under.reopened.strength.snapshot()
    #expect(snapshot.corrected.counting.count == 1)
    #expect(snapshot.twins.counting.count == 2)
  }

  /// Two sessions of one app with the same sets are two, though another app's is like both.
  @Test func aWorkoutIsTheSameAsOneOfAnAppOnly() throws {
    let under = StrengthUnderTest()
    try under.take([
      TwinDecisionTests.workout("Strong", at: 1_700_000_000), TwinDecisionTests.workout("Strong", at: 1_700_000_300),
    ])
    try under.take([TwinDecisionTests.workout("Hevy", at: 1_700_000_290)])
    let snapshot = try under.reopened.strength.snapshot()
    #expect(snapshot.corrected.counting.count == 2)
    #expect(snapshot.twins.counting == [WorkoutID(second: 1_700_000_300): WorkoutID(second: 1_700_000_290)])
  }

  @Test func aBookWithOneAppAsksNothing() throws {
    let under = StrengthUnderTest()
    try under.take([
      TwinDecisionTests.workout("Strong", at: 1_700_000_000), TwinDecisionTests.workout("Strong", at: 1_700_000_010),
    ])
    let snapshot = try under.reopened.strength.snapshot()
    #expect(snapshot.twins == WorkoutTwins())
    #expect(snapshot.corrected.counting.count == 2)
  }
}
