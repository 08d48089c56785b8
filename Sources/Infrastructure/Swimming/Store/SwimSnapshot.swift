import KernelDomain
import SwimmingDomain
import Synchronization

/// The book of swims at one moment, and what was computed from it.
package struct SwimSnapshot: Sendable {
  private(set) var book: SwimBook
  /// For each correction, in order, the number that identifies the change that made it.
  private(set) var numbers: SharedList<Int>
  /// A value that identifies the content of the book. If two versions are equal, the books are equal, too.
  private(set) var version = BookVersion()
  /// The official results of meets, which do not depend on the swims.
  var meets = SwimMeets() {
    didSet { if meets != oldValue { records = nil } }
  }
  /// The records; nil until they are computed.
  var records: StoredRecords?
  /// The digest of each month's swims; nil until it is computed.
  var digest: SwimDigestLines?

  init(swims: [Swim], _ corrections: [(number: Int, correction: SwimCorrection)]) {
    book = SwimBook(swims: swims, corrections: corrections.map(\.correction))
    numbers = SharedList(corrections.map(\.number))
  }

  /// Replaces all corrections of swims with `corrections`, each with the number that identifies its change.
  mutating func replace(_ corrections: [(number: Int, correction: SwimCorrection)]) {
    numbers = SharedList(corrections.map(\.number))
    let found = SharedList(corrections.map(\.correction))
    if found == book.corrections { return }
    book.replaceCorrections(found)
    hasChanged()
  }

  mutating func append(_ correction: SwimCorrection, _ number: Int) {
    book.append(correction)
    numbers.append(number)
    hasChanged()
  }

  /// Removes the most recent correction.
  mutating func removeLast() {
    _ = book.removeLastCorrection()
    numbers.popLast()
    hasChanged()
  }

  mutating func put(_ swims: [Swim]) {
    book.put(swims)
    hasChanged()
  }

  /// Computes which of the book's swims count (are neither removed nor duplicates) and the corrections of each swim,
  /// and caches this, since all readers and later changes need it.
  mutating func cacheStanding() {
    book.cacheStanding()
  }

  private mutating func hasChanged() {
    version = BookVersion()
    records = nil
    digest = nil
  }
}

/// The records and the summary of a book, and the derived file that contains them.
struct StoredRecords: Sendable {
  let book: SwimRecords
  let summary: SwimSummary
  let json: [UInt8]

  let moved: [SwimRecordChange]
  let meets: SwimMeets

  /// Creates the value from the records and summary of a book, and encodes the derived file.
  /// - Parameters:
  ///   - moved: changes to records that new rules have caused and that the swimmer has not yet been shown.
  ///   - known: the previous value. If all its parts are equal to the new ones, the file's bytes are reused.
  init(
    _ book: SwimRecords, _ summary: SwimSummary, _ meets: SwimMeets, moved: [SwimRecordChange],
    known: StoredRecords? = nil
  ) {
    self.book = book
    self.summary = summary
    self.moved = moved
    self.meets = meets
    let same = known.flatMap {
      $0.book == book && $0.summary == summary && $0.moved == moved && $0.meets == meets ? $0.json : nil
    }
    json = same ?? SwimRecordsCoding.encode(book, summary, meets, moved: moved)
  }

  /// Computes the records and the summary from the whole book of swims.
  init(of snapshot: SwimSnapshot, moved: [SwimRecordChange]) {
    self.init(
      SwimRecords(of: snapshot.book), SwimSummary(of: snapshot.book), snapshot.meets, moved: moved)
  }
}

/// A number that identifies the content of a book within this process.
struct BookVersion: Hashable, Sendable {
  private static let latest = Atomic<UInt64>(0)
  private let number = BookVersion.latest.add(1, ordering: .relaxed).newValue
}
