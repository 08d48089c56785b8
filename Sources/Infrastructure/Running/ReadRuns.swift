package import BookApplication
package import BookInfrastructure
import KernelApplication
package import KernelDomain
package import RunningDomain

/// The runs that were read from a file, and the activities that were left out.
package struct ReadRuns: Sendable {
  package var runs: [ReadRun] = []
  package var leftOut: [LeftOutActivity] = []
  package var remarks: [ImportRemark] = []
  /// The swims in a file whose format only this feature reads. They have only totals.
  package private(set) var swims: [ListedActivity] = []

  package init() {}

  /// The maximum number of activities of a file that are read. No program writes so many, and a file made to have
  /// millions of empty ones would take gigabytes.
  static let most = 100_000

  /// Adds a recording if it is a run, or another activity that the import includes. Otherwise adds it to the activities
  /// left out.
  mutating func add(_ recorded: RecordedRun, _ decision: SportDecision) {
    do throws(NoRun) {
      var (run, order) = try recorded.read()
      guard run.hasTime else { return leaveOut(recorded, .noTime) }
      let sport = decision.sport ?? GuessedSport.of(run.fixes)
      run.kind = RunKind(sport)
      run.origin.detail = sport.isRun ? sport.detail : nil
      run.origin.isGuessed = decision.evidence == .guess && !sport.isRun
      run.origin.finding.isUntold = decision.evidence == .guess
      if decision.listDisagrees { remarks.append(.listDisagrees) }
      runs.append(
        ReadRun(run: run, dropped: order?.dropped ?? 0, merged: order?.merged ?? 0, evidence: decision.evidence))
    } catch {
      leaveOut(recorded, error)
    }
  }

  /// Adds a recording of a swim, of which only the totals are kept.
  mutating func addSwim(_ recorded: RecordedRun) {
    do throws(NoRun) {
      let run = try recorded.read().run
      guard run.hasTime else { return leaveOut(recorded, .noTime) }
      let measured = MeasuredRun(run)
      var swim = ListedActivity(source: run.source)
      swim.name = run.name
      (swim.start, swim.utcOffset) = (run.start, run.utcOffset)
      (swim.elapsed, swim.active) = (measured.times.elapsed, measured.times.active)
      swim.length = measured.source == nil ? nil : measured.length
      swims.append(swim)
    } catch {
      leaveOut(recorded, error)
    }
  }

  private mutating func leaveOut(_ recorded: RecordedRun, _ problem: NoRun) {
    let count = recorded.fixes.count
    leaveOut(recorded, problem == .tooFewFixes && count >= 2 ? .uselessFixes(count) : .noRun(problem))
  }

  private mutating func leaveOut(_ recorded: RecordedRun, _ why: LeftOutActivity.Reason) {
    leftOut.append(
      LeftOutActivity(name: recorded.name, start: recorded.fixes.first?.time ?? recorded.start, why: why))
  }

  /// Adds an activity to those that were left out, because it has another sport or because its sport is unknown.
  /// - Parameters:
  ///   - isOurs: whether no other feature may import an activity of this sport.
  ///   - untold: what the file says about an activity whose sport is unknown; nil if it says nothing.
  mutating func leaveOut(
    _ decision: SportDecision, start: Timestamp?, name: String? = nil, isOurs: Bool = false,
    untold: UntoldActivity? = nil
  ) {
    if decision.listDisagrees { remarks.append(.listDisagrees) }
    let why: LeftOutActivity.Reason = decision.sport.map { .otherSport($0.kind, isOurs: isOurs) } ?? .untold(untold)
    leftOut.append(LeftOutActivity(name: name, start: start, why: why))
  }

  /// Moves runs that start later than `latest` to the activities left out. The clock of their device was wrong, and if
  /// they were stored, each would remain the latest run for years.
  mutating func leaveOut(after latest: Timestamp) {
    for run in runs where run.run.start > latest {
      leftOut.append(LeftOutActivity(name: run.run.name, start: run.run.start, why: .inFuture))
    }
    runs.removeAll { $0.run.start > latest }
    for swim in swims where swim.start.map({ $0 > latest }) == true {
      leftOut.append(LeftOutActivity(name: swim.name, start: swim.start, why: .inFuture))
    }
    swims.removeAll { swim in swim.start.map { $0 > latest } == true }
  }
}

