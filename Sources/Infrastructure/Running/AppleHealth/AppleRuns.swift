package import BookInfrastructure
package import Formats
import KernelDomain
import RunningDomain

/// Creates runs from what was gathered from an Apple Health export.
package enum AppleRuns {
  /// Creates the runs that were gathered from an export, with their routes.
  /// - Parameters:
  ///   - routes: reads the route files that the export refers to.
  ///   - context: the user's choices: whether to include walks, and the sport of activities without a stated sport.
  package static func runs(
    of gatherer: AppleRunGatherer, routes: AppleRouteFiles, timeZones: TimeZoneDatabase,
    _ context: ActivityContext = ActivityContext()
  ) throws(InputFileError) -> ReadRuns {
    var extract = gatherer.take()
    var read = ReadRuns()
    var kept: [(run: AppleRun, decision: SportDecision)] = []
    for run in extract.runs {
      let decision = context.decide(run.sport)
      if decision.isKept(by: context) {
        kept.append((run, decision))
      } else {
        read.leaveOut(SportDecision(sport: run.sport, evidence: .format), start: run.start.instant, isOurs: true)
      }
    }
    for other in extract.others {
      read.leaveOut(SportDecision(sport: other.sport, evidence: .format), start: other.start, isOurs: true)
    }
    if !kept.isEmpty { extract.sort() }
    for (run, decision) in kept {
      try add(run, decision, extract, routes, timeZones, to: &read)
    }
    for _ in 0..<extract.unreadableRuns {
      read.leftOut.append(LeftOutActivity(name: nil, start: nil, why: .noStart))
    }
    return read
  }

  private static func add(
    _ run: AppleRun, _ decision: SportDecision, _ extract: borrowing AppleRunExtract, _ routes: AppleRouteFiles,
    _ timeZones: TimeZoneDatabase, to read: inout ReadRuns
  ) throws(InputFileError) {
    var recorded = recorded(run, timeZones)
    if let sport = decision.sport { recorded.kind = RunKind(sport) }
    var missing: String?
    recorded.fixes = run.locations
    for path in run.routes {
      if let fixes = try fixes(path, routes) { recorded.fixes += fixes } else { missing = path }
    }
    let span = run.start.instant...run.end
    var route: [RunPosition] = []
    if !haveTimes(recorded.fixes) {
      route = run.isLeg ? [] : recorded.fixes.compactMap(\.position)
      recorded.fixes = []
    }
    // The routes of a workout of several sports lead through all of its legs.
    if run.isLeg { recorded.fixes.removeAll { !span.contains($0.time) } }
    if recorded.fixes.isEmpty { recorded.fixes = counted(run, extract.steps) }
    do throws(NoRun) {
      let (ordered, order) = try recorded.ordered()
      read.runs.append(ReadRun(run: ordered, dropped: order.dropped, merged: order.merged, evidence: decision.evidence))
    } catch {
      guard error == .tooFewFixes else {
        read.leftOut.append(LeftOutActivity(name: nil, start: run.start.instant, why: .noRun(error)))
        return
      }
      read.runs.append(ReadRun(run: recorded.withoutFixes(span), evidence: decision.evidence))
    }
    if run.end >= run.start.instant {
      let rates = extract.hearts.rates(run.start.instant...run.end, of: run.sourceNumber)
      read.runs[read.runs.count - 1].run.add(rates)
    }
    read.runs[read.runs.count - 1].run.route = route
    read.runs[read.runs.count - 1].missingRoute = missing
  }

  private static func recorded(_ run: AppleRun, _ timeZones: TimeZoneDatabase) -> RecordedRun {
    var recorded = RecordedRun(source: run.source.keptName)
    let offset = run.timeZone.flatMap { timeZones.offset(in: $0, at: run.start.instant.seconds) }
    recorded.zone = offset == nil ? nil : run.timeZone
    recorded.utcOffset = offset ?? run.start.utcOffset
    recorded.timer =
      [TimerEvent(time: run.start.instant, isStart: true)] + run.events + [TimerEvent(time: run.end, isStart: false)]
    recorded.device = DeviceTotals(
      length: run.length.map { $0 * 10 }, active: run.duration, elapsed: run.end - run.start.instant,
      calories: run.calories)
    return recorded
  }

  /// Reads and parses a route file. A file that is cut short or damaged, which is noted, has no fixes. Nil if the export
  /// does not contain the file.
  private static func fixes(_ path: String, _ routes: AppleRouteFiles) throws(InputFileError) -> [RunFix]? {
    do throws(PieceError) {
      guard let bytes = try routes.bytes(path) else { return nil }
      do throws(FormatProblem) {
        return try GPXReader.fixes(in: bytes)
      } catch {
        throw PieceError.format(error)
      }
    } catch {
      switch error {
      case .file(let error): throw error
      case .format(let problem):
        routes.damaged.add(path, problem)
        return []
      }
    }
  }

  /// Whether the points of the route have their real times. In some exports, every point has the time of the export
  /// instead.
  private static func haveTimes(_ fixes: [RunFix]) -> Bool {
    guard let first = fixes.first else { return true }
    return fixes.contains { $0.time != first.time }
  }

  /// Returns fixes whose odometer readings are the running sum of the distances that the device measured during the
  /// run. The first fix is at the start of the first distance and reads 0. Each distance then adds a fix at its end.
  private static func counted(_ run: AppleRun, _ steps: AppleSteps) -> [RunFix] {
    guard let first = UInt32(exactly: run.start.instant.seconds), let last = UInt32(exactly: run.end.seconds) else {
      return []
    }
    let steps = steps.steps(of: run.sourceNumber, within: first...last)
    guard let begin = steps.first else { return [] }
    var fixes = [RunFix(time: Timestamp(seconds: Int64(begin.start)), odometer: 0)]
    var sum: Int64 = 0
    for step in steps {
      sum += Int64(step.length)
      fixes.append(RunFix(time: Timestamp(seconds: Int64(step.end)), odometer: sum))
    }
    return fixes
  }
}

extension Run {
  /// Adds heart rates to the run: to the fixes at the same times, and as additional fixes between them.
  fileprivate mutating func add(_ rates: [AppleHeartRates.Rate]) {
    guard !rates.isEmpty else { return }
    var all: [RunFix] = []
    all.reserveCapacity(fixes.count + rates.count)
    var rest = fixes[...]
    for rate in rates where (start...end).contains(rate.time) {
      while let fix = rest.first, fix.time < rate.time {
        all.append(fix)
        rest.removeFirst()
      }
      if let fix = rest.first, fix.time == rate.time {
        rest[rest.startIndex].heartRate = fix.heartRate ?? Int16(rate.rate)
      } else if all.last?.time != rate.time {
        var fix = RunFix(time: rate.time)
        fix.heartRate = Int16(rate.rate)
        all.append(fix)
      }
    }
    guard fixes.count + rates.count <= RecordedRun.mostFixes else { return }
    fixes = all + rest
  }
}
