package import KernelDomain
package import RunningDomain

/// The runs read from a file, and the activities that are no runs.
package struct ReadRuns: Sendable {
  package var runs: [ReadRun] = []
  package var leftOut: [LeftOutActivity] = []

  package init() {}

  /// Adds a recording, if it is a run.
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

  /// Leaves out runs that begin later than `latest`: the device's clock was wrong, and each would be the latest run for
  /// years.
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

  /// Sets the kind of activities whose file does not give it.
  mutating func setKind(_ kind: RunKind) {
    for index in runs.indices where !runs[index].tellsKind { runs[index].run.kind = kind }
  }
}

/// A run read from a file, and what was done to its fixes.
package struct ReadRun: Sendable {
  package var run: Run
  /// The number of fixes that were out of order, or wrong at the beginning.
  package let dropped: Int
  /// The number of fixes with the time of the fix before.
  package let merged: Int
  /// Whether the file gives the kind of activity.
  let tellsKind: Bool
  /// The route that the export refers to but lacks; nil if there is none.
  package var missingRoute: String?

  init(run: Run, dropped: Int = 0, merged: Int = 0, tellsKind: Bool = true) {
    self.tellsKind = tellsKind
    self.run = run
    self.dropped = dropped
    self.merged = merged
  }
}

/// An activity in a file that is left out.
package struct LeftOutActivity: Hashable, Sendable {
  /// Its name in the file; nil if it has none.
  package let name: String?
  package let start: Timestamp?
  package let why: Reason

  package enum Reason: Hashable, Sendable {
    /// Its points have no times, so it is a planned route.
    case noTimes
    /// Its times are outside the calendar.
    case oddTimes
    /// It begins in the future.
    case inFuture
    /// Fewer than two of this many fixes hold any data.
    case uselessFixes(Int)
    case noRun(NoRun)
    /// Another sport, by the file's word.
    case otherSport(String)
    /// Another sport, by its number in the FIT profile; nil if the file gives none.
    case otherFITSport(Int?)
    /// Its start cannot be read.
    case noStart
  }
}
