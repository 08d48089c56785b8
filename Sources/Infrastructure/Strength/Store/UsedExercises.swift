import JSONCoding
import Storage
import StrengthDomain

/// The exercises of the workouts in effect, both of the workouts in files and of those whose steps are in the journal.
struct UsedExercises {
  /// For each name in logs, by the name and its app: the number of the most recent import that added a workout with
  /// this name.
  private var logged: [LoggedName: Int] = [:]
  /// For each normalised name, regardless of the app: the number of the most recent import that added a workout with
  /// this name.
  private var named: [SearchText: Int] = [:]
  private var known: [ExerciseID: Int] = [:]

  init(_ rows: SectionRows, beside changes: [Change]) {
    for (line, number) in rows.standing(StrengthFiles.rows) {
      guard let workout = try? JSONReader.read(line, WorkoutCoding.read) else { continue }
      for block in workout.blocks { use(block.exercise, number) }
    }
    for (line, _) in rows.standing(StrengthFiles.nameRows) {
      guard let named = try? JSONReader.read(line, NamedExercise.readRow) else { continue }
      if let number = logged[named.logged] { use(.known(named.exercise), number) }
    }
    for edit in StrengthReducer.edits(in: changes.flatMap(\.entries)) {
      switch edit {
      case .start(let start): for block in start.blocks { use(.known(block.exercise), 0) }
      case .step(_, .addBlock(let block), _): use(.known(block.exercise), 0)
      case .step(_, .swapExercise(_, let exercise), _): use(.known(exercise), 0)
      case .logWorkout(let workout): for block in workout.blocks { use(block.exercise, 0) }
      default: break
      }
    }
  }

  private mutating func use(_ exercise: BlockExercise, _ number: Int) {
    switch exercise {
    case .known(let id): known[id] = max(known[id] ?? 0, number)
    case .named(let name, let app):
      let (key, text) = (LoggedName(app: app, name: name), SearchText(name))
      logged[key] = max(logged[key] ?? 0, number)
      named[text] = max(named[text] ?? 0, number)
    }
  }

  /// Restores the removed names and exercises that workouts still use. Each is assigned the number of the import that
  /// uses it, so that undoing that import removes it.
  /// - Returns: the indices of the changed files.
  mutating func keep(_ ids: Set<String>, in rows: inout SectionRows) -> [Int] {
    let ids = ids.sorted()
    // Keeps the names first, since they determine which exercises are used.
    return ids.compactMap { keepName($0, in: &rows) } + ids.compactMap { keepExercise($0, in: &rows) }
  }

  private mutating func keepName(_ id: String, in rows: inout SectionRows) -> Int? {
    guard let line = rows.latest(id, StrengthFiles.nameRows),
      let named = try? JSONReader.read(line, NamedExercise.readRow), let number = logged[named.logged]
    else { return nil }
    use(.known(named.exercise), number)
    return rows.bringBack(named, StrengthFiles.nameLayout, as: number)
  }

  private func keepExercise(_ id: String, in rows: inout SectionRows) -> Int? {
    guard let line = rows.latest(id, StrengthFiles.exerciseRows),
      let exercise = try? JSONReader.read(line, OwnExerciseCoding.read),
      let number = known[exercise.id] ?? named[SearchText(exercise.name)]
    else { return nil }
    return rows.bringBack(exercise, StrengthFiles.exerciseLayout, as: number)
  }
}

extension StrengthEdit {
  /// The exercises that this edit refers to, for example in a routine. They cannot be removed while the edit is in
  /// effect.
  var chosenExercises: [ExerciseID] {
    switch self {
    case .putExercise(let exercise): [exercise.id]
    case .setRest(let id, _), .setFavourite(let id, _), .setStep(let id, _), .setTrainingMax(let id, _): [id]
    case .correct(let correction): correction.change.exercise.map { [$0] } ?? []
    case .merge(let merge): [merge.from, merge.into]
    case .setNames(let names, _): names.map(\.exercise)
    case .putRoutine(let routine): routine.blocks.map(\.exercise)
    default: []
    }
  }
}
