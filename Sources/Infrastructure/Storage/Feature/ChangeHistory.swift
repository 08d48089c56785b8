package import KernelApplication
package import KernelDomain

/// A change of the book, with its entries in all sections.
package struct RecordedChange: Hashable, Sendable {
  package let number: Int
  /// When the change was made; nil if it was made in format 1, which stored no times.
  package let at: Timestamp?
  /// The entries that the change added, by section.
  package fileprivate(set) var entries: [FeatureID: [Entry]]
  package fileprivate(set) var stands: Bool

  /// The number of the change that this one undoes; nil if it is not an undo.
  package var undone: Int? {
    for entries in entries.values { if case .undo(let number)? = entries.first { return number } }
    return nil
  }
}

/// What is known of the changes of a section that can't be read.
struct UnreadChanges {
  let problem: Failure
  /// The numbers of the changes that could be read from the damaged journal.
  let numbers: Set<Int>
}

/// All changes in the sections' journals, and which of them can be undone.
struct ChangeHistory {
  /// The changes of all sections, by number.
  private(set) var changes: [Int: RecordedChange] = [:]
  private let contents: [FeatureID: SectionContent]
  /// The sections that can't be read.
  private let unread: [FeatureID: UnreadChanges]
  private let reducers: BySection<any SectionReducer>
  /// Whether a user made the change; no other change can be undone.
  private let isPersons: (RecordedChange) -> Bool

  init(
    _ contents: [FeatureID: SectionContent], unread: [FeatureID: UnreadChanges] = [:],
    reducers: BySection<any SectionReducer>, isPersons: @escaping (RecordedChange) -> Bool = { _ in true }
  ) {
    self.isPersons = isPersons
    self.contents = contents
    self.unread = unread
    self.reducers = reducers
    for (id, content) in contents {
      let gone = Change.takenBack(content.changes)
      for change in content.changes {
        let stands = !gone.contains(change.number)
        var recorded =
          changes[change.number] ?? RecordedChange(number: change.number, at: change.at, entries: [:], stands: stands)
        recorded.entries[id] = change.entries
        recorded.stands = recorded.stands && stands
        changes[change.number] = recorded
      }
    }
  }

  /// Fails with `storeDamaged` if an unreadable section may affect which change is meant: it contains the change, or
  /// may contain a later one.
  /// - Parameters:
  ///   - isLatest: whether the change was chosen as the latest of all sections.
  ///   - next: the number of the next change.
  func refuseUnread(_ number: Int, isLatest: Bool, next: Int) throws(Failure) {
    for section in unread.values where section.numbers.contains(number) { throw section.problem }
    guard isLatest, let section = unread.values.first, number + 1 < next else { return }
    for later in number + 1..<next where changes[later] == nil { throw section.problem }
  }

  /// Replaces a "not found" failure if a section can't be read, since the change may be in that section.
  private func unlessUnread(_ failure: Failure) -> Failure { unread.values.first?.problem ?? failure }

  /// Fails with `storeDamaged` if the feature's section can't be read.
  func refuseUnread(_ feature: FeatureID?) throws(Failure) {
    if let feature, let section = unread[feature] { throw section.problem }
  }

  /// The change that is undone by default: the latest in effect, of one feature or, if `feature` is nil, of all.
  func latest(of feature: FeatureID?) throws(Failure) -> RecordedChange {
    let latest = changes.values.filter { $0.stands && $0.undone == nil && touches($0, feature) && isPersons($0) }.max {
      $0.number < $1.number
    }
    guard let latest else {
      throw unlessUnread(.conflict(.change(.nothingToUndo)))
    }
    return latest
  }

  /// The change of that number, if it can be undone now. Fails with `notFound` if there is none. Fails with `conflict`
  /// if the change is an undo, is already undone, is too old, or if later changes depend on it, which the failure
  /// names.
  func undoable(_ number: Int) throws(Failure) -> RecordedChange {
    guard let change = changes[number] else {
      throw unlessUnread(.notFound(.change(.noSuchChange(number: number))))
    }
    if let undone = change.undone {
      throw .conflict(.change(.isUndo(number: number, undone: undone)))
    }
    guard isPersons(change) else {
      throw .notFound(.change(.noSuchChange(number: number)))
    }
    guard change.stands else {
      throw .conflict(.change(.takenBackAlready(number: number)))
    }
    for (id, entries) in change.entries {
      if let since = contents[id]?.since, number < since, entries.contains(where: \.isSet) {
        throw .conflict(.change(.tooOld(number: number)))
      }
    }
    let resting = dependents(of: change)
    guard resting.isEmpty else { throw .conflict(.change(.restedUpon(number: number, later: resting))) }
    return change
  }

