package import KernelApplication
package import KernelDomain
package import RunningDomain

/// Keeps the book of runs. Many may read at once; changes come one at a time.
package protocol RunRepository: Sendable {
  /// All runs without their fixes. Fails with `storeDamaged` rather than leave anything out.
  func book() throws(Failure) -> RunBook
  /// The runs in a list, in order of their ids; the removed ones too. Like the three below it is kept beside the book, so
  /// that nothing else is read.
  func list() throws(Failure) -> [RunListing]
  func efforts() throws(Failure) -> RunEfforts
  func bestEfforts() throws(Failure) -> BestEfforts
  /// What she ran on the days from the first to the last of a span; other days may be left out.
  func days(_ span: ClosedRange<CivilDay>) throws(Failure) -> RunDays

  /// A run with its fixes as her corrections leave them; nil where there is none of that id.
  func run(_ id: RunID) throws(Failure) -> CorrectedRun?

  /// Corrects runs: `decide` gets them, and all that corrections bound to them, while nobody else can change the book.
  /// The change is durable when this returns; where `decide` returns nil nothing is changed.
  /// - Parameter isDryRun: nothing is changed; what would be, is told.
  func correct<Value>(
    _ runs: [RunID], isDryRun: Bool,
    _ decide: (CorrectedRuns) throws(Failure) -> (correction: RunCorrection?, value: Value)
  ) throws(Failure) -> (changed: ChangedRunBook, value: Value)

  /// Measures all runs anew from their tracks, and writes those that differ from what was kept.
  func recalculate(_ progress: any ProgressSink) throws(Failure) -> RecalculatedRuns
}

/// The book of runs after a change, and its efforts before.
package struct ChangedRunBook: Sendable {
  package let book: RunBook
  package let efforts: RunEfforts
  package let effortsBefore: RunEfforts
  /// That of the change, by which it can be taken back.
  package let number: Int
  /// False where nothing was decided.
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

/// What measuring all runs anew came to.
package struct RecalculatedRuns: Sendable {
  package let runCount: Int
  package let fixCount: Int
  /// How many runs were measured otherwise than was kept.
  package let changedCount: Int
  package let moves: [RunEffortMove]

  package init(runCount: Int, fixCount: Int, changedCount: Int, moves: [RunEffortMove]) {
    self.runCount = runCount
    self.fixCount = fixCount
    self.changedCount = changedCount
    self.moves = moves
  }
}
