import KernelDomain
import StrengthApplication
import StrengthDomain

/// Merges the workouts of several files into the book, and adds exercises that the catalogue does not know.
struct StrengthMerge {
  private var merge: WorkoutImportMerge
  private var coming: [WorkoutID: Workout] = [:]
  private let catalogue: ExerciseCatalogue
  /// The names that were looked up, as logs write them.
  private var known: Set<String> = []
  /// The new names in search form, so that two spellings are one exercise.
  private var named: Set<SearchText> = []
  private var next: Int
  /// The exercises that were added.
  private(set) var exercises: [OwnExercise] = []
  /// The outcome for each file.
  private(set) var files: [File] = []

  struct File {
    var counts: StrengthFilePart.Counts
    /// The number of workouts whose loads have another unit than they had in the book.
    var otherUnit = 0
  }

  /// - Parameter undone: workouts that are not in the book since their imports were undone.
  init(into derived: LazyStrengthSnapshot, undone: [Workout] = []) {
    let book = derived.book
    merge = WorkoutImportMerge(
      into: book.workouts + (book.state.active.map { [$0.asFinished] } ?? []), undone: undone)
    catalogue = derived.catalogue
    next = book.nextExercise
  }

  var isEmpty: Bool { coming.isEmpty && exercises.isEmpty }
  /// The workouts that are new or changed, in order of ids.
  var put: [Workout] { coming.values.sorted { $0.id < $1.id } }

  /// Merges the workouts of one file.
  mutating func add(_ workouts: [Workout]) {
    let (before, othersBefore) = (exercises.count, merge.otherUnit.count)
    var counts = StrengthFilePart.Counts(found: workouts.count, sets: workouts.reduce(0) { $0 + $1.setCount })
    for workout in workouts {
      var workout = workout
      switch merge.add(&workout) {
      case .new(let id):
        counts.new += 1
        coming[id] = workout
      case .updated(let id):
        counts.updated += 1
        coming[id] = workout
      case .unchanged: break
      }
      for block in workout.blocks { look(for: block) }
    }
    counts.ownExercises = exercises.count - before
    files.append(File(counts: counts, otherUnit: merge.otherUnit.count - othersBefore))
  }

  private mutating func look(for block: Block) {
    guard case .named(let name) = block.exercise, known.insert(name).inserted else { return }
    guard catalogue.exercise(named: name) == nil, named.insert(SearchText(name)).inserted else { return }
    exercises.append(OwnExercise(id: .own(next), name: name, measure: ExerciseMeasure(of: block)))
    next += 1
  }
}

extension ExerciseMeasure {
  /// What the sets of a block are measured in.
  fileprivate init(of block: Block) {
    if block.sets.contains(where: { $0.load != nil }) {
      self = .loadReps
    } else if block.sets.contains(where: { $0.reps != nil }) {
      self = .reps
    } else {
      self = block.sets.contains { $0.millimetres != nil } ? .distance : .time
    }
  }
}
