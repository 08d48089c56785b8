import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import RunningApplication
import SupportApplication
import SupportDomain

/// Adds a run with a friend's message, and a plan with a message that waits for a run, to the demonstration. It calls
/// the same use cases that a user, a watch and headphones call.
enum SupportSample {
  static func fill(_ session: Session) throws(CommandError) {
    try App.withSampleVoice(in: Terminal.temporaryFolder, or: CommandError.failed) { (voice) throws(CommandError) in
      let done = try plan(CreatePlan.Input(name: "Sunday by the river", goalMetres: 5_000), session)
      try ask("Sarah", done, voice, "You are doing great", at: "1km", session)
      try run(done, session)
      let coming = CivilDay(daysSinceEpoch: Int(try session.now().seconds / 86_400) + 5)
      let next = try plan(CreatePlan.Input(name: "Ten in the woods", day: coming, goalMetres: 10_000), session)
      try ask("Petr", next, voice, nil, at: "5km", session)
    }
  }

  private static func plan(_ input: CreatePlan.Input, _ session: Session) throws(CommandError) -> PlanID {
    try session.call(CreatePlan.self, input).plan.plan
  }

  private static func ask(
    _ friend: String, _ plan: PlanID, _ voice: String, _ text: String?, at place: String, _ session: Session
  ) throws(CommandError) {
    let share = try session.call(SharePlan.self, SharePlan.Input(plan: plan, friend: friend)).share.share
    let input = ReceiveMessages.Input(paths: [voice], share: share, text: text, at: place)
    _ = try session.call(ReceiveMessages.self, input)
  }

  /// Adds a run along a river and back, which took half an hour and ends now. The plan's messages are played when they
  /// are due, and are then marked as favourites.
  private static func run(_ plan: PlanID, _ session: Session) throws(CommandError) {
    let fixes = fixes(from: try session.now() + -1_800_000)
    let run = try session.call(StartRun.self, StartRun.Input(at: fixes[0].time.instant)).run
    _ = try session.call(StartSupportedRun.self, StartSupportedRun.Input(plan: plan))
    // The first kilometre is sent first, then the rest.
    for (number, part) in [fixes[..<180], fixes[180...]].enumerated() {
      _ = try session.call(AddFixes.self, AddFixes.Input(run: run, sequence: number + 1, fixes: Array(part)))
      guard let cue = try session.call(ShowActive.self, NoInput()).playing else { continue }
      for report in [ReportPlayback.Input.Report.started, .finished] {
        _ = try session.call(ReportPlayback.self, ReportPlayback.Input(delivery: cue.delivery, report: report))
      }
    }
    _ = try session.call(FinishRun.self, FinishRun.Input(at: fixes[fixes.count - 1].time.instant))
    _ = try session.call(SaveRun.self, SaveRun.Input())
    for message in try session.call(ListMessages.self, ListMessages.Input(plan: plan)).messages {
      _ = try session.call(FavourMessage.self, FavourMessage.Input(message: message.message, isFavourite: true))
    }
  }

  /// Returns the fixes (positions) of a run of 5 km, one every two seconds.
  private static func fixes(from start: Timestamp) -> [LiveFixInput] {
    (0..<870).map { number in
      let metres = Double(number) * 5.77
      // A degree of latitude is this many metres here.
      let lat = 50.0620 + min(metres, 5_000 - metres) / 111_230
      return LiveFixInput(time: start + Int64(number) * 2_000, lat: lat, lon: 14.4142, accuracy: 5, elevation: 190)
    }
  }
}
