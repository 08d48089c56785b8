import KernelDomain
import StrengthApplication
import StrengthDomain

/// Merges the workouts of several files into the book. Decides which exercises the names in the files stand for, and
/// creates exercises for names that the catalogue lacks.
struct StrengthMerge {
  private var merge: WorkoutImportMerge
  private var coming: [WorkoutID: Workout] = [:]
  /// The exercise that each name stands for, among the names in the book and in the files that have been merged so far.
  private var exercisesOfNames: [LoggedName: NamedExercise]
  private var claims: NameClaims?
  private var own: OwnNames?
  private let book: StrengthBook
  private let before: BookNames
  private let renewal: NameRenewal
  /// The exercises that are not in the book because the imports that added them were undone.
  private let undoneExercises: [OwnExercise]
  /// The names in the files for which this merge has decided the exercise.
  private var decided: [NamedExercise] = []
  /// Whether any workout in the files is already in the book. If so, the names of its exercises may not have to be
  /// stored.
  private var hasUnchanged = false
  /// The outcome for each file: what happened to its workouts.
  private(set) var files: [File] = []

  struct File {
    var counts: StrengthFilePart.Counts
    /// The number of workouts whose loads are in a different unit than in the book's version of the same workout.
    var otherUnit = 0
  }

  /// Creates a merge of imported workouts into a book.
  /// - Parameters:
  ///   - undone: the workouts that are not in the book because their imports were undone.
  ///   - undoneExercises: the exercises that were removed together with these workouts. If such an exercise is imported
  ///     again, it is assigned its former id.
  init(into derived: LazyStrengthSnapshot, undone: [Workout] = [], undoneExercises: [OwnExercise] = []) {
    self.undoneExercises = undoneExercises
    book = derived.book
    merge = WorkoutImportMerge(
      into: book.workouts + (book.state.active.map { [$0.asFinished] } ?? []), undone: undone)
    before = derived.names
    exercisesOfNames = before.exercises
    renewal = NameRenewal(derived)
  }

  var isEmpty: Bool { coming.isEmpty && exercises.isEmpty && names.isEmpty }
  /// The new and changed workouts, which are to be stored, sorted by id.
  var put: [Workout] { coming.values.sorted { $0.id < $1.id } }
  /// The names whose exercises are to be stored: the names in the workouts to store, and those in the book that an
  /// earlier version of this program did not record.
  var names: [NamedExercise] {
    guard hasUnchanged, !decided.isEmpty else { return renewal.before + decided }
    let stored = Set(StrengthBook.names(in: put).map(\.logged))
    return renewal.before + decided.filter { stored.contains($0.logged) }
  }
  /// The exercises that were created for names in the files.
  var exercises: [OwnExercise] {
    guard hasUnchanged, let added = own?.added, !added.isEmpty else { return own?.added ?? [] }
    let used = Set(names.map(\.exercise))
    return added.filter { used.contains($0.id) }
  }
  /// The edits that convert the book if an earlier version of this program wrote it.
  var edits: [StrengthEdit] { renewal.edits }

  /// Merges the workouts of one file into the book.
  /// - Parameter categories: the category that the log states for each exercise, by the exercise's name.
  mutating func add(_ workouts: [Workout], categories: [String: String] = [:]) {
    let (before, othersBefore) = (exercises.count, merge.otherUnit.count)
    var counts = StrengthFilePart.Counts(found: workouts.count, sets: workouts.reduce(0) { $0 + $1.setCount })
    decide(StrengthBook.names(in: workouts).filter { exercisesOfNames[$0.logged] == nil }, categories)
    let known = exercisesOfNames
    for workout in workouts {
      var workout = workout
      switch merge.add(&workout, id: { StrengthMerge.id(of: $0, known) }) {
      case .new(let id):
        counts.new += 1
        coming[id] = workout
      case .updated(let id):
        counts.updated += 1
        coming[id] = workout
      case .unchanged: hasUnchanged = true
      case .copy:
        hasUnchanged = true
        counts.alreadyHere = (counts.alreadyHere ?? 0) + 1
      }
    }
    counts.ownExercises = exercises.count - before
    files.append(File(counts: counts, otherUnit: merge.otherUnit.count - othersBefore))
  }

  private static func id(of block: BlockExercise, _ names: [LoggedName: NamedExercise]) -> ExerciseID {
    guard case .named(let name, let app) = block, let named = names[LoggedName(app: app, name: name)] else {
      return WorkoutImportMerge.plainID(of: block)
    }
    return named.exercise
  }

  private mutating func decide(_ found: [StrengthBook.FoundName], _ categories: [String: String]) {
    if found.isEmpty { return }
    let known = before.exercises.values.sorted { $0.logged < $1.logged }
    var claims = claims ?? NameClaims(NameTable.all, known: known)
    var own = own ?? OwnNames(book, also: before.added, undone: undoneExercises, words: NameTable.all.words)
    for (claim, found) in zip(claims.add(found.map(\.logged)), found) {
      let name = claim.logged.name
      let exercise =
        claim.exercise ?? own.exercise(named: name, measure: found.measure, category: categories[name])
      let named = NamedExercise(claim.logged, exercise, claim.decision)
      exercisesOfNames[claim.logged] = named
      decided.append(named)
    }
    (self.claims, self.own) = (claims, own)
  }
}
