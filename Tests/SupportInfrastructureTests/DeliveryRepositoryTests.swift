import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import Storage
import SupportDomain
import SupportInfrastructure
import TestSupport
import Testing

@testable import RunningApplication
@testable import SupportApplication

/// Messages in a run under way, by use cases, fixes and a clock that is set.
struct DeliveryRepositoryTests {
  /// A plan with a message at each place.
  private func book(_ triggers: String..., goalMetres: Int? = nil) throws -> SupportUnderTest {
    let book = try SupportUnderTest()
    let share = try book.share(book.plan(goalMetres: goalMetres, most: 5).plan)
    for (place, trigger) in triggers.enumerated() {
      let sound = Sound.wav(milliseconds: 2_000, place)
      _ = try book.receive([book.bundle(share, place, trigger: trigger, text: "planted \(place)", sound: sound)])
    }
    return book
  }

  /// While the book is locked, the run goes on and messages are played, but their events do not name the speaker.
  @Test func aLockedBookDoesNotTellWhoSpeaks() throws {
    let book = try book(#"{"metres":1000}"#)
    try book.run()
    let event = try #require(try book.runOn(1...101, 1).first { $0.name == SupportEvents.cueDue })
    let (cue, locked) = (event.details as? CueView, event.detailsWhileLocked as? CueView)
    var unnamed = try #require(cue)
    #expect(unnamed.from == "Sarah")
    unnamed.from = nil
    #expect(locked == unnamed)
  }

  @Test func aMessageIsHeardAtItsPlaceAndInTheBookOnceTheRunIsSaved() throws {
    let book = try book(#"{"metres":1000}"#)
    try book.run()
    #expect(book.cues(try book.runOn(1...90, 1)).isEmpty)
    let cue = try #require(book.cues(try book.runOn(91...101, 2)).first)
    #expect(cue.from == "Sarah")
    #expect(cue.chimeSeconds == 1)
    #expect(cue.leadSeconds == 1.5)
    #expect(cue.durationMilliseconds == 2_000)
    #expect(try FolderBytes.read(cue.path) == Sound.wav(milliseconds: 2_000, 0))
    #expect(try book.deliveries.current()?.deliveries.inFlight?.id == cue.delivery)
    let started = try book.report(.started, cue.delivery)
    #expect(started.map(\.name) == [SupportEvents.deliveryChanged])
    book.clock.set(book.clock.now() + 4_000)
    try book.report(.finished, cue.delivery)
    let active = try ShowActive(reader: book.reader, live: ShowLive(coordinator: book.coordinator))(NoInput())
    #expect(active.playing == nil)
    #expect(active.heard.map(\.message) == [cue.message])
    #expect(active.heard.first?.text == "planted 0")
    #expect(throws: Failure.conflict(.support(.notPlaying(delivery: cue.delivery.description)))) {
      try book.report(.started, cue.delivery)
    }

    try book.runOn(102...110, 3)
    _ = try FinishRun(coordinator: book.coordinator)(LiveMomentInput())
    let run = try #require(try SaveRun(coordinator: book.coordinator)(SaveRun.Input()).run)
    #expect(try book.deliveries.current() == nil)
    let message = try #require(book.supportRepository.book().messages.first)
    guard case .played(let moment) = message.fate else {
      Issue.record("\(message.fate)")
      return
    }
    #expect(moment.run == run)
    #expect(moment.isConfirmed)
    #expect((1_000_000...1_100_000).contains(moment.length ?? 0))
    let history = try ShowSupportHistory(reader: book.reader)(NoInput()).runs
    #expect(history.map(\.run) == [run])
    #expect(history.first?.friends == ["Sarah"])
    // Again in a run of another day: played once is played.
    let next = try book.restarted()
    #expect(try next.supportRepository.book().messages.first?.fate == message.fate)
  }

  @Test func afterACrashWhatPlayedIsOfferedAgainAndWhatWasHeardIsNot() throws {
    var book = try book(#"{"metres":500}"#, #"{"metres":1000}"#)
    try book.run()
    let first = try #require(book.cues(try book.runOn(1...60, 1)).first)
    try book.report(.started, first.delivery)
    try book.report(.finished, first.delivery)
    let second = try #require(book.cues(try book.runOn(61...105, 2)).first)
    #expect(second.message != first.message)
    try book.report(.started, second.delivery)

    book = try book.restarted()
    #expect(book.cues(try book.runOn(106...107, 3)).isEmpty, "there is silence first")
    let again = try #require(book.cues(try book.runOn(108...125, 4)).first)
    #expect(again.delivery == second.delivery)
    #expect(try book.deliveries.current()?.fates().map(\.message) == [first.message])
  }

  /// A service that is killed at 950 m says nothing late: the message at 1,000 m plays with the first fix from there on,
  /// though another was heard before.
  @Test func afterARestartAMessagePlaysWithTheFirstFixAtItsPlace() throws {
    var book = try book(#"{"metres":500}"#, #"{"metres":1000}"#)
    try book.run()
    let first = try #require(book.cues(try book.runOn(1...60, 1)).first)
    try book.report(.started, first.delivery, offer: first.offer)
    try book.report(.finished, first.delivery, offer: first.offer)
    #expect(book.cues(try book.runOn(61...95, 2)).isEmpty)
    book = try book.restarted()
    for second in 96...110 {
      let cues = book.cues(try book.runOn(second...second, second))
      let length = try ShowLive(coordinator: book.coordinator)(NoInput()).lengthMillimetres
      #expect(cues.isEmpty == (length < 1_000_000), "\(length)")
      guard let cue = cues.first else { continue }
      #expect(length < 1_011_000)
      #expect(cue.offer == 1)
      return
    }
    Issue.record("it never played")
  }

  /// One that nobody had begun to play is offered again to whoever listens to the next service.
  @Test func whatWasOnlyOfferedIsOfferedAtOnceAfterARestart() throws {
    var book = try book(#"{"metres":500}"#)
    try book.run()
    let cue = try #require(book.cues(try book.runOn(1...60, 1)).first)
    book = try book.restarted()
    let again = try #require(book.cues(try book.pass(seconds: 1)).first)
    #expect(again.delivery == cue.delivery)
    #expect(again.offer == 2)
    #expect(throws: Failure.conflict(.support(.notPlaying(delivery: cue.delivery.description)))) {
      try book.report(.started, cue.delivery, offer: cue.offer)
    }
    try book.report(.started, again.delivery, offer: again.offer)
  }

  @Test func anOfferIsFreeAsSoonAsItsPlayersConnectionCloses() throws {
    let book = try book(#"{"metres":500}"#)
    let (watch, telephone) = (TestCaller(), TestCaller())
    try book.run()
    let cue = try #require(book.cues(try book.runOn(1...60, 1)).first)
    try book.report(.started, cue.delivery, offer: cue.offer, by: watch)
    #expect(try book.pass(seconds: 1).isEmpty, "it plays")
    watch.leave()
    let again = try #require(book.cues(try book.pass(seconds: 1)).first)
    #expect(again.offer == cue.offer + 1)
    #expect(try book.pass(seconds: 1).isEmpty)
    try book.report(.started, again.delivery, offer: again.offer, by: telephone)
    try book.report(.finished, again.delivery, offer: again.offer, by: telephone)
    #expect(try book.deliveries.current()?.fates().map(\.message) == [cue.message])
  }

  /// A script whose every report is a connection of its own does not say which offer it took.
  @Test func whoNamesNoOfferMayCloseTheConnection() throws {
    let book = try book(#"{"metres":500}"#)
    let script = TestCaller()
    try book.run()
    let cue = try #require(book.cues(try book.runOn(1...60, 1)).first)
    try book.report(.started, cue.delivery, by: script)
    script.leave()
    #expect(try book.pass(seconds: 2).isEmpty)
    try book.report(.finished, cue.delivery, by: TestCaller())
  }

  @Test func whatNobodyPlaysIsOfferedThriceGivenUpAndCanBeHeardAfterwards() throws {
    let book = try book(#"{"metres":500}"#)
    try book.run()
    var cues = book.cues(try book.runOn(1...60, 1))
    for _ in 0..<3 { cues += book.cues(try book.pass(seconds: 10)) + book.cues(try book.pass(seconds: 10)) }
    #expect(cues.count == 3)
    let message = try #require(cues.first?.message)
    _ = try FinishRun(coordinator: book.coordinator)(LiveMomentInput())
    _ = try SaveRun(coordinator: book.coordinator)(SaveRun.Input())
    let listed = try ListMessages(reader: book.reader)(ListMessages.Input()).messages
    #expect(listed.map(\.state) == [.failed])
    #expect(listed[0].isPlayable)
    #expect(listed[0].text == nil)
    let play = PlayMessage(reader: book.reader) { _ in "" }
    _ = try play(PlayMessage.Input(message: message))
    #expect(try ShowMessage(reader: book.reader)(ShowMessage.Input(message: message)).message.text == "planted 0")
  }

  @Test func ofTwoClientsTheFirstPlaysAndTheOtherIsRefusedAsLongAsItIsConnected() throws {
    let book = try book(#"{"metres":500}"#)
    let (watch, telephone) = (TestCaller(), TestCaller())
    try book.run()
    let cue = try #require(book.cues(try book.runOn(1...60, 1)).first)
    try book.report(.started, cue.delivery, by: watch)
    #expect(try book.report(.started, cue.delivery, by: watch).isEmpty, "a report that is sent twice says nothing new")
    #expect(throws: Failure.conflict(.support(.playedByAnother(delivery: cue.delivery.description)))) {
      try book.report(.started, cue.delivery, by: telephone)
    }
    watch.leave()
    #expect(try book.report(.started, cue.delivery, by: telephone).isEmpty)
    // From now on it is the telephone's.
    #expect(throws: Failure.self) { try book.report(.started, cue.delivery, by: TestCaller()) }
    try book.report(.finished, cue.delivery, by: telephone)
  }

  @Test func aRunThatBeginsFollowsItsPlanThoughItWasAskedForBefore() throws {
    let book = try book(#"{"metres":500}"#)
    #expect(try book.deliveries.current() == nil)
    try book.run()
    #expect(try book.deliveries.current() != nil)
    #expect(book.cues(try book.runOn(1...60, 1)).count == 1)
  }

  /// As where it was begun for another day's run.
  @Test func aRunThatIsUnderWayFollowsAPlanFromThenOn() throws {
    let book = try SupportUnderTest()
    try book.run()
    try book.runOn(1...30, 1)
    #expect(try book.deliveries.current() == nil)
    let later = try book.plan("Later").plan
    let plan = try #require(try book.supportRepository.book().plans[later])
    #expect(try book.deliveries.current() == nil)
    try book.deliveries.follow(plan, by: book.runID)
    #expect(try book.deliveries.current()?.deliveries.plan == plan.id)
  }

  @Test func whatOneClientCouldNotPlayAnotherMay() throws {
    let book = try book(#"{"metres":500}"#)
    let (watch, telephone) = (TestCaller(), TestCaller())
    try book.run()
    let cue = try #require(book.cues(try book.runOn(1...60, 1)).first)
    try book.report(.started, cue.delivery, by: watch)
    try book.report(.failed, cue.delivery, by: watch)
    let again = try #require(book.cues(try book.pass(seconds: 11)).first)
    #expect(again.delivery == cue.delivery)
    #expect(try book.report(.started, cue.delivery, by: telephone).count == 1)
    #expect(throws: Failure.self) { try book.report(.started, cue.delivery, by: watch) }
  }

  @Test func whatNeverCameDueWaitsForAnotherRun() throws {
    let book = try book(#"{"metres":5000}"#)
    let message = try #require(book.supportRepository.book().messages.first?.id)
    let play = PlayMessage(reader: book.reader) { _ in "" }
    #expect(throws: Failure.conflict(.support(.notPlayedYet))) { try play(PlayMessage.Input(message: message)) }
    try book.run()
    try book.runOn(1...60, 1)
    #expect(throws: Failure.conflict(.support(.notPlayedYet))) { try play(PlayMessage.Input(message: message)) }
    _ = try FinishRun(coordinator: book.coordinator)(LiveMomentInput())
    _ = try SaveRun(coordinator: book.coordinator)(SaveRun.Input())
    #expect(try book.supportRepository.book().messages.first?.isWaiting == true)
    let home = try ShowSupportHome(reader: book.reader, live: ShowLive(coordinator: book.coordinator))(NoInput())
    #expect(home.nextPlan?.waiting == 1)
    #expect(home.runs.count == 1)
  }

  @Test func aDiscardedRunIsInNoHistoryUntilItIsHadBack() throws {
    let book = try book(#"{"metres":500}"#)
    try book.run()
    let cue = try #require(book.cues(try book.runOn(1...60, 1)).first)
    try book.report(.started, cue.delivery)
    try book.report(.finished, cue.delivery)
    let discarded = try DiscardRun(coordinator: book.coordinator)(NoInput())
    #expect(discarded.number != nil)
    #expect(try ShowSupportHistory(reader: book.reader)(NoInput()).runs.isEmpty)
    // It was heard all the same.
    #expect(try book.supportRepository.book().messages.first?.isPlayed == true)
  }

  @Test func aMessageThatComesDuringTheRunIsHeardInItAndADeletedOneIsNot() throws {
    let book = try book(#"{"metres":500}"#, #"{"metres":700}"#)
    let share = try #require(book.supportRepository.book().shares.values.first)
    try book.run()
    let first = try #require(book.cues(try book.runOn(1...60, 1)).first)
    _ = try DeleteMessage(reader: book.reader)(ShowMessage.Input(message: first.message))
    #expect(throws: Failure.self) { try book.report(.finished, first.delivery) }
    _ = try book.receive([book.bundle(share, 2, trigger: #"{"metres":300}"#, sound: Sound.wav(milliseconds: 900, 9))])
    let cues = book.cues(try book.runOn(61...80, 2))
    #expect(cues.count == 1)
    #expect(cues.first?.durationMilliseconds == 900)
  }

  @Test func aRunFollowsTheChosenPlan() throws {
    let book = try book(#"{"metres":500}"#)
    let other = try book.plan("Other")
    let start = StartSupportedRun(
      reader: book.reader, start: StartRun(coordinator: book.coordinator), live: ShowLive(coordinator: book.coordinator)
    )
    let output = try start(StartSupportedRun.Input(plan: other.plan))
    #expect(try book.deliveries.current()?.deliveries.plan == other.plan)
    #expect(throws: Failure.conflict(.support(.planIsRunning(name: "Other")))) { try start(StartSupportedRun.Input()) }
    #expect(output.plan == other.plan)
    #expect(throws: Failure.conflict(.support(.planIsRunning(name: "Other")))) {
      try RemovePlan(reader: book.reader)(ShowPlan.Input(plan: other.plan))
    }
  }

  @Test func aRunWithoutAPlanIsNobodysMatter() throws {
    let book = try SupportUnderTest()
    try book.run()
    let events = try book.runOn(1...60, 1)
    #expect(events.allSatisfy { $0.name.hasPrefix("running.") })
    #expect(try book.deliveries.current() == nil)
    let skip = SkipMessage(reader: book.reader)
    #expect(throws: Failure.conflict(.support(.noRunFollows))) { try skip(SkipMessage.Input()) }
  }
}
