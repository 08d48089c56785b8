package import KernelDomain

/// What she told, change by change: one is applied after the other, and any that was not folded can be taken back.
package struct PrayerBook: Sendable {
  /// What the folded changes come to.
  package private(set) var folded: PrayerRecord
  /// The standing changes since, in order of their numbers.
  package private(set) var changes: SharedList<PrayerChange>
  /// What all of it comes to.
  package private(set) var record: PrayerRecord

  package init(folded: PrayerRecord = PrayerRecord(), _ changes: [PrayerChange] = []) {
    self.folded = folded
    self.changes = SharedList(changes)
    record = folded
    for change in changes {
      for edit in change.edits { record.apply(edit) }
    }
  }

  package mutating func apply(_ change: PrayerChange) {
    changes.append(change)
    for edit in change.edits { record.apply(edit) }
  }

  /// Takes a change back: everything is as though it had never been made. False where no such change stands.
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

  /// What is folded once these changes are, which can no longer be taken back then.
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

/// What one change adds to the journal.
package struct PrayerChange: Hashable, Sendable {
  package let number: Int
  package let edits: [PrayerEdit]

  package init(number: Int, edits: [PrayerEdit]) {
    self.number = number
    self.edits = edits
  }
}
