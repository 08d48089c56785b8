package import KernelDomain

/// One transaction as a section's journal stores it, such as a correction, a log entry or a setting.
package struct Change: Hashable, Sendable {
  /// Counts the changes of the whole book, from 1, and never changes. A change that touches several sections has the
  /// same number in each.
  package let number: Int
  /// When the change was made; nil if it was made in format 1, which stored no times.
  package let at: Timestamp?
  /// The entries that the change adds to this section; at least one.
  package var entries: [Entry]

  package init(number: Int, at: Timestamp?, entries: [Entry]) {
    self.number = number
    self.at = at
    self.entries = entries
  }

  /// The number of the change that this one undoes; nil if it is not an undo.
  package var undone: Int? {
    if case .undo(let number)? = entries.first { number } else { nil }
  }

  /// The kinds of the values that the change sets.
  package var setKinds: [String] {
    entries.compactMap { if case .set(let kind, _) = $0 { kind } else { nil } }
  }
}

/// One entry of a change. Values are JSON; each feature names its own kinds of values.
package enum Entry: Hashable, Sendable {
  /// Replaces the previous value of that kind.
  case set(String, [UInt8])
  /// Adds a value to the others of that kind.
  case add(String, [UInt8])
  /// Undoes the change of that number. If that change is itself an undo, the change that it undid applies again.
  case undo(Int)
}
