package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Stores the user's swims. Any number of callers may read at once; changes are made one at a time.
package protocol SwimRepository: Sendable {
  /// Returns all swims as of the latest change. Fails with `storeDamaged` rather than leave anything out.
  func book() throws(Failure) -> SwimBook

  /// Returns the stored records if they are up to date. Otherwise calculates the records from the laps.
  func standingRecords() throws(Failure) -> StandingSwimRecords

  /// Returns the stored summary of all swims if it is up to date. Otherwise calculates it from the laps.
  func standingSummary() throws(Failure) -> StandingSwimSummary

  /// Returns totals and best times by month: the stored ones if they are up to date; otherwise they are calculated from
  /// the laps.
  /// - Parameter part: the data that the caller needs. The result may lack all other data.
  func digest(_ part: SwimDigest.Part) throws(Failure) -> SwimDigest

  /// Returns the stored records, even if they are out of date; nil if none are stored. Only the use case that
  /// recalculates records needs such records.
  func keptRecords() throws(Failure) -> SwimRecords?

  /// Makes one change, completely or not at all. `decide` receives the latest swims and, for each of their corrections
  /// in order, the number that identifies the change that made the correction. It returns what to change, and a value
  /// for the caller. Nobody else can change the book meanwhile. When this returns, the change is durable and the stored
  /// records are up to date.
  /// - Returns: the swims and records after the change, and the value for the caller.
  func change<Value>(
    numbered decide: (SwimBook, SharedList<Int>) throws(Failure) -> (SwimBookChange, Value)
  ) throws(Failure) -> (changed: ChangedSwimBook, value: Value)

  /// Recalculates the stored records from the laps. Records that changed because of new rules of the program are from
  /// then on no longer listed as changed.
  func renewRecords() throws(Failure) -> SwimRecords
}

extension SwimRepository {
  /// Makes one change, completely or not at all, for callers that need neither the numbers of earlier changes nor a
  /// value from `decide`.
  @discardableResult
  package func change(_ decide: (SwimBook) throws(Failure) -> SwimBookChange) throws(Failure) -> ChangedSwimBook {
    try change(numbered: { (book, _) throws(Failure) in (try decide(book), ()) }).changed
  }

  package func records() throws(Failure) -> SwimRecords {
    try standingRecords().book
  }
}

/// Stores the heart rates of swims.
package protocol SwimHeartRepository: Sendable {
  /// Returns the heart rate of a swim; nil if none is stored.
  func heartRate(of swim: Swim) throws(Failure) -> SwimHeartRate?

  /// Returns the heart rates of all swims that have one.
  func heartRates(of book: SwimBook) throws(Failure) -> [SwimID: SwimHeartRate]

  /// Removes heart rates permanently from the book, including from earlier versions of its data.
  /// - Parameters:
  ///   - swim: the swim whose heart rate to remove; nil for all swims.
  ///   - isDryRun: true to change nothing, and only count.
  /// - Returns: the number of swims that had a heart rate.
  func forgetHeartRates(of swim: SwimID?, isDryRun: Bool) throws(Failure) -> Int
}

/// The records, and which of them changed because of new rules of the program since the swimmer last saw them.
package struct StandingSwimRecords: Hashable, Sendable {
  package let book: SwimRecords
  /// The records that changed because a new version of the program calculates them by different rules, as far as the
  /// swimmer has not seen these changes yet.
  package let moved: [SwimRecordChange]
  /// The official results and base times that the swimmer added.
  package let meets: SwimMeets

  package init(_ book: SwimRecords, moved: [SwimRecordChange] = [], meets: SwimMeets = SwimMeets()) {
    self.book = book
    self.moved = moved
    self.meets = meets
  }
}

/// The records of all swims, and a summary of all swims. Both are either stored or calculated.
package struct StandingSwimSummary: Hashable, Sendable {
  package let summary: SwimSummary
  package let records: SwimRecords

  package init(_ summary: SwimSummary, _ records: SwimRecords) {
    self.summary = summary
    self.records = records
  }
}

/// What to change in the stored swims in one change of the book.
package enum SwimBookChange: Hashable, Sendable {
  case correct([SwimCorrection])
  /// Adds swims, replacing those with the same ids. Adds corrections, such as those of a backup; each correction is a
  /// separate change, which can be undone by itself. Adds heart rates to swims of the book, by the swims' ids.
  case put([Swim], corrections: [SwimCorrection] = [], heartRates: [SwimID: SwimHeartRate] = [:])

  package static var nothing: SwimBookChange { .correct([]) }

  package var isEmpty: Bool {
    switch self {
    case .correct(let corrections): corrections.isEmpty
    case .put(let swims, let corrections, let rates): swims.isEmpty && corrections.isEmpty && rates.isEmpty
    }
  }
}

/// The stored swims after a change, and the records before and after it.
package struct ChangedSwimBook: Sendable {
  package let book: SwimBook
  package let records: SwimRecords
  package let recordsBefore: SwimRecords
  /// The number that identifies the recorded change, for use with undo.
  package let number: Int

  package init(book: SwimBook, records: SwimRecords, recordsBefore: SwimRecords, number: Int) {
    self.number = number
    self.book = book
    self.records = records
    self.recordsBefore = recordsBefore
  }
}
