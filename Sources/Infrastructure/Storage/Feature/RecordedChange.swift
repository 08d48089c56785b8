package import KernelDomain

/// A change of the book, with its entries in all sections, and the lines about it if it is an import.
package struct RecordedChange: Hashable, Sendable {
  package let number: Int
  /// When the change was made; nil if it was made in format 1, which stored no times.
  package let at: Timestamp?
  /// The entries that the change added, by section.
  package internal(set) var entries: [FeatureID: [Entry]]
  package internal(set) var stands: Bool
  /// The lines that describe what an import brought, by section; empty if the change is not an import. Undoing an
  /// import only affects its rows: whatever else the import set stays.
  package internal(set) var imports: [FeatureID: ImportLine] = [:]

  package var isImport: Bool { !imports.isEmpty }
  /// Whether the change is a sync, which imports what is new in Apple Health.
  package var isSync: Bool { imports.values.contains(where: \.isSync) }

  mutating func forgetLeftOut() {
    for id in imports.keys { imports[id]?.forgetLeftOut() }
  }

  /// The number of the change that this one undoes; nil if it is not an undo.
  package var undone: Int? { allUndone.first }

  /// Whether the change deleted things for good, so that it can't be undone.
  package var isDeletion: Bool {
    entries[.book]?.contains { if case .add(Entry.deletion, _) = $0 { true } else { false } } ?? false
  }

  /// The numbers of the changes that this one undoes.
  package var allUndone: [Int] { entries.values.lazy.map { $0.first?.undone ?? [] }.first { !$0.isEmpty } ?? [] }

  /// The sections that change when the change is undone.
  package var sections: Set<FeatureID> { Set(isImport ? Array(imports.keys) : Array(entries.keys)) }

  /// The numbers of the changes that an import of a backup made besides; nil if there are none.
  var ownChanges: ClosedRange<Int>? { imports.values.lazy.compactMap(\.ownChanges).first }
}

/// A change that was undone or redone, and the effect.
package struct RevertedStoreChange: Hashable, Sendable {
  package let change: RecordedChange
  /// The numbers of the other changes that were undone or redone together with the change.
  package let others: [Int]
  /// How the rows of imports changed.
  package let moved: MovedRows

  package var number: Int { change.number }
}
