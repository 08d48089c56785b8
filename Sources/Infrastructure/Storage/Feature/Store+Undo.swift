package import KernelApplication
package import KernelDomain

/// Lets a feature undo changes in its section itself. Parameters: the section, the numbers of the changes to undo, the
/// change to report to the user (for a redo, the original change), and the transaction. Returns false to have the store
/// undo the changes.
package typealias SectionUndo =
  (FeatureID, [Int], RecordedChange, inout Transaction) throws(Failure) -> Bool

extension Store {
  /// Returns the changes in the journals, including imports, newest first.
  /// - Parameter feature: the feature whose section the changes must affect; nil for all changes.
  package func changes(of feature: FeatureID? = nil) throws(Failure) -> [RecordedChange] {
    var contents: [FeatureID: SectionContent] = [:]
    var imports: [FeatureID: [ImportLine]] = [:]
    for id in try sections {
      do throws(Failure) {
        let kinds = reducers[id]?.rowKinds ?? []
        (contents[id], imports[id]) = try read(id) { (content) throws(Failure) in
          (content, try SectionRows.imports(content, kinds))
        }
      } catch .storeDamaged(let place, let problem) {
        // If only one feature's changes are requested, damage in another feature's section does not matter.
        if id == feature ?? id { throw .storeDamaged(place: place, problem: problem) }
      }
    }
    let all = ChangeHistory(contents, imports: imports, reducers: reducers).changes.values
    return all.filter { change in feature.map { change.sections.contains($0) } ?? true }.sorted {
      $0.number > $1.number
    }
  }

  /// Undoes a change in all sections that it affected. Fails with `conflict` if later changes depend on it; the failure
  /// lists those changes.
  /// - Parameters:
  ///   - number: the change's number; nil for the most recent change in effect.
  ///   - feature: if `number` is nil, the feature whose most recent change is undone; nil for all features.
  ///   - withLater: whether to also undo the later changes that depend on it, all as one change.
  ///   - forGood: whether to erase everything that the change, an import, added to files, so that it cannot be redone.
  ///   - isDryRun: whether to change nothing, and only return the change that would be undone.
  ///   - origin: returns who made a change.
  ///   - undo: lets a section's feature undo the change itself; returns false to have the store do it.
  package func undo(
    _ number: Int? = nil, of feature: FeatureID? = nil, withLater: Bool = false, forGood: Bool = false,
    isDryRun: Bool = false,
    origin: @escaping (RecordedChange) -> ChangeOrigin = { _ in .user },
    by undo: SectionUndo = { _, _, _, _ throws(Failure) in false }
  ) throws(Failure) -> RevertedStoreChange {
    try takeBack(isDryRun, origin, undo) { (history, next) throws(Failure) in
      try history.refuseUnread(feature)
      let wanted = if let number { number } else { try history.latest(of: feature).number }
      try history.refuseUnread(wanted, isLatest: number == nil && feature == nil, next: next)
      let changes = try history.undoable(wanted, withLater: withLater, forGood: forGood)
      return Reversal(
        changes[0], changes.map(\.number), described: changes.map(\.number), in: Set(changes.flatMap(\.sections)),
        stand: false,
        forGood: forGood)
    }
  }

  /// Redoes a change that has been undone. Fails with `conflict` if another change has since been made in the same
  /// section. The other parameters are those of `undo`.
  /// - Parameter number: the change's number; nil for the change that was most recently undone.
  package func redo(
    _ number: Int? = nil, of feature: FeatureID? = nil, isDryRun: Bool = false,
    origin: @escaping (RecordedChange) -> ChangeOrigin = { _ in .user },
    by undo: SectionUndo = { _, _, _, _ throws(Failure) in false }
  ) throws(Failure) -> RevertedStoreChange {
    try takeBack(isDryRun, origin, undo) { (history, next) throws(Failure) in
      try history.refuseUnread(feature)
      let undo = try history.redoable(number, of: feature)
      try history.refuseUnread(undo.number, isLatest: number == nil && feature == nil, next: next)
      let original = undo.undone.flatMap { history.changes[$0] } ?? undo
      return Reversal(original, [undo.number], described: undo.allUndone, in: undo.sections, stand: true)
    }
  }

