import KernelApplication
import KernelDomain
import Storage
import StrengthApplication
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthInfrastructure

/// A book that an earlier version wrote, in which a dumbbell's curl was a barbell's.
struct NameRenewalTests {
  private static let barbell = "Preacher Curl (Barbell)"
  private static let dumbbell = "Preacher Curl (Dumbbell)"
  private static let flat = "Flat Barbell Bench Press"

  private static func workout(_ app: String = "Strong") -> Workout {
    let second: Int64 = 1_700_000_000
    var workout = Workout(
      id: WorkoutID(second: second), source: app, name: "A", start: Timestamp(seconds: second), utcOffset: 0)
    var number = 0
    for (name, count) in [(barbell, 3), (dumbbell, 2), (flat, 1)] {
      var block = Block(exercise: .named(name, app: app))
      for _ in 0..<count {
        number += 1
        block.sets.append(SetEntry(number: number, load: Load(thousandths: 40_000, unit: .kilogram), reps: 8))
      }
      workout.blocks.append(block)
    }
    return workout
  }

  /// A book without recorded names.
  private static func book(_ edits: [StrengthEdit] = []) throws -> StrengthUnderTest {
    let under = StrengthUnderTest()
    let own = OwnExercise(id: .own(1), name: flat)
    _ = try under.store.transaction { (transaction) throws(Failure) in
      try under.strength.file(in: &transaction) { _ throws(Failure) in (.file([workout()], [own], [], edits), ()) }
    }
    return under
  }

  private static func exercises(_ under: StrengthUnderTest) throws -> [String] {
    let snapshot = try under.reopened.strength.snapshot()
    return snapshot.book.workouts[0].blocks.map { ExerciseName($0.exercise, in: snapshot.catalogue).id.text }
  }

  private static let now = [
    "Preacher_Curl", "Preacher_Curl_Dumbbell", "Barbell_Bench_Press_-_Medium_Grip",
  ]

  @Test func aBookIsSeenAsItIsNowBeforeAnythingIsWritten() throws {
    let under = try NameRenewalTests.book()
    let files = under.files.files
    #expect(try NameRenewalTests.exercises(under) == NameRenewalTests.now)
    #expect(try under.reopened.strength.snapshot().catalogue[.own(1)] == nil, "given up")
    #expect(under.files.files == files)
  }

  @Test func theFirstChangeRecordsItAsAChangeOfItsOwn() throws {
    let under = try NameRenewalTests.book()
    let favourite = try #require(try under.apply([.setFavourite(ExerciseID("Plank"), true)]))
    #expect(try NameRenewalTests.exercises(under) == NameRenewalTests.now)
    #expect(try under.reopened.strength.snapshot().names.pending.isEmpty)
    try under.undo(favourite - 1)
    #expect(
      try NameRenewalTests.exercises(under) == ["Preacher_Curl", "Preacher_Curl", "own-1"], "undone as one")
    try under.apply([.setFavourite(ExerciseID("Plank"), false)])
    #expect(
      try NameRenewalTests.exercises(under) == ["Preacher_Curl", "Preacher_Curl", "own-1"], "and it stays so")
  }

  @Test func anOwnExerciseThatTheUserTouchedStays() throws {
    let under = try NameRenewalTests.book([.setRest(.own(1), 120)])
    #expect(try NameRenewalTests.exercises(under).last == "own-1")
  }

  @Test func theRestStaysWithMostSets() throws {
    let curl = ExerciseID("Preacher_Curl")
    let under = try NameRenewalTests.book([.setRest(curl, 120)])
    try under.apply([.setFavourite(ExerciseID("Plank"), true)])
    #expect(try under.reopened.strength.snapshot().book.state.rests == [curl: 120])
  }

  @Test func anotherLogComesWithTheNamesRecorded() throws {
    let under = try NameRenewalTests.book()
    try under.take([NameRenewalTests.workout("Hevy")])
    let snapshot = try under.reopened.strength.snapshot()
    #expect(snapshot.names.pending.isEmpty)
    #expect(snapshot.names.exercises.count == 6)
    #expect(try NameRenewalTests.exercises(under) == NameRenewalTests.now)
  }

  @Test func aCopyOfAWorkoutThatIsThereRecordsNoNames() throws {
    let under = StrengthUnderTest()
    var (ours, copy) = (NameRenewalTests.workout(Workout.ownSource), NameRenewalTests.workout())
    copy.blocks = [copy.blocks[0]]
    ours.blocks = copy.blocks
    ours.blocks[0].exercise = .known(ExerciseID("Preacher_Curl"))
    _ = try under.store.transaction { [ours] (transaction) throws(Failure) in
      try under.strength.file(in: &transaction) { _ throws(Failure) in (.file([ours], [], [], []), ()) }
    }
    try under.take([copy])
    let book = try under.reopened.strength.snapshot().book
    #expect(book.workouts == [ours])
    #expect(book.filed.names.isEmpty)
  }

  @Test func aNameOfTheUsersChoiceStands() throws {
    let under = StrengthUnderTest()
    try under.take([NameRenewalTests.workout()])
    let logged = LoggedName(app: "Strong", name: NameRenewalTests.dumbbell)
    try under.apply([.setNames([NamedExercise(logged, ExerciseID("Plank"), .user)], [])])
    let snapshot = try under.reopened.strength.snapshot()
    #expect(snapshot.names[logged]?.text == "Plank")
    #expect(snapshot.renewedNames[logged]?.text == "Plank")
    try under.take([NameRenewalTests.workout()])
    #expect(try under.reopened.strength.snapshot().names[logged]?.text == "Plank")
  }
}
