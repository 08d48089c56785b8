package import KernelApplication
package import StrengthDomain

/// Stores the data about strength training. Any number of callers may read at once; changes are made one at a time.
package protocol StrengthRepository: Sendable {
  /// Returns all data as of the latest change. Fails with `storeDamaged` rather than leave anything out.
  func snapshot() throws(Failure) -> any StrengthSnapshot
  /// Returns the workouts for lists, including removed workouts and the workout under way. This list is stored
  /// separately, so that reading it does not require reading the whole section (the feature's part of the store).
  func list() throws(Failure) -> WorkoutList
  /// Makes one change, completely or not at all. `decide` receives the latest data while nobody else can change them.
  /// If it returns no edits, nothing is written. The change is durable when this returns.
  /// - Parameters:
  ///   - isDryRun: true to write nothing, and only return the data as they would be after the change.
  ///   - decide: returns the edits to make, and a value for the caller.
  func change<Value>(
    isDryRun: Bool, _ decide: (any StrengthSnapshot) throws(Failure) -> (edits: [StrengthEdit], value: Value)
  ) throws(Failure) -> StrengthChanged<Value>
  /// Erases everything about strength training, including its settings, from every file of the store. Returns how much
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

/// The data about strength training at one moment. Values derived from these data are calculated on first use.
package protocol StrengthSnapshot: Sendable {
  var book: StrengthBook { get }
  /// Which exercise each name in imported workouts stands for.
  var names: BookNames { get }
  /// The names in imported workouts that stand for exercises of their own, although each is probably an alternative
  /// name of a known exercise. The value for each name is that known exercise.
  var likelyNames: [LoggedName: ExerciseID] { get }
  /// Which exercise each name would stand for if the program kept only the user's decisions and decided about all
  /// other names anew.
  var renewedNames: BookNames { get }
  /// Returns a new object that finds or creates the user-defined exercises for names in logs.
  func newOwnNames() -> OwnNames
  var catalogue: ExerciseCatalogue { get }
  /// Searches the exercises of the catalogue by words.
  var search: ExerciseSearch { get }
  /// Returns the exercise for a name in the program's table of names, such as `OHP` or `BB row`; nil if the table does
  /// not contain the name. `isAsked` says whether the name is so general that the user has to confirm the exercise:
  /// `Dřep` may be any squat.
  func exercise(called name: String) -> (exercise: CatalogueExercise, isAsked: Bool)?
  /// The workouts with corrections applied.
  var corrected: CorrectedWorkouts { get }
  /// The workouts that were logged by two apps: pairs that are the same workout, and pairs that may be.
  var twins: WorkoutTwins { get }
  /// Returns the records set in all workouts that count for records.
  /// - Parameter formula: estimates the one-repetition maximum.
  func records(_ formula: OneRepMaxRule) -> StrengthRecords
  /// The exercise whose greatest load grew most recently; nil if no greatest load ever grew.
  var raised: NamedRaisedLoad? { get }
  /// Returns the workouts that contain the exercise and count for records, sorted by id. Each contains only the blocks
  /// (consecutive sets) of that exercise.
  func workouts(of exercise: ExerciseID) -> [Workout]
  /// The number of sets of each exercise in all workouts that count for records.
  var uses: [ExerciseID: Int] { get }
}

/// The workouts for lists, with further values that lists show.
package struct WorkoutList: Hashable, Sendable {
  /// The workouts, sorted by id.
  package var workouts: [WorkoutListing]
  /// The number of questions that the user has to answer about exercise names, workouts that may be the same, and
  /// corrections without effect. Questions about sets are not included.
  package var questions: Int
  /// The exercise whose greatest load grew most recently; nil if no greatest load ever grew.
  package var raised: NamedRaisedLoad?

  package init(workouts: [WorkoutListing], questions: Int, raised: NamedRaisedLoad?) {
    self.workouts = workouts
    self.questions = questions
    self.raised = raised
  }
}

package typealias StrengthChanged<Value> = Changed<Value, any StrengthSnapshot>

extension Changed {
  /// Returns an output's member `dryRun`: true if the change was only tried and would have changed something, else nil.
  func tried(_ isDryRun: Bool) -> Bool? { isDryRun && number != nil ? true : nil }
}
