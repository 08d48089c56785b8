package import KernelApplication
package import StrengthDomain

/// Keeps the book of strength. Many may read at once; changes come one at a time.
package protocol StrengthRepository: Sendable {
  /// All of it as of the last change. Fails with `storeDamaged` rather than leave anything out.
  func snapshot() throws(Failure) -> any StrengthSnapshot
  /// The workouts in a list, in order of their ids; the removed ones and the one that is on, too. It is kept beside the
  /// book, so that nothing else is read.
  func list() throws(Failure) -> [WorkoutListing]
  /// Makes one change, whole or not at all: `decide` sees the latest book while nobody else can change it, and returns
  /// what to do; where that is nothing, nothing is changed. The change is durable when this returns.
  /// - Parameter isDryRun: nothing is changed; what would be, is told.
  func change<Value>(
    isDryRun: Bool, _ decide: (any StrengthSnapshot) throws(Failure) -> (edits: [StrengthEdit], value: Value)
  ) throws(Failure) -> StrengthChanged<Value>
  /// Removes all of it for good, from every file of the store, with the settings of strength.
  func eraseAll() throws(Failure) -> ErasedStrength
}

extension StrengthRepository {
  package func change<Value>(
    _ decide: (any StrengthSnapshot) throws(Failure) -> (edits: [StrengthEdit], value: Value)
  ) throws(Failure) -> StrengthChanged<Value> {
    try change(isDryRun: false, decide)
  }
}

/// The book of strength at one moment, and what is worked out of it when it is first asked for.
package protocol StrengthSnapshot: Sendable {
  var book: StrengthBook { get }
  var catalogue: ExerciseCatalogue { get }
  /// Finds the catalogue's exercises by words.
  var search: ExerciseSearch { get }
  /// Workouts as her corrections leave them.
  var corrected: CorrectedWorkouts { get }
  /// Of the workouts that count.
  func records(_ formula: OneRepMaxRule) -> StrengthRecords
  /// The workouts that count and have an exercise, in order of ids, each with its blocks of that one alone.
  func workouts(of exercise: ExerciseID) -> [Workout]
  /// How many sets each exercise has.
  var uses: [ExerciseID: Int] { get }
}

package typealias StrengthChanged<Value> = Changed<Value, any StrengthSnapshot>
