import KernelDomain
import KernelPresentation
import PresentationTestSupport
import StrengthApplication
import Testing

@testable import StrengthPresentation

/// What the command line says where a screen has buttons, and where a list has room for a line.
@Suite struct SummaryTests {
  @Test func aForgottenWorkoutHasAllWaysToGoOn() throws {
    let output: ShowActiveWorkout.Output = try decoded(
      #"{"active":{"workout":"s20261118T180000","state":"running","start":"2026-11-18T18:00:00Z","#
        + #""utcOffsetSeconds":0,"startDaysAgo":1,"elapsedMilliseconds":60000,"blocks":[],"setsDone":1,"#
        + #""offersFinishAt":"2026-11-18T18:40:00Z","isForgotten":true,"volumeTenths":0}}"#)
    let text = StrengthSummaries(strings: StrengthStrings(language: .en)).active(output, .usual)
    let ways = [
      "Finish at the Last Set: recordbook strength finish --at-last-set", "Go On: recordbook strength resume",
    ]
    for line in ways + ["Discard: recordbook strength discard"] { #expect(text.contains("  \(line)\n"), "\(text)") }
    #expect(text.contains("The workout of yesterday") && text.contains("still runs (last set"), "\(text)")
  }

  @Test func aLongNoteIsCutInALine() throws {
    func line(_ note: String) throws -> String {
      let view: WorkoutCorrectionView = try decoded(
        #"{"workout":"s20261118T180000","correction":"note","note":"\#(note)"}"#)
      return StrengthChangeStrings(strings: StrengthStrings(language: .en)).line(view)
    }
    #expect(try line("Felt good") == "note: Felt good, workout s20261118T180000")
    let long = String(repeating: "x", count: 2_000)
    #expect(try line(long) == "note: \(long.prefix(79))…, workout s20261118T180000")
  }
}
