import KernelApplication
import Storage
import SwimmingDomain

/// The swim book as read from a store, and what it was read from, so that the next one takes over what is the same.
struct ReadBook: Sendable {
  let stamp: StoreStamp
  let book: SwimBook
  /// Worked out when it is first asked for.
  var records: RecordBook?
  /// In the order made, those taken back left out, each with its number in the journal.
  private let corrections: [(number: Int, correction: Correction)]
  private let files: [Manifest.File]
  private let entries: [JournalEntry]

  /// - Parameter known: one read before, of which the workouts and corrections are taken that are the same.
  init(_ content: StoreContent, known: ReadBook?) throws(Failure) {
    let reader = BookReader(content)
    stamp = content.stamp
    files = content.files
    entries = content.entries
    guard let known, known.files == files else {
      corrections = try reader.corrections()
      book = try SwimBook(workouts: reader.workouts(), corrections: corrections.map(\.correction))
      return
    }
    if entries.starts(with: known.entries) {
      var corrections = known.corrections
      try reader.correct(&corrections, by: entries.dropFirst(known.entries.count))
      self.corrections = corrections
    } else {
      corrections = try reader.corrections()
    }
    var book = known.book
    book.corrections = corrections.map(\.correction)
    records = book.corrections == known.book.corrections ? known.records : nil
    self.book = book
  }
}