  /// The numbers of later changes in effect that depend on this change, sorted.
  func dependents(of change: RecordedChange) -> [Int] {
    var resting: Set<Int> = []
    for (id, entries) in change.entries {
      guard let content = contents[id] else { continue }
      let own = Change(number: change.number, at: change.at, entries: entries)
      let later = content.standing.filter { $0.number > change.number }
      let kinds = Set(own.setKinds)
      resting.formUnion(later.filter { !kinds.isDisjoint(with: $0.setKinds) }.map(\.number))
      if let reducer = reducers[id] { resting.formUnion(reducer.dependents(of: own, among: later).map(\.number)) }
    }
    return resting.sorted()
  }

  /// The undo that a redo has to undo: that of change `number`, or the latest if `number` is nil. Fails with `conflict`
  /// if there is none, or if another change has touched the same section since.
  func redoable(_ number: Int?, of feature: FeatureID?) throws(Failure) -> RecordedChange {
    if let number, changes[number].map(isPersons) != true {
      throw unlessUnread(.notFound(.change(.noSuchChange(number: number))))
    }
    let undos = changes.values.filter { change in
      guard let undone = change.undone, change.stands, touches(change, feature) else { return false }
      guard let change = changes[undone], change.undone == nil, isPersons(change) else { return false }
      return number ?? undone == undone
    }
    guard let undo = undos.max(by: { $0.number < $1.number }) else {
      throw unlessUnread(.conflict(.change(number.map { .notTakenBack(number: $0) } ?? .nothingToRedo)))
    }
    let later = changes.values.filter { change in
      change.number > undo.number && change.undone == nil && isPersons(change)
        && !Set(change.entries.keys).isDisjoint(with: undo.entries.keys)
    }
    guard let first = later.map(\.number).min() else {
      try refuseWithoutGround(undo.undone ?? 0)
      return undo
    }
    throw .conflict(.change(.changedSince(number: undo.undone ?? 0, later: first)))
  }

  /// Fails with `conflict` if the change of that number depends on changes that are undone, so that it can't be redone
  /// without them.
  private func refuseWithoutGround(_ number: Int) throws(Failure) {
    let takenBackSince = changes.values.compactMap { $0.stands && $0.number > number ? $0.undone : nil }
    let ground = takenBackSince.compactMap { changes[$0] }.filter { change in
      change.undone == nil && change.number < number && dependents(of: change, if: number)
    }
    let numbers = ground.map(\.number).sorted()
    guard !numbers.isEmpty else { return }
    throw .conflict(.change(.restsOnTakenBack(number: number, earlier: numbers)))
  }

  /// Whether the change of that number, if it were in effect, would depend on this change.
  private func dependents(of change: RecordedChange, if number: Int) -> Bool {
    change.entries.contains { id, entries in
      guard let later = contents[id]?.change(number) else { return false }
      let own = Change(number: change.number, at: change.at, entries: entries)
      return !Set(own.setKinds).isDisjoint(with: later.setKinds)
        || reducers[id].map { !$0.dependents(of: own, among: [later]).isEmpty } ?? false
    }
  }

  private func touches(_ change: RecordedChange, _ feature: FeatureID?) -> Bool {
    feature.map { change.entries[$0] != nil } ?? true
  }
}

/// Undoes a change in a section. Receives the section, the number of the change to undo, the change to report (for a
/// redo, the original change), and the transaction. Returns false if the section's feature leaves the undo to the
/// store.
package typealias SectionUndo =
  (FeatureID, Int, RecordedChange, inout Transaction) throws(Failure) -> Bool

extension Store {
  /// All changes in the journals, the newest first.
  /// - Parameter feature: only changes that touched this feature's section; nil for all.
  package func changes(of feature: FeatureID? = nil) throws(Failure) -> [RecordedChange] {
    var contents: [FeatureID: SectionContent] = [:]
    for id in try sections {
      do throws(Failure) {
        contents[id] = try content(of: id)
      } catch .storeDamaged(let place, let problem) {
        // Another feature's damaged section does not matter, since none of its changes is asked for.
        if id == feature ?? id { throw .storeDamaged(place: place, problem: problem) }
      }
    }
    let all = ChangeHistory(contents, reducers: reducers).changes.values
    return all.filter { change in feature.map { change.entries[$0] != nil } ?? true }.sorted { $0.number > $1.number }
  }