/// A run that was read from a file, and how many of its fixes (recorded points) were dropped or merged.
package struct ReadRun: Sendable {
  package var run: Run
  /// The number of fixes (recorded points) that were dropped: those out of order, and those at the start of the run
  /// whose times were wrong.
  package let dropped: Int
  /// The number of fixes (recorded points) that were merged into the preceding fix because both have the same time.
  package let merged: Int
  /// The source of the activity's sport.
  package let evidence: SportEvidence
  /// The path of a route file that the export refers to but does not contain; nil if no file is missing.
  package var missingRoute: String?

  init(run: Run, dropped: Int = 0, merged: Int = 0, evidence: SportEvidence = .format) {
    self.evidence = evidence
    self.run = run
    self.dropped = dropped
    self.merged = merged
  }
}

/// An activity that an imported file contains, but that the import left out.
package struct LeftOutActivity: Hashable, Sendable {
  /// The activity's name in the file; nil if it has none.
  package let name: String?
  package let start: Timestamp?
  package let why: Reason

  package enum Reason: Hashable, Sendable {
    /// The points have no times, so the activity is only a planned route.
    case noTimes
    /// The activity's times are outside the range of the calendar.
    case oddTimes
    /// None of the activity's positions can be parsed.
    case oddPositions
    /// The activity starts in the future.
    case inFuture
    /// Fewer than two of the fixes (recorded points) of the activity contain any data. The value is the number of all
    /// its fixes.
    case uselessFixes(Int)
    case noRun(NoRun)
    /// The activity has at most a length, but no duration. Every length is impossible in no time.
    case noTime
    /// The activity has another sport. The value is the kind of that sport.
    /// - isOurs: true if no other feature may import it.
    case otherSport(String, isOurs: Bool = false)
    /// No source states the activity's sport. The value is what the file says about the activity; nil if it says
    /// nothing.
    case untold(UntoldActivity?)
    /// The activity's start cannot be parsed.
    case noStart
  }
}

/// What a file says about an activity whose sport is unknown.
package struct UntoldActivity: Hashable, Sendable {
  /// The word for the sport in the file, such as `Other`.
  package let word: String
  package let millimetres: Int64
  package let milliseconds: Int64

  var message: Message {
    .book(.whatWasIt(word: word, millimetres: millimetres, milliseconds: milliseconds))
  }
}

extension Run {
  /// Whether the run has a duration, or fixes that show when it took place.
  fileprivate var hasTime: Bool { end > start || !fixes.isEmpty }
}

extension SportDecision {
  /// Whether to import this activity as a run. The activity's file has a format that can contain any sport.
  func isKept(by context: ActivityContext) -> Bool {
    guard let sport else { return false }
    return sport.isRun || evidence == .own || sport.isWalk && (context.keepsWalks || evidence == .option)
  }
}

extension RunKind {
  init(_ sport: StatedSport) { self = RunKind(kept: sport.isRun ? StatedSport.running : sport.kind.keptName) }
}

extension RecordedRun {
  /// Adds to the run what the list of activities exported by a service says about it, such as its name.
  mutating func take(_ listed: ListedActivity?) {
    guard let listed else { return }
    name = listed.name?.cleanName ?? name
    origin.note = listed.note?.cleanName
    origin.gear = listed.gear?.cleanName
    origin.isCommute = listed.isCommute
    if listed.isCommute { origin.tags = ["commute"] }
  }
}

extension ReadRuns {
  /// Removes the heart rates. Called if the user has turned off storing them.
  mutating func forgetHeartRates() {
    for index in runs.indices { runs[index].run.forgetHeartRates() }
  }
}
