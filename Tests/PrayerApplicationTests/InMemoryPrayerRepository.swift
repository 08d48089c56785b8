import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import TestSupport

/// Keeps the record of prayers in memory.
final class InMemoryPrayerRepository: PrayerRepository {
  private let book = Locked((record: PrayerRecord(), changes: 0))

  func record() -> PrayerRecord { book.withLock { $0.record } }
  func summary() -> PrayerRecord { record() }
  func recent(from day: CivilDay) -> PrayerRecord { record() }

  func change<Value>(
    isDryRun: Bool, _ decide: (PrayerRecord) throws(Failure) -> (edits: [PrayerEdit], value: Value)
  ) throws(Failure) -> PrayerChanged<Value> {
    try book.withLock { (book) throws(Failure) in
      let (edits, value) = try decide(book.record)
      guard !edits.isEmpty else { return PrayerChanged(number: nil, value: value, after: book.record) }
      var after = book.record
      for edit in edits { after.apply(edit) }
      let changed = PrayerChanged(number: book.changes + 1, value: value, after: after)
      if !isDryRun { book = (after, book.changes + 1) }
      return changed
    }
  }

  func eraseAll() -> ErasedPrayers {
    book.withLock { book in
      let erased = ErasedPrayers(book.record, settings: 0, changes: book.changes)
      book = (PrayerRecord(), 0)
      return erased
    }
  }
}
