package import KernelApplication
import KernelDomain
package import RunningDomain

/// Replays a recorded file as a live run: the file's fixes (positions), pauses and laps are added as fast as they were
/// recorded, or faster.
package struct ReplayRun: LongUseCase {
  package static let method = "running.replayRun"
  package static let summary =
    "Replay a file as a live run, at its own speed or faster; the run can be saved afterwards."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles
  package static let announces = RunningEvents.liveDescriptions

  package struct Input: Described, Equatable, PathInput {
    package var path: String
    package var speed: Double?

    package static let schema = Schema(
      "The file to replay, and how fast.",
      [
        .init(
          "path", .text, "The absolute path of a GPX, TCX, FIT or KML file; its first run is replayed.",
          examples: [#""/home/jana/run.gpx""#]),
        .optional(
          "speed", Schema(.number(speeds)),
          "The speed as a multiple of the original, up to 10,000, or 0 for as fast as possible; if left out, 1.",
          unit: .ordinal,
          examples: ["20"]),
      ])

    package init(path: String, speed: Double? = nil) {
      self.path = path
      self.speed = speed
    }

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }
    package static let speeds = 0.0...10_000
  }

  package struct Output: Described, Equatable {
    package var run: RunID
    package var fixCount: Int
    package var state: LiveRunView.State
    package var lengthMillimetres: Int64
    package var activeMilliseconds: Int64

    package static let schema = Schema(
      "The run that was replayed.",
      [
        .init("run", RunID.schema, "The name of the run under way."),
        .init("fixCount", .integer, "The number of fixes of the run.", unit: .of("fixes")),
        .init("state", LiveRunView.State.schema, "The state of the run: `finished` until it is saved or discarded."),
        .length("lengthMillimetres", "The distance run, in millimetres."),
        .milliseconds("activeMilliseconds", "The time without pauses, in milliseconds."),
      ])
  }

  let coordinator: LiveRunCoordinator
  let files: any ReplayedFile
  let pace: any ReplayPace

  /// Replays the file. Fails with `conflict` if a run is under way. If the caller cancels the replay, the run ends at
  /// the point that the replay has reached.
  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    let speed = input.speed ?? 1
    guard Input.speeds.contains(speed) else {
      throw .invalidInput(field: "speed", problem: .running(.replaySpeed(most: Int(Input.speeds.upperBound))))
    }
    let run = try files.run(at: input.path)
    if let other = try coordinator.repository.run() {
      throw .conflict(.running(.liveRunUnderWay(run: other.start.id.description)))
    }
    let isIndoor = !run.fixes.contains { $0.position != nil }
    let live = LiveRun(try coordinator.start(at: run.start, isIndoor: isIndoor, isReplay: true))
    try coordinator.repository.start(live.start)
    coordinator.freeFeeder()
    for event in LiveNews(of: live, since: nil).events { progress.announce(event) }
    try play(ReplaySteps(run), of: live.start.id, speed, input.path, progress)
    return try finish(live.start.id, at: run.end, progress)
  }

  /// Adds the recorded steps (fixes, pauses and laps) to the run when they are due. Each round adds all steps that
  /// have come due since the previous round.
  private func play(
    _ steps: ReplaySteps, of id: RunID, _ speed: Double, _ path: String, _ progress: any ProgressSink
  ) throws(Failure) {
    let began = pace.now()
    var (done, sequence) = (0, 0)
    while done < steps.all.count, !progress.isCancelled {
      let passed = speed > 0 ? Int64(Double(pace.now() - began) * speed) : .max
      let due = steps.due(from: done, passed: passed)
      guard due > done else {
        pace.sleep(milliseconds: 20)
        continue
      }
      do throws(Failure) {
        let news = try take(steps.all[done..<due], of: id, &sequence, progress)
        for event in news.flatMap(\.events) { progress.announce(event) }
      } catch {
        // Another client has ended the run in the meantime.
        if case .conflict = error { return }
        throw error
      }
      done = due
      progress.report(
        Progress(subject: path, bytesDone: Int64(done), bytesTotal: Int64(steps.all.count), found: done))
    }
  }

  private func take(
    _ steps: ArraySlice<ReplaySteps.Step>, of id: RunID, _ sequence: inout Int, _ progress: any ProgressSink
  ) throws(Failure) -> [LiveNews] {
    var (news, fixes): ([LiveNews], [RunFix]) = ([], [])
    func send() throws(Failure) {
      guard !fixes.isEmpty else { return }
      sequence += 1
      try coordinator.feed(by: progress.caller, takesOver: false)
      var counts = LiveCounts()
      news.append(try coordinator.add(fixes, sequence, of: id, &counts).news)
      fixes = []
    }
    for step in steps {
      if case .fix(let fix) = step {
        fixes.append(fix)
        continue
      }
      try send()
      news.append(try say(step, of: id))
    }
    try send()
    return news
  }

  private func say(_ step: ReplaySteps.Step, of id: RunID) throws(Failure) -> LiveNews {
    try coordinator.change(of: id) { (run) throws(LiveRunError) in
      // The run can't be paused before its clock has started, and automatic pausing may already have ended a pause of
      // the file; skip steps that are impossible now.
      guard LiveRunAction.valid(in: run.state()).contains(step.action) else { return nil }
      switch step {
      case .fix: return nil
      case .pause(let time):
        try run.pause(at: time)
        return .pause(time)
      case .resume(let time):
        try run.resume(at: time)
        return .resume(time)
      case .lap(let time):
        try run.lap(at: time)
        return .lap(time)
      }
    }.news
  }

  private func finish(_ id: RunID, at end: Timestamp, _ progress: any ProgressSink) throws(Failure) -> Output {
    do throws(Failure) {
      let (_, news) = try coordinator.change(of: id) { (run) throws(LiveRunError) in
        let time = progress.isCancelled ? run.metrics().time : end
        try run.finish(at: time)
        return .finish(time)
      }
      for event in news.events { progress.announce(event) }
    } catch .conflict {}
    let run = try coordinator.repository.run()
    let state = run.map { LiveRunView.state($0.state()).state } ?? .idle
    return Output(
      run: id, fixCount: run?.fixes.count ?? 0, state: state, lengthMillimetres: run?.length ?? 0,
      activeMilliseconds: run?.times.active ?? 0)
  }
}