  /// The changes to undo. In a redo, these are the undos of the user's changes; otherwise they are the user's changes
  /// themselves.
  private struct Reversal {
    /// The change to report to the user. In a redo, this is the change that takes effect again.
    let change: RecordedChange
    /// The numbers that identify the changes to undo. In a redo, this is the number of the undo.
    let numbers: [Int]
    /// The numbers that identify the user's changes which are undone or redone.
    let described: [Int]
    let sections: [FeatureID]
    /// Whether the user's changes take effect again, as in a redo.
    let stand: Bool
    /// Whether to erase everything that the changes, which are imports, added to files.
    let forGood: Bool

    init(
      _ change: RecordedChange, _ numbers: [Int], described: [Int], in sections: Set<FeatureID>, stand: Bool,
      forGood: Bool = false
    ) {
      self.change = change
      self.numbers = numbers
      self.described = described
      self.sections = sections.sorted()
      self.stand = stand
      self.forGood = forGood
    }
  }

  /// Undoes the changes that `choose` selects; in a dry run, only returns them. The other parameters are those of
  /// `undo`.
  /// - Parameter choose: receives the history and the number of the next change, and returns the changes to undo.
  private func takeBack(
    _ isDryRun: Bool, _ origin: @escaping (RecordedChange) -> ChangeOrigin, _ undo: SectionUndo,
    _ choose: (ChangeHistory, _ next: Int) throws(Failure) -> Reversal
  ) throws(Failure) -> RevertedStoreChange {
    try transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      var contents: [FeatureID: SectionContent] = [:]
      var imports: [FeatureID: [ImportLine]] = [:]
      var unread: [FeatureID: UnreadChanges] = [:]
      for id in transaction.sections {
        do throws(Failure) {
          let content = try transaction[id]
          imports[id] = try SectionRows.imports(content, reducers[id]?.rowKinds ?? [])
          contents[id] = content
        } catch .storeDamaged(let place, let problem) {
          let numbers = transaction.writer.salvagedNumbers(of: id)
          unread[id] = UnreadChanges(problem: .storeDamaged(place: place, problem: problem), numbers: numbers)
        }
      }
      let history = ChangeHistory(contents, imports: imports, unread: unread, reducers: reducers, origin: origin)
      let reversal = try choose(history, transaction.number)
      var moved: [FeatureID: MovedRows] = [:]
      var erased = 0
      for id in reversal.sections {
        let imports = history.imports(reversal.described, in: id)
        if !imports.isEmpty, let reducer = reducers[id] {
          moved[id] = try transaction.settle(imports, stand: reversal.stand, by: reducer)
        }
        if reversal.forGood, let reducer = reducers[id] {
          erased += try transaction.eraseImports(imports, by: reducer)
          try transaction.eraseWithUndos(Set(reversal.described), of: id)
          try transaction.renew(by: reducer)
          continue
        }
        if try undo(id, reversal.numbers, reversal.change, &transaction) { continue }
        try transaction.append(.undoing(reversal.numbers), to: id)
        if let reducer = reducers[id] { try transaction.renew(by: reducer) }
      }
      if reversal.forGood { try transaction.noteDeletion(DeletedThings(.imported, erased)) }
      return RevertedStoreChange(
        change: reversal.change, others: reversal.described.filter { $0 != reversal.change.number }.sorted(),
        moved: moved)
    }
  }
}

extension StoreWriter {
  /// Returns the numbers that identify the changes which can be read from a damaged journal.
  fileprivate func salvagedNumbers(of id: FeatureID) -> Set<Int> {
    guard let manifest = view.manifest?.value, let journal = manifest.sections[id]?.journal,
      let read = try? store.folder.readableJournal(journal.name, made: journal.bytes)
    else { return [] }
    let salvage = JournalSalvage(read, section: id, book: manifest.book, problem: nil)
    return Set(salvage.changes.map(\.number))
  }
}
