import KernelApplication
import KernelDomain

/// Decides which of a section's changes still matter, if only the latest must stay undoable.
struct JournalCompaction {
  /// The changes that are kept, sorted by number.
  let kept: [Change]
  /// The number of the first of the latest changes. Of earlier changes, only those that still matter are kept.
  let since: Int
  private let content: SectionContent
  private let reducer: (any SectionReducer)?
  private let bytes: (all: Int, kept: Int)

  /// - Parameters:
  ///   - latest: how many of the user's latest changes stay as they are.
  ///   - reducer: the section's reducer; nil if this program does not know the section.
  init(_ content: SectionContent, keeping latest: Int, _ reducer: (any SectionReducer)?) {
    self.content = content
    self.reducer = reducer
    let first = JournalCompaction.first(of: latest, in: content.changes, reducer)
    since = first > 0 ? max(content.since, content.changes[first].number) : content.since
    kept = JournalCompaction.old(content.changes[..<first], content.changes[first...]) + content.changes[first...]
    bytes = (content.changes.reduce(0) { $0 + $1.size }, kept.reduce(0) { $0 + $1.size })
  }

  /// The index from which on the list has `latest` changes by the user.
  private static func first(
    of latest: Int, in changes: SharedList<Change>, _ reducer: (any SectionReducer)?
  ) -> Int {
    guard let reducer, changes.count > latest else { return max(changes.count - latest, 0) }
    var first = changes.count
    var count = 0
    while first > 0, count < latest {
      first -= 1
      if changes[first].undone != nil || reducer.isPersons(changes[first]) { count += 1 }
    }
    return first
  }

  /// Whether compaction saves at least half of the journal's bytes.
  var isWorthIt: Bool {
    kept.count < content.changes.count && (bytes.all - bytes.kept) * 2 >= bytes.all
  }

  /// The old changes that are kept: those neither undone nor overwritten by another old change, since they would apply
  /// again if one of the latest is undone; and those that an undo among the latest refers to.
  private static func old(_ old: SharedList<Change>.SubSequence, _ latest: SharedList<Change>.SubSequence) -> [Change] {
    let gone = Change.takenBack(old)
    var overwritten: Set<String> = []
    var spokenOf = Set(latest.flatMap(\.allUndone))
    var kept: [Change] = []
    for change in old.reversed() {
      let isSpokenOf = spokenOf.contains(change.number)
      if isSpokenOf { spokenOf.formUnion(change.allUndone) }
      let stands = change.undone == nil && !gone.contains(change.number)
      let saysSomething =
        stands
        && change.entries.contains { entry in
          if case .set(let kind, _) = entry { !overwritten.contains(kind) } else { true }
        }
      // A change that an undo among the latest refers to may be undone, so that what it overwrote applies again.
      if stands, !isSpokenOf { overwritten.formUnion(change.setKinds) }
      if saysSomething || isSpokenOf { kept.append(change) }
    }
    return kept.reversed()
  }

  /// The old changes that the feature moves into files. They are not undone, and were made by no user or are too old to
  /// be undone. Nil if there are none, or if the section can't be read.
  var fold: Fold? { reducer.flatMap { fold(by: $0) } }

  private func fold(by reducer: some SectionReducer) -> Fold? {
    let old = content.standing.filter { $0.number < since || !reducer.isPersons($0) }
    guard !old.isEmpty, let book = try? reducer.state(of: content, after: nil) else { return nil }
    return reducer.fold(old, of: book, in: content)
  }
}
