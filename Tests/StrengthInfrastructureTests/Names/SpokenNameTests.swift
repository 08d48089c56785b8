import KernelApplication
import KernelDomain
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthApplication
@testable import StrengthInfrastructure

/// What people call an exercise finds it, although its names have other words.
struct SpokenNameTests {
  private let under = StrengthUnderTest()

  private var reader: StrengthReader { under.reader() }

  @Test(arguments: [
    ("OHP", "Standing_Military_Press"), ("BB row", "Bent_Over_Barbell_Row"), ("veslování", "Rowing_Stationary"),
    ("dead hang", "Dead_Hang"), ("RDL", "Romanian_Deadlift"), ("CGBP", "Close-Grip_Barbell_Bench_Press"),
    ("SLDL", "Stiff-Legged_Barbell_Deadlift"),
  ]) func aShortNameIsFoundAndTaken(_ name: String, _ exercise: String) throws {
    let found = try SearchExercises(reader: reader)(SearchExercises.Input(query: name))
    #expect(found.exercises.first?.id.text == exercise)
    #expect(found.found == found.exercises.count)
    _ = try StartWorkout(reader: reader)(StartWorkout.Input())
    let added = try AddExercise(reader: reader)(AddExercise.Input(exercise: ExerciseID(name)))
    #expect(added.added?.id.text == exercise)
  }

  /// What a phrase becomes may be part of another phrase, which stands before it in the table.
  @Test(arguments: ["Lateral Pull Down", "Lat Pull Down", "Lat Pulldown"])
  func phrasesAreReplacedInWhatPhrasesBecome(_ name: String) throws {
    let found = try #require(NameTable.all.candidate(LoggedName(app: "Strong", name: name)))
    #expect(found.exercise.text == "Lat_Pulldown_Cable")
  }

  /// The order of "low to high" and the small words of "on a dumbbell" distinguish exercises.
  @Test(arguments: [
    "Low to High Cable Fly", "Mid to High Cable Fly", "DB Calf Raise", "Knee to Elbow", "Leg Pull", "Ball Pull",
    "Push Up Plank", "Underhand Concentration Curl", "Cable Twist (Low to High)",
  ])
  func anotherMovementOfTheSameWordsIsNotTaken(_ name: String) {
    #expect(NameTable.all.candidate(LoggedName(app: "Strong", name: name)) == nil)
  }

  @Test(arguments: [
    ("High-to-Low Cable Flyes", "High-to-Low_Cable_Fly"), ("Cable Twists (Down to up)", "Cable_Twist_Down_to_up"),
    ("Calf Raise On A Dumbbell", "Calf_Raise_On_A_Dumbbell"), ("Elbow to Knee", "Elbow_to_Knee"),
  ])
  func theMovementItselfIsTaken(_ name: String, _ exercise: String) {
    #expect(NameTable.all.candidate(LoggedName(app: "Strong", name: name))?.exercise.text == exercise)
  }

  /// A name that may be any squat is an exercise of its own, until the user has said which one it is.
  @Test(arguments: [("Dřep", "Barbell_Squat"), ("Výpady", "Lunge_any")])
  func aGeneralNameIsAskedAbout(_ name: String, _ exercise: String) {
    var claims = NameClaims(NameTable.all)
    let claim = claims.add([LoggedName(app: "FitNotes", name: name)])[0]
    #expect(claim.exercise == nil)
    #expect(claim.decision == .own)
    #expect(claim.like?.text == exercise)
  }

  /// Typed, it is asked about, too, unless it is the name by which the book shows an exercise.
  @Test func aTypedGeneralNameIsAskedAbout() {
    let asked = SetTrainingMax.Input(exercise: ExerciseID("Dřepy"), load: Load(thousandths: 100_000, unit: .kilogram))
    let failure = #expect(throws: Failure.self) { try SetTrainingMax(reader: reader)(asked) }
    guard case .notFound(let problem)? = failure,
      case .severalExercises(_, let near)? = problem.local as? StrengthMessage
    else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(near.first?.id.text == "Barbell_Squat")
  }

  @Test(arguments: [("Squat", "Barbell_Squat"), ("lunge", "Lunge"), ("dřep", "Bodyweight_Squat")])
  func aWordThatAppsUseIsTaken(_ name: String, _ exercise: String) throws {
    let taken = try SetTrainingMax(reader: reader)(
      SetTrainingMax.Input(exercise: ExerciseID(name), load: Load(thousandths: 100_000, unit: .kilogram)))
    #expect(taken.exercise.id.text == exercise)
  }

  @Test func aFilterAppliesToItToo() throws {
    var input = SearchExercises.Input(query: "BB row")
    input.equipment = "cable"
    #expect(try SearchExercises(reader: reader)(input).exercises.isEmpty)
  }

  @Test func whatNobodyCallsAnExerciseIsRefused() {
    #expect(throws: Failure.self) {
      try AddExercise(reader: reader)(AddExercise.Input(exercise: ExerciseID("Xyzzy")))
    }
  }
}