/// The fixes, pauses and laps of a recorded run, in chronological order.
struct ReplaySteps {
  enum Step {
    case fix(RunFix)
    case pause(Timestamp)
    case resume(Timestamp)
    case lap(Timestamp)

    var time: Timestamp {
      switch self {
      case .fix(let fix): fix.time
      case .pause(let time), .resume(let time), .lap(let time): time
      }
    }

    var action: LiveRunAction {
      switch self {
      case .fix: .addFixes
      case .pause: .pause
      case .resume: .resume
      case .lap: .lap
      }
    }
  }

  let all: [Step]
  private let start: Timestamp

  /// The maximum number of fixes, pauses and laps to add at once.
  private static let most = AddFixes.Input.mostFixes

  init(_ run: Run) {
    start = run.start
    let pauses = run.pauses.flatMap { [Step.pause($0.start), .resume($0.end)] }
    let laps = run.laps.map(\.start).filter { $0 > run.start }.map { Step.lap($0) }
    // Fixes come first in the list, so that a fix precedes other steps with the same time.
    let isIndoor = !run.fixes.contains { $0.position != nil }
    let fixes = run.fixes.map { fix in
      var fix = fix
      // A live run outdoors is measured by its positions, so the odometer is dropped. The saved run is then measured in
      // the same way.
      if !isIndoor { fix.odometer = nil }
      return Step.fix(fix)
    }
    let steps = fixes + (pauses + laps)
    all = steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// Returns the index after the last of the recorded steps (fixes, pauses and laps) that are due.
  /// - Parameters:
  ///   - first: the index of the first step that has not been added yet.
  ///   - passed: the time since the run's start, in milliseconds.
  func due(from first: Int, passed: Int64) -> Int {
    var end = first
    while end < all.count, end - first < ReplaySteps.most, all[end].time - start <= passed { end += 1 }
    return end
  }
}

/// Reads a recorded run from a file.
package protocol ReplayedFile: Sendable {
  /// Returns the first run in the file. Fails with `notFound` if there is no such file, and with `badFile` if the file
  /// can't be used.
  func run(at path: String) throws(Failure) -> Run
}

/// The clock and the waiting function of a replay. Tests replace them, so that they need not wait.
package protocol ReplayPace: Sendable {
  /// Returns the milliseconds since an arbitrary but fixed start.
  func now() -> Int64
  func sleep(milliseconds: Int)
}
