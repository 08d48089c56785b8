package import BookApplication
package import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import Storage

/// The data about running that an import found in a file. Tracks are encoded as in the store, and are kept in a `Spool`
/// until the import ends.
package struct RunContent: ImportContent {
  private(set) var runs: [EncodedRun] = []
  /// The activities that were left out, completely or partly, and why.
  private(set) var skipped: [Skipped] = []
  package private(set) var foreign: [Skipped] = []
  package private(set) var remarks: [ImportRemark] = []
  package internal(set) var bad: [BadFile] = []
  package private(set) var totals: [(activity: ListedActivity, sport: StatedSport)] = []
  /// How many of the file's runs have no known time zone, so that UTC is used.
  private(set) var inUTC = 0

  init(_ read: ReadRuns, _ zone: RunZone, of format: RunFormat, _ spool: Spool) {
    for found in read.runs {
      var run = found.run
      if run.utcOffset == nil, zone.rules == nil { inUTC += 1 }
      zone.set(&run)
      run.origin.format = format
      runs.append(EncodedRun(run, in: spool))
      if found.dropped > 0 {
        skipped.append(
          Skipped(
            what: .running(.fixes(count: found.dropped, run: run.id.description)), why: .running(.outOfOrder)))
      }
      if let route = found.missingRoute {
        skipped.append(
          Skipped(what: .running(.route(path: route, run: run.id.description)), why: .running(.routeMissing)))
      }
    }
    for activity in read.leftOut { add(activity, of: format) }
    remarks = read.remarks
    totals = read.swims.map { ($0, StatedSport(.swimming)) }
    // Almost every Apple Health export contains other activities. They do not tell that it contains no runs.
    guard runs.isEmpty, totals.isEmpty, read.leftOut.allSatisfy({ format == .apple && $0.isOfOtherKind }) else {
      return
    }
    foreign.append(
      format == .apple
        ? Skipped(what: .book(.export), why: .running(.noRuns))
        : Skipped(what: .book(.file), why: .book(format == .fit ? .noFinishedActivity : .noActivity)))
  }

  /// Adds an activity that was left out. Of an Apple Health export, only this feature tells which activities without a
  /// known sport it contains.
  private mutating func add(_ activity: LeftOutActivity, of format: RunFormat) {
    let start = activity.start?.description
    switch activity.why {
    case .otherSport(let kind, let isOurs):
      let left = Skipped(
        what: .book(.activity(sport: BookMessage.Sport(kind: kind), start: start)), why: .book(.nothingOfThisKind))
      if isOurs { skipped.append(left) } else { foreign.append(left) }
    case .untold:
      let left = Skipped(what: .book(.activity(sport: .unnamed, start: start)), why: activity.why.message)
      if format == .apple { skipped.append(left) } else { foreign.append(left) }
    case .noTimes, .oddTimes, .oddPositions, .inFuture, .uselessFixes, .noRun, .noTime, .noStart:
      skipped.append(
        Skipped(what: .running(.activity(name: activity.name, start: start)), why: activity.why.message))
    }
  }

  package var found: Int { runs.count }

  package mutating func append(_ next: RunContent) {
    runs += next.runs
    skipped += next.skipped
    foreign += next.foreign
    remarks += next.remarks
    bad += next.bad
    totals += next.totals
    inUTC += next.inUTC
  }
}

extension LeftOutActivity {
  /// Whether the activity is not known to be a run.
  fileprivate var isOfOtherKind: Bool {
    switch why {
    case .otherSport, .untold: true
    default: false
    }
  }
}

extension LeftOutActivity.Reason {
  var message: Message {
    switch self {
    case .noTimes: .running(.noTimes)
    case .oddTimes: .running(.oddTimes)
    case .oddPositions: .running(.oddPositions)
    case .inFuture: .running(.inFuture)
    case .uselessFixes(let count): .running(.uselessFixes(count: count))
    case .noRun(.tooFewFixes): .running(.tooFewFixes)
    case .noRun(.clockNeverSet): .running(.clockNeverSet)
    case .noRun(.tooManyFixes(let count)):
      .running(.tooManyFixes(count: count, most: RecordedRun.mostFixes))
    case .noRun(.tooLong): .running(.tooLong)
    case .noTime: .book(.noTime)
    case .otherSport(let name, _): .running(.otherSport(name: name))
    case .untold(let activity): activity?.message ?? .book(.untold)
    case .noStart: .running(.noReadableStart)
    }
  }
}

/// Merges the runs of several files into the book.
struct RunMerge {
  private var merge: RunImportMerge
  private var coming: [RunID: EncodedRun] = [:]
  /// For each file, what happened to its runs, and how many runs it contains.
  private var outcomes: [(outcomes: [RunImportMerge.Outcome], counts: RunFilePart.Counts)] = []

  /// Creates a merge of imported runs into a book.
  /// - Parameter undone: the runs that are not in the book because their imports were undone. Their ids are not given
  ///   to other runs.
  init(into book: RunBook, undone: [RunRow] = []) { merge = RunImportMerge(into: book, undone: undone) }

  /// Merges the runs of one file into the book.
  /// - Parameters:
  ///   - removed: runs of the book that must not be replaced.
  ///   - name: the id to give to the run, if `runs` contains only a run that was recorded live; nil for imported files.
  /// - Returns: the ids of the runs in the book, by their ids in the file.
  @discardableResult
  mutating func add(_ runs: [EncodedRun], apartFrom removed: Set<RunID> = [], as name: RunID? = nil) -> [RunID: RunID] {
    var ids: [RunID: RunID] = [:]
    var own: [RunImportMerge.Outcome] = []
    for run in runs {
      let outcome = merge.add(run.row, apartFrom: removed, as: name)
      switch outcome {
      case .new(let id), .updated(let id): coming[id] = run.named(id)
      case .unchanged, .unnamed: break
      }
      ids[run.row.id] = outcome.id
      own.append(outcome)
    }
    var counts = RunFilePart.Counts()
    for run in runs { counts.add(run.row) }
    outcomes.append((own, counts))
    return ids
  }

  /// The new and changed runs, which are to be stored, sorted by id.
  var put: [EncodedRun] { coming.values.sorted { $0.id < $1.id } }

  /// Returns what was imported from each file. Call this once the runs are in the book.
  func files(_ changed: ChangedRunBook) -> [(part: RunFilePart, unnamed: [Skipped])] {
    let moves = changed.moves.filter(\.isFaster)
    return outcomes.map { outcomes, counts in
      let ids = Set(outcomes.compactMap(\.id))
      let unnamed = outcomes.count { $0 == .unnamed }
      var counts = counts
      for case .new in outcomes { counts.new += 1 }
      for case .updated in outcomes { counts.updated += 1 }
      counts.duplicates = changed.book.duplicates.keys.count { ids.contains($0.original) }
      var part = RunFilePart(
        runs: counts,
        efforts: moves.filter { move in move.after.map { ids.contains($0.run.original) } ?? false }.map {
          RunEffortMoveView($0)
        })
      let twins = outcomes.count == 1 ? ids.flatMap { RunTwinView.all(of: $0, in: changed.book) } : []
      if !twins.isEmpty { part.alsoIn = twins }
      return (
        part,
        unnamed == 0
          ? []
          : [
            Skipped(
              what: .running(.runs(count: unnamed)), why: .running(.sameSecond(most: RunID.ordinals.count)))
          ]
      )
    }
  }
}
