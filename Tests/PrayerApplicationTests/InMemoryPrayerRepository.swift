import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import TestSupport

/// Keeps what was told of prayers in memory.
final class InMemoryPrayerRepository: PrayerRepository {
  private let book = Locked((record: PrayerRecord(), changes: 0))

  func record() -> PrayerRecord { book.withLock { $0.record } }
  func summary() -> PrayerRecord { record() }

  func change<Value>(
    _ decide: (PrayerRecord) throws(Failure) -> (edits: [PrayerEdit], value: Value)
  ) throws(Failure) -> PrayerChanged<Value> {
    try book.withLock { (book) throws(Failure) in
      let (edits, value) = try decide(book.record)
      guard !edits.isEmpty else { return PrayerChanged(number: nil, value: value, after: book.record) }
      for edit in edits { book.record.apply(edit) }
      book.changes += 1
      return PrayerChanged(number: book.changes, value: value, after: book.record)
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
