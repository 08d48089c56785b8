package import KernelDomain

/// A change of the book, with its entries in all sections.
package struct RecordedChange: Hashable, Sendable {
  package let number: Int
  /// When the change was made; nil if it was made in format 1, which stored no times.
  package let at: Timestamp?
  /// The entries that the change added, by section.
  package internal(set) var entries: [FeatureID: [Entry]]
  package internal(set) var stands: Bool
  /// What an import brought, by section; empty if the change is no import. Such a change consists of that alone: what
  /// else the import set stays when it is undone.
  package internal(set) var imports: [FeatureID: ImportLine] = [:]

  package var isImport: Bool { !imports.isEmpty }
  /// Whether it is an import of what is new of Apple Health.
  package var isSync: Bool { imports.values.contains(where: \.isSync) }

  /// The number of the change that this one undoes; nil if it is not an undo.
  package var undone: Int? { allUndone.first }

  /// The numbers of the changes that this one undoes.
  package var allUndone: [Int] { entries.values.lazy.map { $0.first?.undone ?? [] }.first { !$0.isEmpty } ?? [] }

  /// The sections that undoing it changes.
  package var sections: Set<FeatureID> { Set(isImport ? Array(imports.keys) : Array(entries.keys)) }

  /// The numbers of the changes that came with an import, from a backup.
  var ownChanges: ClosedRange<Int>? { imports.values.lazy.compactMap(\.ownChanges).first }
}

/// A change that was undone or redone, and what that did.
package struct RevertedStoreChange: Hashable, Sendable {
  package let change: RecordedChange
  /// The numbers of the changes that were undone or redone with it.
  package let others: [Int]
  /// What undoing or redoing imports did to rows.
  package let moved: MovedRows

  package var number: Int { change.number }
}
