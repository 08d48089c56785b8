import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import Synchronization

/// The swim book as read from a store, and what it was read from, so that the next one takes over what is the same.
struct ReadBook: Sendable {
  private(set) var stamp: StoreStamp
  private(set) var book: SwimBook
  /// The same for books that say the same.
  private(set) var edition: Edition
  /// Worked out when it is first asked for.
  var records: KeptRecords?
  /// Those of the corrections in the journal, in the same order.
  private(set) var numbers: SharedList<Int>
  private let files: [Manifest.File]
  /// What the journal held.
  private var entries: SharedList<JournalEntry>

  /// - Parameter known: one read before, of which the workouts and corrections are taken that are the same.
  init(_ content: StoreContent, known: ReadBook?) throws(Failure) {
    let reader = BookReader(content)
    stamp = content.stamp
    files = content.files
    entries = content.entries
    guard let known, known.files == files else {
      let corrections = try reader.corrections()
      numbers = SharedList(corrections.map(\.number))
      book = try SwimBook(workouts: reader.workouts(), corrections: corrections.map(\.correction))
      edition = Edition()
      return
    }
    (book, numbers, edition, records) = (known.book, known.numbers, known.edition, known.records)
    let isContinued = entries.continues(known.entries)
    let rest = isContinued ? entries.dropFirst(known.journalCount) : entries[...]
    if isContinued, rest.isEmpty { return }
    var corrections: [(number: Int, correction: Correction)] = []
    if isContinued { corrections = zip(known.numbers, known.book.corrections).map { ($0, $1) } }
    try reader.correct(&corrections, by: rest)
    numbers = SharedList(corrections.map(\.number))
    let found = SharedList(corrections.map(\.correction))
    if found == book.corrections { return }
    book.corrections = found
    edition = Edition()
    records = nil
  }

  /// How much of a journal this was read from.
  var journalCount: Int { entries.count }

  /// Follows a correction, or the taking back of the latest one, that was just added to the journal.
  mutating func follow(_ change: BookChange, _ content: StoreContent) {
    guard let entry = content.entries.last else { return }
    if case .correct(let correction) = change {
      book.append(correction)
      numbers.append(entry.number)
    } else {
      _ = book.removeLastCorrection()
      numbers.popLast()
    }
    stamp = content.stamp
    entries = content.entries
    edition = Edition()
    records = nil
  }

  /// Works out what its readers and the changes that follow will all ask.
  mutating func settle() {
    book.settle()
  }
}

/// The records of a book, also as the derived file keeps them.
struct KeptRecords: Sendable {
  let book: RecordBook
  let json: [UInt8]

  /// - Parameter known: others, which may be the same.
  init(_ book: RecordBook, known: KeptRecords? = nil) {
    self.book = book
    json = known.flatMap { $0.book == book ? $0.json : nil } ?? RecordBookCoding.encode(book)
  }
}

/// Tells what one book says from what others do.
struct Edition: Hashable, Sendable {
  private static let latest = Atomic<UInt64>(0)
  private let number = Edition.latest.add(1, ordering: .relaxed).newValue
}
