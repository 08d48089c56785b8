import KernelApplication
import KernelDomain
import KernelPresentation
import RunningDomain
import Testing

@testable import RunningApplication
@testable import RunningPresentation

@Suite struct RunningMessageTests {
  private static let messages: [RunningMessage] =
    [
      .noSuchRun(name: "r1"), .noRunName(text: "x"), .noRunName(text: nil), .noDistanceName(text: "6km"),
      .noMoment(text: "late"), .noYear(text: "0"), .noSpan, .spanReversed, .zoneOption(text: "Mars"),
      .sportOption(text: "chess"),
      .goalTwice,
      .goalOutside, .emptyName, .runWasRemoved(run: "r1"), .onlyTotals(run: "r1"),
      .outsideRun(run: "r1", start: "s", end: "e"), .tooLittleLeft, .notFollowing(run: "r1"),
      .notSuspicious(distance: .km5), .joinedWithItself, .noDuplicate(run: "r1"), .noTrackToExport(run: "r1"), .noRuns,
      .fixLeaps(time: "t"), .longSilence(action: .lap, since: "t"), .fedByFile,
      .doubtfulRun(LiveRunView.Doubt(.lasts(1))), .doubtfulRun(LiveRunView.Doubt(.silent(1))),
      .doubtfulRun(LiveRunView.Doubt(.ends(Timestamp(seconds: 0)))),
      .textLong(most: 80), .tagsMany(most: 10), .tagForm(most: 30), .hasRoute(run: "r1"), .lengthTooFar(metres: 5_000),
      .noWorkout(name: "Track"), .noPlanFollowed(run: "r1"), .otherLapCount(steps: 8, laps: 4), .noRoute(run: "r1"),
      .nothingToDraw, .noGhost(run: "r1"), .noShoesNamed(name: "Blue"), .shoesDays, .workoutNameTaken(name: "Track"),
      .shoesAlike(name: "BLUE", one: "Blue", other: "blue"), .shoesNear(name: "Bleu", near: "Blue"),
    ] + WorkoutPlan.Problem.allCases.map { .planRefused($0, word: "400") }
    + AddedRunProblem.allCases.map { .addRefused($0, word: "10") }

  /// What is refused says what to do next, in both languages, without a full stop in the problem.
  @Test(arguments: messages) func everyRefusalSaysWhatToDoNext(_ message: RunningMessage) throws {
    let both = [Language.cs, .en].map { message.localized(MessageLocalizer($0, program: .usual)) }
    for words in both {
      #expect(!words.text.isEmpty && !words.text.hasSuffix(".") && words.text.first?.isUppercase != true)
      #expect(words.hint?.isEmpty == false)
    }
    #expect(both[0].text != both[1].text)
  }

  @Test(arguments: [Language.cs, .en]) func aTimeOfDayHasAnExampleOfItsOwn(language: Language) {
    let words = RunningMessage.addRefused(.clock, word: "25").localized(MessageLocalizer(language, program: .usual))
    #expect(words.hint?.hasSuffix(" 07:30.") == true)
  }

  @Test func commandsThatAreAdvisedNameTheBookInQuestion() {
    let localizer = MessageLocalizer(.en, program: Program(options: ["--store", "/tmp/b"]))
    #expect(
      RunningMessage.noSuchRun(name: "r1").localized(localizer).hint
        == "List the runs: recordbook --store /tmp/b run list")
  }

  @Test func whatLiesInsideAnArchiveIsSaidOfItself() {
    let words = RunningMessage.inside(name: "a.gpx", problem: .running(.noTimes)).localized(
      MessageLocalizer(.en, program: .usual, [RunningFeatureStrings()]))
    #expect(words.text == "a.gpx: it has no times: it is a route, not a run")
  }
}
