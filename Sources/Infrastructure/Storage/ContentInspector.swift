/// Knows what a feature keeps in a store, so that care of the store can tell sound content from damaged.
package protocol ContentInspector: Sendable {
  /// What can be said of a file's content, which may be damaged; nil for files that are not the feature's.
  /// - Parameter key: as in the manifest, `workouts/2023`.
  func inspect(file key: String, _ bytes: [UInt8]) -> InspectedFile?

  /// What is wrong with a journal entry; nil when nothing is, or it is not the feature's.
  func problem(with entry: JournalEntry) -> String?

  /// The numbers of those of the feature's entries that say nothing any more: what was taken back, and the entries
  /// that took it back. Without them the others mean the same, under new numbers.
  func obsolete(in entries: [JournalEntry]) -> Set<Int>
}

/// A file's content, the sound told from the damaged.
package struct InspectedFile: Sendable {
  /// The content without what is damaged, as a file that is whole.
  package var sound: [UInt8]
  /// What is damaged: the byte at which it begins, and what is wrong.
  package var damage: [(offset: Int, problem: String)]

  package init(sound: [UInt8], damage: [(offset: Int, problem: String)]) {
    self.sound = sound
    self.damage = damage
  }
}
