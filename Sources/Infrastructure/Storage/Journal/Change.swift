package import KernelDomain

/// One transaction of a person, as a section's journal keeps it: a correction, a log entry, a setting.
package struct Change: Hashable, Sendable {
  /// Counts the changes of the whole book, from 1; a change that touches several sections has one number in all of
  /// them. Kept for good.
  package let number: Int
  /// When it was made; nil for one that predates format 2, which had no times.
  package let at: Timestamp?
  /// What it adds to this section; at least one.
  package var entries: [Entry]

  package init(number: Int, at: Timestamp?, entries: [Entry]) {
    self.number = number
    self.at = at
    self.entries = entries
  }

  /// The number of the change that this one takes back; nil for any other.
  package var undone: Int? {
    if case .undo(let number)? = entries.first { number } else { nil }
  }

  /// The kinds of the values that it sets.
  package var setKinds: [String] {
    entries.compactMap { if case .set(let kind, _) = $0 { kind } else { nil } }
  }
}

/// What a change adds to a section. Values are JSON; features name their kinds.
package enum Entry: Hashable, Sendable {
  /// The value takes the place of the one of its kind.
  case set(String, [UInt8])
  /// The value joins those of its kind.
  case add(String, [UInt8])
  /// The change of that number does not stand any more; of an undo, that what it took back stands again.
  case undo(Int)
}
