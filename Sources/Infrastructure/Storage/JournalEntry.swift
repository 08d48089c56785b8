/// One change that the journal keeps.
package struct JournalEntry: Hashable, Sendable {
  /// Consecutive, across compactions too.
  package let number: Int
  package let effect: Effect
  /// What the value is, `settings`, `swimming.correction`: features name their own.
  package let kind: String
  /// JSON.
  package let value: [UInt8]

  package enum Effect: Sendable {
    /// The value is a document that takes the place of the one of its kind.
    case set
    /// The value joins those of its kind.
    case add
  }

  init(number: Int, effect: Effect, kind: String, value: [UInt8]) {
    self.number = number
    self.effect = effect
    self.kind = kind
    self.value = value
  }
}

/// A change that the journal is to keep.
package struct NewEntry: Sendable {
  let effect: JournalEntry.Effect
  let kind: String
  package let value: [UInt8]

  package init(_ effect: JournalEntry.Effect, _ kind: String, _ value: [UInt8]) {
    self.effect = effect
    self.kind = kind
    self.value = value
  }

  func numbered(_ number: Int) -> JournalEntry {
    JournalEntry(number: number, effect: effect, kind: kind, value: value)
  }
}