  /// Undoes a change, in all sections that it touched. Fails with `conflict` if later changes depend on it, which the
  /// failure names.
  /// - Parameters:
  ///   - number: the change's number; nil for the latest in effect.
  ///   - feature: restricts the search for the latest change to this feature's changes.
  ///   - isDryRun: whether to only return the change that would be undone.
  ///   - isPersons: whether a user made a change; no other change can be undone.
  ///   - undo: lets a section's feature undo the change; false leaves that to the store.
  package func undo(
    _ number: Int? = nil, of feature: FeatureID? = nil, isDryRun: Bool = false,
    where isPersons: @escaping (RecordedChange) -> Bool = { _ in true },
    by undo: SectionUndo = { _, _, _, _ throws(Failure) in false }
  ) throws(Failure) -> RecordedChange {
    try takeBack(isDryRun, isPersons, undo) { (history, next) throws(Failure) in
      try history.refuseUnread(feature)
      let wanted = if let number { number } else { try history.latest(of: feature).number }
      try history.refuseUnread(wanted, isLatest: number == nil && feature == nil, next: next)
      let change = try history.undoable(wanted)
      return (change, change)
    }
  }

  /// Redoes a change that was undone. Fails with `conflict` if another change has touched the same section since.
  /// - Parameter number: the change's number; nil for the change undone last.
  package func redo(
    _ number: Int? = nil, of feature: FeatureID? = nil, isDryRun: Bool = false,
    where isPersons: @escaping (RecordedChange) -> Bool = { _ in true },
    by undo: SectionUndo = { _, _, _, _ throws(Failure) in false }
  ) throws(Failure) -> RecordedChange {
    try takeBack(isDryRun, isPersons, undo) { (history, next) throws(Failure) in
      try history.refuseUnread(feature)
      let undo = try history.redoable(number, of: feature)
      try history.refuseUnread(undo.number, isLatest: number == nil && feature == nil, next: next)
      return (undo, undo.undone.flatMap { history.changes[$0] } ?? undo)
    }
  }

  /// Undoes the change that `choose` selects.
  /// - Parameter choose: receives the history and the number of the next change; returns the change to undo and the
  ///   change to report.
  private func takeBack(
    _ isDryRun: Bool, _ isPersons: @escaping (RecordedChange) -> Bool, _ undo: SectionUndo,
    _ choose: (ChangeHistory, _ next: Int) throws(Failure) -> (RecordedChange, RecordedChange)
  ) throws(Failure) -> RecordedChange {
    func body(_ transaction: inout Transaction) throws(Failure) -> RecordedChange {
      var contents: [FeatureID: SectionContent] = [:]
      var unread: [FeatureID: UnreadChanges] = [:]
      for id in transaction.sections {
        do throws(Failure) {
          contents[id] = try transaction[id]
        } catch .storeDamaged(let place, let problem) {
          let numbers = transaction.writer.salvagedNumbers(of: id)
          unread[id] = UnreadChanges(problem: .storeDamaged(place: place, problem: problem), numbers: numbers)
        }
      }
      let history = ChangeHistory(contents, unread: unread, reducers: reducers, isPersons: isPersons)
      let (change, told) = try choose(history, transaction.number)
      for id in change.entries.keys.sorted() {
        if try undo(id, change.number, told, &transaction) { continue }
        try transaction.append(.undo(change.number), to: id)
        if let reducer = reducers[id] { try transaction.renew(by: reducer) }
      }
      return told
    }
    if isDryRun { return try dryRun(body) }
    return try transaction(body)
  }
}

extension Entry {
  fileprivate var isSet: Bool {
    if case .set = self { true } else { false }
  }
}

extension StoreWriter {
  /// The numbers of the changes that can be read from a damaged journal.
  fileprivate func salvagedNumbers(of id: FeatureID) -> Set<Int> {
    guard let manifest = view.manifest?.value, let journal = manifest.sections[id]?.journal,
      let read = try? store.folder.readableJournal(journal.name, made: journal.bytes)
    else { return [] }
    let salvage = JournalSalvage(read, section: id, book: manifest.book, problem: nil)
    return Set(salvage.changes.map(\.number))
  }
}
