package import KernelDomain
package import RunningDomain

/// The runs read from a file, and what of it is none.
package struct ReadRuns: Sendable {
  package var runs: [ReadRun] = []
  package var leftOut: [LeftOutActivity] = []

  package init() {}

  /// Adds a run, if it is one.
  mutating func add(_ recorded: RecordedRun) {
    do throws(NoRun) {
      let (run, order) = try recorded.ordered()
      runs.append(ReadRun(run: run, dropped: order.dropped, merged: order.merged, tellsKind: recorded.tellsKind))
    } catch {
      let count = recorded.fixes.count
      leftOut.append(
        LeftOutActivity(
          name: recorded.name, start: recorded.fixes.first?.time,
          why: error == .tooFewFixes && count >= 2 ? .uselessFixes(count) : .noRun(error)))
    }
  }

  /// Leaves out runs that begin later: their device's clock was wrong, and each would be the latest run for years.
  mutating func leaveOut(after latest: Timestamp) {
    for run in runs where run.run.start > latest {
      leftOut.append(LeftOutActivity(name: run.run.name, start: run.run.start, why: .inFuture))
    }
    runs.removeAll { $0.run.start > latest }
  }

  mutating func append(_ next: ReadRuns) {
    runs += next.runs
    leftOut += next.leftOut
  }

  /// Says what activities are of which their file said nothing.
  mutating func setKind(_ kind: RunKind) {
    for index in runs.indices where !runs[index].tellsKind { runs[index].run.kind = kind }
  }
}

/// A run, and what became of the fixes in its file.
package struct ReadRun: Sendable {
  package var run: Run
  /// How many were out of order or wrong at the beginning.
  package let dropped: Int
  /// How many had the time of the one before.
  package let merged: Int
  /// Whether the file says what it was.
  let tellsKind: Bool
  /// The route that the export names and lacks, if any.
  package var missingRoute: String?

  init(run: Run, dropped: Int = 0, merged: Int = 0, tellsKind: Bool = true) {
    self.tellsKind = tellsKind
    self.run = run
    self.dropped = dropped
    self.merged = merged
  }
}

/// Something in a file that is no run.
package struct LeftOutActivity: Hashable, Sendable {
  /// What it is called there; nil where it has no name.
  package let name: String?
  package let start: Timestamp?
  package let why: Reason

  package enum Reason: Hashable, Sendable {
    /// Its points have no times: it is a route.
    case noTimes
    /// Its times are none of the calendar.
    case oddTimes
    /// It begins later than now.
    case inFuture
    /// Not even two of so many fixes tell something.
    case uselessFixes(Int)
    case noRun(NoRun)
    /// In the file's word.
    case otherSport(String)
    /// By the number in the FIT profile; nil where the file tells none.
    case otherFITSport(Int?)
    /// Its start cannot be read.
    case noStart
  }
}
