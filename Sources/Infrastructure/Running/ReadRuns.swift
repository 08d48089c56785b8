package import BookApplication
package import BookInfrastructure
package import KernelDomain
package import RunningDomain

/// The runs read from a file, and the activities that are no runs.
package struct ReadRuns: Sendable {
  package var runs: [ReadRun] = []
  package var leftOut: [LeftOutActivity] = []
  package var remarks: [ImportRemark] = []

  package init() {}

  /// Adds a recording, if it is a run or another activity that is kept.
  mutating func add(_ recorded: RecordedRun, _ decision: SportDecision) {
    do throws(NoRun) {
      var (run, order) = try recorded.read()
      let sport = decision.sport ?? GuessedSport.of(run.fixes)
      run.kind = RunKind(sport)
      run.origin.detail = sport.isRun ? sport.detail : nil
      run.origin.isGuessed = decision.telling == .guess && !sport.isRun
      if decision.listDisagrees { remarks.append(.listDisagrees) }
      runs.append(
        ReadRun(run: run, dropped: order?.dropped ?? 0, merged: order?.merged ?? 0, telling: decision.telling))
    } catch {
      let count = recorded.fixes.count
      leftOut.append(
        LeftOutActivity(
          name: recorded.name, start: recorded.fixes.first?.time ?? recorded.start,
          why: error == .tooFewFixes && count >= 2 ? .uselessFixes(count) : .noRun(error)))
    }
  }

  /// Leaves out an activity that is none for this part of the book, or of which nobody says what it is.
  mutating func leaveOut(_ decision: SportDecision, start: Timestamp?, name: String? = nil, isOurs: Bool = false) {
    if decision.listDisagrees { remarks.append(.listDisagrees) }
    let why: LeftOutActivity.Reason = decision.sport.map { .otherSport($0.kind, isOurs: isOurs) } ?? .untold
    leftOut.append(LeftOutActivity(name: name, start: start, why: why))
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
    remarks += next.remarks
  }
}

/// A run read from a file, and what was done to its fixes.
package struct ReadRun: Sendable {
  package var run: Run
  /// The number of fixes that were out of order, or wrong at the beginning.
  package let dropped: Int
  /// The number of fixes with the time of the fix before.
  package let merged: Int
  /// Who says what kind of activity it is.
  package let telling: SportTelling
  /// The route that the export refers to but lacks; nil if there is none.
  package var missingRoute: String?

  init(run: Run, dropped: Int = 0, merged: Int = 0, telling: SportTelling = .format) {
    self.telling = telling
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
    /// Another kind of activity.
    /// - isOurs: whether no other part of the book may take it.
    case otherSport(String, isOurs: Bool = false)
    /// Nobody says what it is.
    case untold
    /// Its start cannot be read.
    case noStart
  }
}

extension SportDecision {
  /// Whether an activity of a format for all sports is kept among the runs.
  func isKept(by context: ActivityContext) -> Bool {
    guard let sport else { return false }
    return sport.isRun || telling == .own || sport.isWalk && (context.keepsWalks || telling == .option)
  }
}

extension RunKind {
  init(_ sport: ToldSport) {
    self = RunKind(kept: sport.isRun ? ToldSport.running : sport.kind.keptName)
  }
}

extension RecordedRun {
  /// Takes what a service's list says of the run beside its kind.
  mutating func take(_ listed: ListedActivity?) {
    guard let listed else { return }
    name = listed.name?.cleanName ?? name
    origin.note = listed.note?.cleanName
    origin.gear = listed.gear?.cleanName
    origin.isCommute = listed.isCommute
  }
}
