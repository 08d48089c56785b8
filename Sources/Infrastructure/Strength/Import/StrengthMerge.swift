import KernelDomain
import StrengthApplication
import StrengthDomain

/// Merges the workouts of several files into the book. Creates exercises for names that the catalogue does not contain.
struct StrengthMerge {
  private var merge: WorkoutImportMerge
  private var coming: [WorkoutID: Workout] = [:]
  private let catalogue: ExerciseCatalogue
  /// The names that were already looked up, as they are written in logs.
  private var known: Set<String> = []
  /// The names of the exercises that were created, normalised as in searches, so that two spellings become one
  /// exercise.
  private var named: Set<SearchText> = []
  /// The exercises that are not in the book because the imports that added them were undone.
  private let undoneExercises: [SearchText: OwnExercise]
  private var next: Int
  /// The exercises that were created.
  private(set) var exercises: [OwnExercise] = []
  /// For each file, what happened to its workouts.
  private(set) var files: [File] = []

  struct File {
    var counts: StrengthFilePart.Counts
    /// The number of workouts whose loads have another unit than those of the same workouts in the book.
    var otherUnit = 0
  }

  /// - Parameters:
  ///   - undone: the workouts that are not in the book because their imports were undone.
  ///   - undoneExercises: the exercises that went with them, each of which gets its id back.
  init(into derived: LazyStrengthSnapshot, undone: [Workout] = [], undoneExercises: [OwnExercise] = []) {
    self.undoneExercises = Dictionary(undoneExercises.map { (SearchText($0.name), $0) }) { first, _ in first }
    let book = derived.book
    merge = WorkoutImportMerge(
      into: book.workouts + (book.state.active.map { [$0.asFinished] } ?? []), undone: undone)
    catalogue = derived.catalogue
    next = book.nextExercise
  }

  var isEmpty: Bool { coming.isEmpty && exercises.isEmpty }
  /// The workouts to store, which are new or changed, sorted by id.
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
    let measure = ExerciseMeasure(of: block)
    if let before = undoneExercises[SearchText(name)] {
      exercises.append(OwnExercise(id: before.id, name: name, measure: measure))
    } else {
      exercises.append(OwnExercise(id: .own(next), name: name, measure: measure))
      next += 1
    }
  }
}

extension ExerciseMeasure {
  /// Chooses the measure of an exercise (such as load and repetitions) from the values in the sets of a block.
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
