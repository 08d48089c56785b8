package import KernelDomain

/// A change in the book: its entries in all sections and, if it is an import, the lines that describe the import.
package struct RecordedChange: Hashable, Sendable {
  package let number: Int
  /// The time at which the change was made; nil if it was made in format 1, which stored no times.
  package let at: Timestamp?
  /// The entries that the change added to the journals, by section.
  package internal(set) var entries: [FeatureID: [Entry]]
  package internal(set) var stands: Bool
  /// For an import, the line that describes it in each section to which it added rows; otherwise empty. Undoing an
  /// import removes only these rows, and nothing else that the import has set.
  package internal(set) var imports: [FeatureID: ImportLine] = [:]

  package var isImport: Bool { !imports.isEmpty }
  /// Whether the change is a sync, that is, an import of new data from Apple Health.
  package var isSync: Bool { imports.values.contains(where: \.isSync) }

  mutating func forgetLeftOut() {
    for id in imports.keys { imports[id]?.forgetLeftOut() }
  }

  /// The number of the change that this change undoes; nil if it is not an undo. If it undoes several changes, this is
  /// the number of the first.
  package var undone: Int? { allUndone.first }

  /// Whether the change deleted data permanently and therefore cannot be undone.
  package var isDeletion: Bool {
    entries[.book]?.contains { if case .add(Entry.deletion, _) = $0 { true } else { false } } ?? false
  }

  /// The numbers that identify the changes which this change undoes.
  package var allUndone: [Int] { entries.values.lazy.map { $0.first?.undone ?? [] }.first { !$0.isEmpty } ?? [] }

  /// The sections in which something changes when this change is undone.
  package var sections: Set<FeatureID> { Set(isImport ? Array(imports.keys) : Array(entries.keys)) }

  /// For an import of a backup, the numbers that identify the changes taken from the backup; nil if there are none.
  var ownChanges: ClosedRange<Int>? { imports.values.lazy.compactMap(\.ownChanges).first }
}

/// Who made a change, which determines how it can be undone.
package enum ChangeOrigin: Sendable {
  /// A user made the change.
  case user
  /// The change only records how far the user has come, such as that the welcome screen was left. It can be undone by
  /// its number. Otherwise undo passes over it, and redo is possible after it.
  case progress
  /// The program made the change, which cannot be undone.
  case program
}

/// The result of an undo or redo.
package struct RevertedStoreChange: Hashable, Sendable {
  package let change: RecordedChange
  /// The numbers that identify the other changes which were undone or redone together with `change`.
  package let others: [Int]
  /// What happened to imported rows of each section when the change was undone or redone.
  package let moved: [FeatureID: MovedRows]

  package var number: Int { change.number }
}
