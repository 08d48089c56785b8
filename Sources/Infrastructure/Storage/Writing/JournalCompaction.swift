import KernelApplication
import KernelDomain

/// Which of a section's changes still say something, when only its latest are kept so that they can be taken back.
struct JournalCompaction {
  /// The changes that are kept, by number.
  let kept: [Change]
  /// The number of the first of the latest changes: of those before it only what says something is kept.
  let since: Int
  private let content: SectionContent
  private let reducer: (any SectionReducer)?
  private let bytes: (all: Int, kept: Int)

  /// - Parameters:
  ///   - latest: how many of a person's changes stay as they are.
  ///   - keeper: nil where nobody here knows the section.
  init(_ content: SectionContent, keeping latest: Int, _ reducer: (any SectionReducer)?) {
    self.content = content
    self.reducer = reducer
    let first = JournalCompaction.first(of: latest, in: content.changes, reducer)
    since = first > 0 ? max(content.since, content.changes[first].number) : content.since
    kept = JournalCompaction.old(content.changes[..<first], content.changes[first...]) + content.changes[first...]
    bytes = (content.changes.reduce(0) { $0 + $1.size }, kept.reduce(0) { $0 + $1.size })
  }

  /// The position from which on there are so many changes of a person.
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

  /// Whether at least half of the journal says nothing any more.
  var isWorthIt: Bool {
    kept.count < content.changes.count && (bytes.all - bytes.kept) * 2 >= bytes.all
  }

  /// The old changes that stood before the latest and that no other of the old overwrote: were one of the
  /// latest taken back, they would say something. And those that the latest speak of.
  private static func old(_ old: SharedList<Change>.SubSequence, _ latest: SharedList<Change>.SubSequence) -> [Change] {
    let gone = Change.takenBack(old)
    var overwritten: Set<String> = []
    var spokenOf = Set(latest.compactMap(\.undone))
    var kept: [Change] = []
    for change in old.reversed() {
      let isSpokenOf = spokenOf.contains(change.number)
      if isSpokenOf, let undone = change.undone { spokenOf.insert(undone) }
      let stands = change.undone == nil && !gone.contains(change.number)
      let saysSomething =
        stands
        && change.entries.contains { entry in
          if case .set(let kind, _) = entry { !overwritten.contains(kind) } else { true }
        }
      // One that the latest speak of may not stand, so that what it overwrote says something again.
      if stands, !isSpokenOf { overwritten.formUnion(change.setKinds) }
      if saysSomething || isSpokenOf { kept.append(change) }
    }
    return kept.reversed()
  }

  /// What the feature makes files of, among the old changes that stand and those that no person made; nil when nothing, or
  /// when its book can't be read.
  var fold: Fold? { reducer.flatMap { fold(by: $0) } }

  private func fold(by reducer: some SectionReducer) -> Fold? {
    let old = content.standing.filter { $0.number < since || !reducer.isPersons($0) }
    guard !old.isEmpty, let book = try? reducer.state(of: content, after: nil) else { return nil }
    return reducer.fold(old, of: book)
  }
}
