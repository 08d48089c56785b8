import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import SupportDomain
import SupportInfrastructure
import TestSupport
import Testing

@testable import RunningApplication
@testable import SupportApplication

/// Forty minutes at 20 fixes a second, with a planned workout, laps that are pressed, and friends' messages. Killing the
/// service in the middle of a fast step makes no difference to what the book has in the end, nor to what was called out.
@Suite struct LongRunTests {
  private static let seconds = 2_400
  private static let plan = "5min warm-up; 6x(400m @ 1:50-2:10 / 90s); cool-down"
  /// The seconds at which the lap key is pressed: in the third rest, which ends early, and twice in the cool-down.
  private static let presses: Set = [890, 2_000, 2_200]
  /// The second after which the service is killed: in the fourth fast step.
  private static let end = 1_000

  /// What a run left in the book, and what was announced on the way.
  private struct Outcome: Equatable {
    var run: CorrectedRun
    var laps: [RunLapView]
    var compared: CompareWorkout.Output
    /// The seconds in which friends' messages were offered, and the lengths at which the book says that they played.
    var cues: [Int] = []
    var played: [Int64] = []
    var steps: [RunningEvents.StepStarted] = []
    var lapsMarked: [Int] = []
    var splits: [RunningEvents.SplitReached] = []
  }

  /// - Parameter end: the second after which the service is killed; nil if it never is.
  private func outcome(killedAfter end: Int?) throws -> Outcome {
    var book = try SupportUnderTest()
    let share = try book.share(book.plan(most: 5).plan)
    for (place, metres) in [1_000, 3_300, 6_000].enumerated() {
      let sound = Sound.wav(milliseconds: 2_000, place)
      let trigger = #"{"metres":\#(metres)}"#
      _ = try book.receive([book.bundle(share, place, trigger: trigger, text: "planted \(place)", sound: sound)])
    }
    var events = try StartRun(coordinator: book.coordinator)(StartRun.Input(workout: LongRunTests.plan)).events(
      changed: true)
    var cues: [(message: VoiceMessageID, second: Int)] = []
    for second in 1...LongRunTests.seconds {
      book.clock.set(SupportUnderTest.start + Int64(second) * 1_000)
      let batch = AddFixes.Input(run: book.runID, sequence: second, fixes: LongRunTests.fixes(of: second))
      var news = try AddFixes(coordinator: book.coordinator)(batch).events(changed: true)
      if LongRunTests.presses.contains(second) {
        news += try MarkLap(coordinator: book.coordinator)(LiveMomentInput()).events(changed: true)
      }
      for cue in book.cues(news) {
        #expect(!cues.contains { $0.message == cue.message }, "each message is offered once")
        cues.append((cue.message, second))
        try book.report(.started, cue.delivery, offer: cue.offer)
        try book.report(.finished, cue.delivery, offer: cue.offer)
      }
      events += news
      guard second == end else { continue }
      book = try book.restarted()
      // The answer to the last batch got lost, so the program sends it again.
      let again = try AddFixes(coordinator: book.coordinator)(batch)
      #expect(again.repeated == true && again.accepted == 0)
      events += again.events(changed: true)
    }
    events += try FinishRun(coordinator: book.coordinator)(LiveMomentInput()).events(changed: true)
    let id = try #require(try SaveRun(coordinator: book.coordinator)(SaveRun.Input()).run)
    let reader = book.coordinator.reader
    let saved = try #require(try reader.repository.run(id))
    return Outcome(
      run: saved, laps: try ShowRun(reader: reader)(ShowRun.Input(run: id)).laps,
      compared: try CompareWorkout(reader: reader)(CompareWorkout.Input(run: id)), cues: cues.map(\.second),
      played: try book.supportRepository.book().messages.compactMap { message in
        if case .played(let moment) = message.fate { moment.length } else { nil }
      }.sorted(),
      steps: events.compactMap { $0.details as? RunningEvents.StepStarted },
      lapsMarked: events.compactMap { ($0.details as? RunningEvents.LapMarked)?.lap },
      splits: events.compactMap { $0.details as? RunningEvents.SplitReached })
  }

  /// The twenty fixes of the second that ends then, of a runner at about 3.3 m/s.
  private static func fixes(of second: Int) -> [LiveFixInput] {
    (1...20).map { number in
      let time = Double(second - 1) + Double(number) / 20
      let phase = (time / 40).truncatingRemainder(dividingBy: 1)
      let metres = 3.3 * time + 12 * min(phase, 1 - phase)
      return LiveFixInput(
        time: SupportUnderTest.start + Int64((time * 1_000).rounded()), lat: 50 + metres / 111_229, lon: 14.4,
        accuracy: 5, elevation: 200 + Double(second % 60) / 10, heartRate: 140 + second / 200)
    }
  }

  @Test func aRestartInTheMiddleMakesNoDifference() throws {
    let whole = try outcome(killedAfter: nil)
    let killed = try outcome(killedAfter: LongRunTests.end)
    #expect(killed.run.measured == whole.run.measured)
    #expect(killed.run.run.fixes == whole.run.run.fixes && whole.run.run.fixes.count == 48_000)
    #expect(killed.laps == whole.laps)
    #expect(killed.compared == whole.compared)
    #expect(killed.cues == whole.cues && killed.played == whole.played)
    #expect(killed.steps == whole.steps && killed.lapsMarked == whole.lapsMarked && killed.splits == whole.splits)

    // What it ought to be, not only twice the same.
    #expect((7_850_000...8_050_000).contains(whole.run.measured.length), "\(whole.run.measured.length)")
    #expect(whole.steps.map(\.step) == Array(1...14), "each step is called out once, in order")
    #expect(whole.laps.count == 16 && whole.lapsMarked == Array(1...15))
    #expect(whole.splits.map(\.number) == Array(1...7))
    #expect(whole.cues.count == 3 && whole.played.count == 3)
    let steps = whole.compared.steps
    #expect(steps.count == 14 && steps.allSatisfy(\.done) && whole.compared.otherLaps == 2)
    #expect(steps[0].lap?.activeMilliseconds == 300_000)
    for step in steps where step.planned.kind == .work {
      #expect((399_990...400_200).contains(step.lap?.lengthMillimetres ?? 0))
    }
  }
}
