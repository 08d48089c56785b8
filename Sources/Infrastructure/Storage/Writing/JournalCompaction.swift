import KernelApplication
import KernelDomain

/// Decides which changes of a section's journal to keep: the most recent changes, which can still be undone, and those
/// older changes that still have an effect.
struct JournalCompaction {
  /// The changes that compaction keeps, sorted by number.
  let kept: [Change]
  /// The change number that bounds compaction: all changes with this number or a greater one are kept. Of the changes
  /// with lower numbers, only those that still have an effect are kept.
  let since: Int
  private let content: SectionContent
  private let reducer: (any SectionReducer)?
  private let bytes: (all: Int, kept: Int)

  /// Compacts the changes of a section's journal.
  /// - Parameters:
  ///   - latest: how many of the user's most recent changes to keep in any case.
  ///   - reducer: the section's reducer; nil if this program does not know the section.
  init(_ content: SectionContent, keeping latest: Int, _ reducer: (any SectionReducer)?) {
    self.content = content
    self.reducer = reducer
    let first = JournalCompaction.first(of: latest, in: content.changes, reducer)
    since = first > 0 ? max(content.since, content.changes[first].number) : content.since
    kept = JournalCompaction.old(content.changes[..<first], content.changes[first...]) + content.changes[first...]
    bytes = (content.changes.reduce(0) { $0 + $1.size }, kept.reduce(0) { $0 + $1.size })
  }

  /// Returns the index of the first change to keep in any case: the oldest among the `latest` most recent changes made
  /// by the user.
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

  /// Whether compaction removes at least half of the journal's bytes.
  var isWorthIt: Bool {
    kept.count < content.changes.count && (bytes.all - bytes.kept) * 2 >= bytes.all
  }

  /// Returns the old changes to keep. A change is kept if no other old change undid or overwrote it: it is in effect,
  /// or undoing a recent change can put it into effect again. A change is also kept if one of the most recent undos
  /// refers to it.
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
      // If one of the latest undos refers to this change, the change may be undone, and what it overwrote is in effect
      // again.
      if stands, !isSpokenOf { overwritten.formUnion(change.setKinds) }
      if saysSomething || isSpokenOf { kept.append(change) }
    }
    return kept.reversed()
  }

  /// The result of having the feature move old changes into files. These are changes in effect that are too old to be
  /// undone or were not made by a user. Nil if there are none, or if the section cannot be read.
  var fold: Fold? { reducer.flatMap { fold(by: $0) } }

  private func fold(by reducer: some SectionReducer) -> Fold? {
    let old = content.standing.filter { $0.number < since || !reducer.isPersons($0) }
    guard !old.isEmpty, let book = try? reducer.state(of: content, after: nil) else { return nil }
    return reducer.fold(old, of: book, in: content)
  }
}
