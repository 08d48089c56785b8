package import KernelDomain

/// A change to one section (such as a correction, a log entry or a setting) in the form in which the section's journal
/// stores it.
package struct Change: Hashable, Sendable {
  /// The change's permanent number. Changes are numbered from 1 across the whole book. A change that affects several
  /// sections has the same number in each section's journal.
  package let number: Int
  /// The time at which the change was made; nil if it was made in format 1, which stored no times.
  package let at: Timestamp?
  /// The entries that the change adds to this section's journal; at least one.
  package var entries: [Entry]

  /// The greatest number that is taken from a backup or a lock file. It leaves enough numbers for later changes.
  static let greatestNumber = 1 << 53

  /// The number that identifies the change which this change undoes; nil if this change is not an undo.
  package var undone: Int? { allUndone.first }

  /// The numbers that identify the changes which this change undoes: first the change that the user chose, then the
  /// changes that had to be undone together with it. Empty if this change is not an undo.
  package var allUndone: [Int] { entries.first?.undone ?? [] }

  /// The kinds of values that the change replaces, one per `set` entry.
  package var setKinds: [String] {
    entries.compactMap { if case .set(let kind, _) = $0 { kind } else { nil } }
  }
}

/// One entry of a change. An entry's value is JSON, and its kind is a name that the feature chooses.
package enum Entry: Hashable, Sendable {
  /// Replaces the previous value of the kind with this value.
  case set(String, [UInt8])
  /// Adds this value to the earlier values of the kind.
  case add(String, [UInt8])
  /// Undoes the change with this number, and the changes `with` together with it. If one of these changes is itself an
  /// undo, the changes that it had undone take effect again.
  case undo(Int, with: [Int] = [])

  /// Creates an entry that undoes several changes together.
  /// - Parameter numbers: the numbers of the changes, at least one. The change that the user chose comes first.
  package static func undoing(_ numbers: [Int]) -> Entry { .undo(numbers[0], with: Array(numbers.dropFirst())) }

  /// The numbers that identify the changes which this entry undoes; empty if it is not an undo.
  var undone: [Int] {
    if case .undo(let number, let others) = self { [number] + others } else { [] }
  }
}
