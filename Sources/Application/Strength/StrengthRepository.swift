package import KernelApplication
package import StrengthDomain

/// Stores the data about strength training. Any number of callers may read at once; changes are made one at a time.
package protocol StrengthRepository: Sendable {
  /// Returns all data as of the latest change. Fails with `storeDamaged` rather than leave anything out.
  func snapshot() throws(Failure) -> any StrengthSnapshot
  /// Returns the workouts for lists, including removed ones and the one under way. The list is stored separately, so
  /// that the section itself need not be read.
  func list() throws(Failure) -> WorkoutList
  /// Makes one change, completely or not at all: `decide` receives the latest data while nobody else can change them,
  /// and returns the edits to make. If there are no edits, nothing is written. The change is durable when this returns.
  /// - Parameters:
  ///   - isDryRun: true to write nothing, and only return what the data would be.
  ///   - decide: returns the edits, and a value for the caller.
  func change<Value>(
    isDryRun: Bool, _ decide: (any StrengthSnapshot) throws(Failure) -> (edits: [StrengthEdit], value: Value)
  ) throws(Failure) -> StrengthChanged<Value>
  /// Erases everything about strength training from every file of the store, including its settings. Returns how much
  /// was erased.
  func eraseAll() throws(Failure) -> ErasedStrength
}

extension StrengthRepository {
  package func change<Value>(
    _ decide: (any StrengthSnapshot) throws(Failure) -> (edits: [StrengthEdit], value: Value)
  ) throws(Failure) -> StrengthChanged<Value> {
    try change(isDryRun: false, decide)
  }
}

/// The data about strength training at one moment, and values that are calculated from them on first use.
package protocol StrengthSnapshot: Sendable {
  var book: StrengthBook { get }
  /// The exercises that the names in imported workouts stand for.
  var names: BookNames { get }
  /// The names that stand for exercises of their own although each is probably another name of a known exercise. The
  /// value for each name is that known exercise.
  var likelyNames: [LoggedName: ExerciseID] { get }
  /// The exercises that the names would stand for if only the user's decisions were kept, and the program decided about
  /// all others anew.
  var renewedNames: BookNames { get }
  /// Returns a new value that finds or creates the user's own exercises for names in logs.
  func newOwnNames() -> OwnNames
  var catalogue: ExerciseCatalogue { get }
  /// Searches the exercises of the catalogue by words.
  var search: ExerciseSearch { get }
  /// Returns the exercise that the program's table of names knows by a name, such as `OHP` or `BB row`; nil if there is
  /// none.
  func exercise(called name: String) -> CatalogueExercise?
  /// The workouts with corrections applied.
  var corrected: CorrectedWorkouts { get }
  /// The workouts that two apps logged: those that are the same workout, and those that may be.
  var twins: WorkoutTwins { get }
  /// Returns the records that were set in the workouts that count for records.
  /// - Parameter formula: estimates the one-repetition maximum.
  func records(_ formula: OneRepMaxRule) -> StrengthRecords
  /// The load that was raised last; nil if none was.
  var raised: NamedRaisedLoad? { get }
  /// Returns the workouts that count and contain the exercise, sorted by id. Each is reduced to the blocks of that
  /// exercise.
  func workouts(of exercise: ExerciseID) -> [Workout]
  /// The number of sets of each exercise.
  var uses: [ExerciseID: Int] { get }
}

/// The workouts for lists.
package struct WorkoutList: Hashable, Sendable {
  /// The workouts, sorted by id.
  package var workouts: [WorkoutListing]
  /// The number of questions to the user about exercise names, workouts that may be the same, and corrections without
  /// effect. Questions about sets are not included.
  package var questions: Int
  /// The load that was raised last; nil if none was.
  package var raised: NamedRaisedLoad?

  package init(workouts: [WorkoutListing], questions: Int, raised: NamedRaisedLoad?) {
    self.workouts = workouts
    self.questions = questions
    self.raised = raised
  }
}

package typealias StrengthChanged<Value> = Changed<Value, any StrengthSnapshot>
