import KernelDomain
import Storage
import StrengthDomain

/// Moves finished workouts from the journal into files once their steps are too old to be undone, and removes the steps
/// of discarded workouts. Corrections stay in the journal and are applied to the workouts in the files.
struct StrengthFold {
  let fold: Fold

  /// Finds the changes that can be moved into files; nil if there are none.
  /// - Parameter old: the numbers of the changes that may be moved.
  init?(_ old: Set<Int>, of book: StrengthBook, in content: SectionContent) {
    var numbers: [WorkoutID: [Int]] = [:]
    for change in book.changes {
      // A change that is a step of a workout contains nothing else.
      guard change.edits.count == 1, let id = change.edits[0].steppedWorkout else { continue }
      numbers[id, default: []].append(change.number)
    }
    let over = numbers.filter { id, changes in
      id != book.state.active?.id && changes.allSatisfy(old.contains)
    }
    guard !over.isEmpty else { return nil }
    let workouts = over.keys.compactMap { book.state.logged[$0] }
    guard let files = try? StrengthFiles.layout.files(with: workouts, in: content) else { return nil }
    fold = Fold(changes: Set(over.values.joined()), files: files.mapValues { .some($0) })
  }
}

extension StrengthEdit {
  /// The workout that this edit starts or continues; nil for any other edit.
  fileprivate var steppedWorkout: WorkoutID? {
    switch self {
    case .start(let start): start.id
    case .logWorkout(let workout): workout.id
    case .step(let id, _, _), .told(let id, _): id
    default: nil
    }
  }
}
