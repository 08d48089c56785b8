package import KernelDomain

/// Everything that the user recorded about prayers, as changes applied in order. A change can be undone unless it was
/// folded, that is, merged into the record from which the book starts.
package struct PrayerBook: Sendable {
  /// The record after all folded changes.
  package private(set) var folded: PrayerRecord
  /// The changes that were neither folded nor undone, in order of their numbers.
  package private(set) var changes: SharedList<PrayerChange>
  /// The record after all changes.
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

  /// Undoes a change, as if it had never been made. Returns false if no change that can be undone has this number.
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

  /// The folded record with further changes merged in, which then can no longer be undone.
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

/// The edits of one change of the book.
package typealias PrayerChange = NumberedEdits<PrayerEdit>
