package import KernelApplication
package import KernelDomain
package import RunningDomain

/// Stores runs. Any number of callers may read at once; changes are made one at a time.
package protocol RunRepository: Sendable {
  /// Returns all runs without their fixes (recorded positions). Fails with `storeDamaged` rather than leave anything
  /// out.
  func book() throws(Failure) -> RunBook
  /// Returns the runs for lists, sorted by id, including removed runs. This list is stored separately, as are the
  /// results of `efforts()`, `bestEfforts()` and `days(_:)`, so that reading them does not require reading the whole
  /// section (the feature's part of the store).
  func list() throws(Failure) -> [RunListing]
  /// Returns the number of decisions that the user has to make about runs. It is stored at the start of the list.
  func awaitsReview() throws(Failure) -> Int
  func efforts() throws(Failure) -> RunEfforts
  func bestEfforts() throws(Failure) -> BestEfforts
  /// Returns totals for the days of a period. Days outside the period may be missing from the result.
  func days(_ span: ClosedRange<CivilDay>) throws(Failure) -> RunDays

  /// Returns a run with its fixes (recorded positions) and with all corrections applied; nil if there is no run with
  /// this id.
  func run(_ id: RunID) throws(Failure) -> CorrectedRun?

  /// Corrects runs. `decide` receives the runs, and all runs that corrections have joined to them, while nobody else
  /// can change the book. If it returns no correction, nothing is changed. The change is durable when this returns.
  /// - Parameters:
  ///   - runs: the ids of the runs.
  ///   - isDryRun: true to write nothing, and only return the book as it would be after the correction.
  ///   - decide: returns the correction to make, nil for none; and a value for the caller.
  func correct<Value>(
    _ runs: [RunID], isDryRun: Bool,
    _ decide: (CorrectedRuns) throws(Failure) -> (correction: RunCorrection?, value: Value)
  ) throws(Failure) -> (changed: ChangedRunBook, value: Value)

  /// Makes several corrections as one change. `decide` receives the book while nobody else can change it. If it returns
  /// no corrections, nothing is changed.
  /// - Parameters:
  ///   - isDryRun: true to write nothing, and only return the book as it would be after the corrections.
  ///   - decide: returns the corrections to make. Each must concern a whole run.
  func correct(
    isDryRun: Bool, _ decide: (RunBook) throws(Failure) -> [RunCorrection]
  ) throws(Failure) -> (changed: ChangedRunBook, corrections: [RunCorrection])

  /// Returns the lists that the user maintains, such as the list of planned workouts.
  func lists() throws(Failure) -> RunLists

  /// Removes the heart rates of runs permanently, from all stored versions.
  /// - Parameter runs: the ids of the imported runs; nil for all.
  /// - Returns: the number of runs that had a heart rate.
  func forgetHeartRates(of runs: Set<RunID>?, isDryRun: Bool) throws(Failure) -> Int

  /// Returns the routes of the runs that count for records and totals.
  func routes() throws(Failure) -> RunRoutes

  /// Returns the random number that identifies the book, in hexadecimal digits.
  func bookID() throws(Failure) -> String

  /// Changes the lists that the user maintains, such as the list of planned workouts. `decide` receives the lists while
  /// nobody else can change them. If it returns no edits, nothing is changed.
  /// - Parameters:
  ///   - isDryRun: true to write nothing.
  ///   - decide: returns the edits to make, and a value for the caller.
  /// - Returns: the number that identifies the recorded change, for use with undo, nil if nothing was changed; and the
  ///   value that `decide` returned.
  func changeLists<Value>(
    isDryRun: Bool, _ decide: (RunLists) throws(Failure) -> (edits: [RunListEdit], value: Value)
  ) throws(Failure) -> (number: Int?, value: Value)

  /// Measures all runs again from their recorded positions, and stores the new measurements that differ from the old
  /// ones.
  func recalculate(_ progress: any ProgressSink) throws(Failure) -> RecalculatedRuns
}

extension RunRepository {
  /// Returns the heart rate over a run; nil if there is none. The run's track is read only if an older version stored
  /// the run without measuring its heart rate.
  package func heartRate(of row: RunRow) throws(Failure) -> HeartRateSummary? {
    if row.isHeartRateKnown { return row.measured.heartRate.value }
    return try run(row.id).flatMap { row.heartRate(in: $0.run) }
  }
}

extension RunRow {
  /// Whether the row states the run's heart rate, or that the run has none. Rows that an older version stored may not.
  var isHeartRateKnown: Bool { measured.heartRate.isKnown || fixCount == 0 }

  /// Returns the heart rate over the row's run; nil if there is none.
  /// - Parameter run: the run, from whose fixes the heart rate is measured if the row does not state it.
  func heartRate(in run: Run) -> HeartRateSummary? {
    isHeartRateKnown ? measured.heartRate.value : HeartRates(run, measured).summary
  }
}

/// The stored runs after a change, and the best efforts before and after it.
package struct ChangedRunBook: Sendable {
  package let book: RunBook
  package let efforts: RunEfforts
  package let effortsBefore: RunEfforts
  /// The number that identifies the recorded change, for use with undo.
  package let number: Int
  /// Whether the change has any effect or, in a dry run, would have any.
  package let isChanged: Bool

  package init(book: RunBook, efforts: RunEfforts, effortsBefore: RunEfforts, number: Int, isChanged: Bool) {
    self.isChanged = isChanged
    self.book = book
    self.efforts = efforts
    self.effortsBefore = effortsBefore
    self.number = number
  }

  package var moves: [RunEffortMove] { efforts.moves(from: effortsBefore) }
}

/// The result of measuring all runs again.
package struct RecalculatedRuns: Sendable {
  package let runCount: Int
  package let fixCount: Int
  /// The number of runs whose measurements differed from the stored ones.
  package let changedCount: Int
  package let moves: [RunEffortMove]

  package init(runCount: Int, fixCount: Int, changedCount: Int, moves: [RunEffortMove]) {
    self.runCount = runCount
    self.fixCount = fixCount
    self.changedCount = changedCount
    self.moves = moves
  }
}
