package import KernelDomain

/// Everything that the user has recorded about prayers: a starting record, and the changes made since. A change can be
/// undone until it is folded, that is, merged into the starting record.
package struct PrayerBook: Sendable {
  /// The starting record, which contains all folded changes.
  package private(set) var folded: PrayerRecord
  /// The changes that have been neither folded nor undone, sorted by their numbers.
  package private(set) var changes: SharedList<PrayerChange>
  /// The current record: the starting record with all changes applied.
  package private(set) var record: PrayerRecord

  package init(folded: PrayerRecord = PrayerRecord(), _ changes: SharedList<PrayerChange> = SharedList()) {
    self.folded = folded
    self.changes = changes
    record = folded
    for change in changes {
      for edit in change.edits { record.apply(edit) }
    }
  }

  package mutating func apply(_ change: PrayerChange) {
    changes.append(change)
    for edit in change.edits { record.apply(edit) }
  }

  /// Undoes the change that `number` identifies, as if it had never been made. Returns false if there is no such change
  /// that can be undone.
  package mutating func undo(_ number: Int) -> Bool {
    guard let undone = changes.last(where: { $0.number == number }) else { return false }
    changes = SharedList(changes.filter { $0.number != number })
    let prayers = Set(undone.edits.compactMap(\.logged))
    for prayer in prayers { record.log[prayer] = folded.log[prayer] }
    let changesMore = undone.edits.contains { $0.logged == nil }
    if changesMore { record.takeAllButLog(of: folded) }
    for change in changes {
      for edit in change.edits where edit.logged.map(prayers.contains) ?? changesMore { record.apply(edit) }
    }
    return true
  }

  /// Returns the starting record with the changes that `numbers` identify merged into it. The book itself does not
  /// change. If the caller stores the result, these changes can no longer be undone.
  package func folding(_ numbers: Set<Int>) -> PrayerRecord {
    var record = folded
    for change in changes where numbers.contains(change.number) {
      for edit in change.edits { record.apply(edit) }
    }
    return record
  }
}

extension PrayerBook: Equatable {
  package static func == (one: PrayerBook, other: PrayerBook) -> Bool {
    one.folded == other.folded && one.changes == other.changes
  }
}

/// The edits of a single change of the book, together with the number that identifies the change.
package typealias PrayerChange = NumberedEdits<PrayerEdit>
