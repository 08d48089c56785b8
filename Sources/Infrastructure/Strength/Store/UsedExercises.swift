import JSONCoding
import Storage
import StrengthDomain

/// The exercises that workouts in effect consist of: those in files, and those whose steps are in the journal.
struct UsedExercises {
  /// By the name in a log, normalised: the number of the latest import that brought a workout with this exercise.
  private var named: [SearchText: Int] = [:]
  private var known: [ExerciseID: Int] = [:]

  init(_ rows: SectionRows, beside changes: [Change]) {
    for (line, number) in rows.standing(StrengthFiles.rows) {
      guard let workout = try? JSONReader.read(line, WorkoutCoding.read) else { continue }
      for block in workout.blocks { use(block.exercise, number) }
    }
    for edit in StrengthReducer.edits(in: changes.flatMap(\.entries)) {
      switch edit {
      case .start(let start): for block in start.blocks { use(.known(block.exercise), 0) }
      case .step(_, .addBlock(let block), _): use(.known(block.exercise), 0)
      default: break
      }
    }
  }

  private mutating func use(_ exercise: BlockExercise, _ number: Int) {
    switch exercise {
    case .known(let id): known[id] = max(known[id] ?? 0, number)
    case .named(let name):
      let text = SearchText(name)
      named[text] = max(named[text] ?? 0, number)
    }
  }

  /// Puts those of the removed exercises that are used into effect again, each with the number of the import that uses
  /// it, so that it goes with that import.
  /// - Returns: the indices of the changed files.
  func keep(_ ids: Set<String>, in rows: inout SectionRows) -> [Int] {
    ids.sorted().compactMap { id in
      guard let line = rows.latest(id, StrengthFiles.exerciseRows),
        let exercise = try? JSONReader.read(line, OwnExerciseCoding.read),
        let number = known[exercise.id] ?? named[SearchText(exercise.name)]
      else { return nil }
      return rows.bringBack(exercise, StrengthFiles.exerciseLayout, as: number)
    }
  }
}

extension StrengthEdit {
  /// The exercises that the user chose for something by this edit, such as a routine. They can't go before that does.
  var chosenExercises: [ExerciseID] {
    switch self {
    case .putExercise(let exercise): [exercise.id]
    case .setRest(let id, _), .setFavourite(let id, _): [id]
    case .merge(let merge): [merge.from, merge.into]
    case .putRoutine(let routine): routine.blocks.map(\.exercise)
    default: []
    }
  }
}
