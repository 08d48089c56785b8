import KernelDomain
import Storage
import StrengthDomain

/// Puts finished workouts whose steps are too old to be taken back into files, and drops what is left of discarded ones.
/// Corrections stay in the journal: they lie over what files hold.
struct StrengthFold {
  let fold: Fold

  /// Nil where there is nothing of the kind.
  /// - Parameter old: the numbers of the changes that may go.
  init?(_ old: Set<Int>, of book: StrengthBook, in content: SectionContent) {
    var numbers: [WorkoutID: [Int]] = [:]
    for change in book.changes {
      // A change of the workout that is on has nothing else in it.
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
  /// The workout that it begins or goes on with; nil for any other edit.
  fileprivate var steppedWorkout: WorkoutID? {
    switch self {
    case .start(let start): start.id
    case .step(let id, _, _), .told(let id, _): id
    default: nil
    }
  }
}
