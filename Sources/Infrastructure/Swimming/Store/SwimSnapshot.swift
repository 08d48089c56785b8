import KernelDomain
import SwimmingDomain
import Synchronization

/// The swim book as a section keeps it, and what was worked out from it.
package struct SwimSnapshot: Sendable {
  private(set) var book: SwimBook
  /// Those of the changes that made the corrections, in the same order.
  private(set) var numbers: SharedList<Int>
  /// The same for books that say the same.
  private(set) var version = BookVersion()
  /// What she told of meets, which no swim has a part in.
  var meets = SwimMeets() {
    didSet { if meets != oldValue { records = nil } }
  }
  /// Nil until they are worked out.
  var records: StoredRecords?
  /// What its months come to; nil until it is worked out.
  var digest: SwimDigestLines?

  init(swims: [Swim], _ corrections: [(number: Int, correction: SwimCorrection)]) {
    book = SwimBook(swims: swims, corrections: corrections.map(\.correction))
    numbers = SharedList(corrections.map(\.number))
  }

  /// The same with other corrections.
  mutating func replace(_ corrections: [(number: Int, correction: SwimCorrection)]) {
    numbers = SharedList(corrections.map(\.number))
    let found = SharedList(corrections.map(\.correction))
    if found == book.corrections { return }
    book.corrections = found
    hasChanged()
  }

  mutating func append(_ correction: SwimCorrection, _ number: Int) {
    book.append(correction)
    numbers.append(number)
    hasChanged()
  }

  /// Takes back the latest correction.
  mutating func removeLast() {
    _ = book.removeLastCorrection()
    numbers.popLast()
    hasChanged()
  }

  mutating func put(_ swims: [Swim]) {
    book.put(swims)
    hasChanged()
  }

  /// Works out what its readers and the changes that follow will all ask.
  mutating func cacheStanding() {
    book.cacheStanding()
  }

  private mutating func hasChanged() {
    version = BookVersion()
    records = nil
    digest = nil
  }
}

/// The records of a book, also as they are kept beside the section.
struct StoredRecords: Sendable {
  let book: SwimRecords
  let summary: SwimSummary
  let json: [UInt8]

  let moved: [SwimRecordChange]
  let meets: SwimMeets

  /// - Parameters:
  ///   - moved: what this edition of the rules moved and the swimmer was not told.
  ///   - known: others, which may be the same.
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

  /// Worked out from the whole book.
  init(of snapshot: SwimSnapshot, moved: [SwimRecordChange]) {
    self.init(
      SwimRecords(of: snapshot.book), SwimSummary(of: snapshot.book), snapshot.meets, moved: moved)
  }
}

/// Tells what one book says from what others do.
struct BookVersion: Hashable, Sendable {
  private static let latest = Atomic<UInt64>(0)
  private let number = BookVersion.latest.add(1, ordering: .relaxed).newValue
}
