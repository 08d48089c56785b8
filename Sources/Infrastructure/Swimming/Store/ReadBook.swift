import KernelApplication
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
  private(set) var numbers: [Int]
  private let files: [Manifest.File]
  private var entries: [JournalEntry]

  /// - Parameter known: one read before, of which the workouts and corrections are taken that are the same.
  init(_ content: StoreContent, known: ReadBook?) throws(Failure) {
    let reader = BookReader(content)
    stamp = content.stamp
    files = content.files
    entries = content.entries
    edition = Edition()
    guard let known, known.files == files else {
      let corrections = try reader.corrections()
      numbers = corrections.map(\.number)
      book = try SwimBook(workouts: reader.workouts(), corrections: corrections.map(\.correction))
      return
    }
    var corrections: [(number: Int, correction: Correction)] = []
    var rest = entries[...]
    if entries.starts(with: known.entries) {
      corrections = zip(known.numbers, known.book.corrections).map { ($0, $1) }
      rest = rest.dropFirst(known.entries.count)
    }
    try reader.correct(&corrections, by: rest)
    numbers = corrections.map(\.number)
    book = known.book
    let found = corrections.map(\.correction)
    guard found != book.corrections else {
      edition = known.edition
      records = known.records
      return
    }
    book.corrections = found
  }

  /// The book after a change that was just made of it.
  func following(_ change: BookChange, _ content: StoreContent) throws(Failure) -> ReadBook {
    var after = self
    switch change {
    case .correct(let correction):
      after.book.append(correction)
      after.numbers.append(content.entries.last?.number ?? 0)
    case .undo:
      _ = after.book.removeLastCorrection()
      after.numbers.removeLast()
    case .nothing, .put, .setHealthAccess: return try ReadBook(content, known: self)
    }
    after.stamp = content.stamp
    after.entries = content.entries
    after.edition = Edition()
    after.records = nil
    return after
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
