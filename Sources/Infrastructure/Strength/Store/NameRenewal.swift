import StrengthDomain

/// Converts a book that an earlier version wrote. That version found exercises only by the names in logs; the book is
/// converted to the exercises that these names stand for today.
struct NameRenewal {
  /// The exercises that the names stood for in the earlier version.
  private(set) var before: [NamedExercise] = []
  /// The edits that convert the book.
  private(set) var edits: [StrengthEdit] = []

  init(_ derived: LazyStrengthSnapshot) {
    let names = derived.names
    guard !names.pending.isEmpty else { return }
    let catalogue = NameTable.before(derived.book.ownExercises)
    let added = Set(names.added.map(\.id))
    var changed: [NamedExercise] = []
    for named in names.pending {
      let former = catalogue.exercise(named: named.logged.name)?.id ?? named.exercise
      if former != named.exercise || added.contains(named.exercise) { changed.append(named) }
      before.append(NamedExercise(named.logged, former, former == named.exercise ? named.decision : .table))
    }
    if changed.isEmpty { return }
    edits = [.setNames(changed, names.added)]
    let sets = StrengthBook.setCounts(in: derived.book.filed.workouts)
    edits += SplitExercises(from: before, to: changed, sets: sets).edits(derived.book.state)
  }

  var isEmpty: Bool { before.isEmpty }
}
