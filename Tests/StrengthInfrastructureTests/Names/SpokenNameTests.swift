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
