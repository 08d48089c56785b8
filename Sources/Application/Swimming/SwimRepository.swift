package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Keeps the swim book. Many may read at once; changes come one at a time.
package protocol SwimRepository: Sendable {
  /// The book as of the last change. Fails with `storeDamaged` rather than leave anything out.
  func book() throws(Failure) -> SwimBook

  /// The records of that same book: as kept with it when they are up to date, else worked out from the laps.
  func standingRecords() throws(Failure) -> StandingSwimRecords

  /// What that same book tells at a glance, likewise.
  func standingSummary() throws(Failure) -> StandingSwimSummary

  /// What that same book's months come to, likewise.
  /// - Parameter part: the rest may be missing in the answer.
  func digest(_ part: SwimDigest.Part) throws(Failure) -> SwimDigest

  /// The records as kept, whether up to date or not; nil where none are kept. Only a recalculation asks.
  func keptRecords() throws(Failure) -> SwimRecords?

  /// Makes one change, whole or not at all: `decide` sees the latest book while nobody else can change it, with the
  /// numbers of the changes that made its corrections, in their order, and says what to do. The change is durable, and the
  /// kept records renewed, when this returns.
  /// - Returns: the book and its records after the change, and what `decide` returns beside it.
  func change<Value>(
    numbered decide: (SwimBook, SharedList<Int>) throws(Failure) -> (SwimBookChange, Value)
  ) throws(Failure) -> (changed: ChangedSwimBook, value: Value)

  /// Writes the kept records anew from the laps, and forgets which of them another edition of the rules moved.
  func renewRecords() throws(Failure) -> SwimRecords
}

extension SwimRepository {
  /// Makes one change for a caller that needs neither numbers nor a value.
  @discardableResult
  package func change(_ decide: (SwimBook) throws(Failure) -> SwimBookChange) throws(Failure) -> ChangedSwimBook {
    try change(numbered: { (book, _) throws(Failure) in (try decide(book), ()) }).changed
  }

  package func records() throws(Failure) -> SwimRecords {
    try standingRecords().book
  }
}

/// The records of a book, and what the swimmer has not been told of them.
package struct StandingSwimRecords: Hashable, Sendable {
  package let book: SwimRecords
  /// Those that the program's newer edition of the rules moved.
  package let moved: [SwimRecordChange]
  /// What she told of meets.
  package let meets: SwimMeets

  package init(_ book: SwimRecords, moved: [SwimRecordChange] = [], meets: SwimMeets = SwimMeets()) {
    self.book = book
    self.moved = moved
    self.meets = meets
  }
}

/// What a book tells at a glance, and its records.
package struct StandingSwimSummary: Hashable, Sendable {
  package let summary: SwimSummary
  package let records: SwimRecords

  package init(_ summary: SwimSummary, _ records: SwimRecords) {
    self.summary = summary
    self.records = records
  }
}

/// What a use case decides to do to the book.
package enum SwimBookChange: Hashable, Sendable {
  case nothing
  case correct(SwimCorrection)
  /// Puts these swims in, each in place of the one with its id where there is one, and adds corrections, as a backup has
  /// them.
  case put([Swim], corrections: [SwimCorrection] = [])

  package var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .correct: false
    case .put(let swims, let corrections): swims.isEmpty && corrections.isEmpty
    }
  }
}

/// The swim book after a change, and its records after and before.
package struct ChangedSwimBook: Sendable {
  package let book: SwimBook
  package let records: SwimRecords
  package let recordsBefore: SwimRecords
  /// That of the change, by which it can be taken back.
  package let number: Int

  package init(book: SwimBook, records: SwimRecords, recordsBefore: SwimRecords, number: Int) {
    self.number = number
    self.book = book
    self.records = records
    self.recordsBefore = recordsBefore
  }
}
