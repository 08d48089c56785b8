import KernelDomain
import RunningDomain
import SupportDomain
import TestSupport
import Testing

/// How messages of a run are delivered, case by case.
struct DeliveryTests {
  private static func message(_ trigger: MessageTrigger, duration: Int64 = 3_000, _ order: Int) -> MessageDelivery {
    MessageDelivery(
      id: DeliveryID(VoiceMessageID("m00000\(order)")!, 1), trigger: trigger, duration: duration, order: order)
  }

  private static func run(_ triggers: MessageTrigger..., goal: Int64? = nil) -> RunDeliveries {
    var random = SeededGenerator(seed: 1)
    var run = RunDeliveries(
      run: RunID(start: Timestamp(seconds: 1_700_000_000)), plan: PlanID(using: &random), goal: goal)
    run.take(triggers.enumerated().map { message($1, $0) }, at: 0)
    return run
  }

  private static func offered(_ steps: [RunDeliveries.Step]) -> [Int] {
    steps.filter { $0.change == .offered }.map { Int("\($0.delivery.message)".suffix(1))! }
  }

  @Test func aLeapMakesSeveralDueAndTheyQueue() throws {
    var run = Self.run(.finish, .active(60_000), .length(5_200_000), .length(5_000_000), goal: 6_000_000)
    var now: Int64 = 1_000
    var order = Self.offered(run.note(SupportProgress(length: 6_100_000, active: 70_000), at: now))
    while let flying = run.inFlight {
      now += 100
      _ = try run.report(.started, of: flying.id, at: now)
      now += flying.duration
      #expect(Self.offered(try run.report(.finished, of: flying.id, at: now)) == [])
      #expect(Self.offered(run.advance(at: now + 9_999)) == [])
      now += 10_000
      order += Self.offered(run.advance(at: now))
    }
    // Lengths by place, then times, then the finish.
    #expect(order == [3, 2, 1, 0])
  }

  @Test func nothingBeginsInAPauseOfHersAndWhatSoundsEnds() throws {
    var run = Self.run(.length(1_000_000), .length(1_100_000))
    let first = run.note(SupportProgress(length: 1_200_000), at: 0)
    #expect(Self.offered(first) == [0])
    let id = try #require(run.inFlight?.id)
    _ = try run.report(.started, of: id, at: 10)
    #expect(run.note(SupportProgress(length: 1_200_000, isPaused: true), at: 20).isEmpty)
    _ = try run.report(.finished, of: id, at: 3_000)
    #expect(Self.offered(run.advance(at: 60_000)) == [])
    #expect(run.nextDeadline == nil)
    #expect(Self.offered(run.note(SupportProgress(length: 1_200_000), at: 61_000)) == [1])
  }

  @Test func withoutAFinishItIsPlayedUnconfirmed() throws {
    var run = Self.run(.length(1_000_000))
    _ = run.note(SupportProgress(length: 1_000_000), at: 0)
    let id = try #require(run.inFlight?.id)
    _ = try run.report(.started, of: id, at: 100)
    let deadline = try #require(run.nextDeadline)
    // The chime's lead, three seconds of voice and five of patience.
    #expect(deadline == 100 + 1_500 + 3_000 + 5_000)
    #expect(run.advance(at: deadline - 1).isEmpty)
    #expect(run.advance(at: deadline) == [.init(id, .unconfirmed)])
    #expect(throws: RunDeliveries.NotPlaying.self) { try run.report(.started, of: id, at: deadline) }
  }

  @Test func aTriggerBeyondTheGoalIsAtTheFinish() throws {
    var run = Self.run(.length(12_000_000), goal: 10_000_000)
    #expect(Self.offered(run.note(SupportProgress(length: 9_999_999), at: 0)) == [])
    #expect(Self.offered(run.note(SupportProgress(length: 10_000_000), at: 1)) == [0])
    var open = Self.run(.length(12_000_000))
    #expect(Self.offered(open.note(SupportProgress(length: 11_000_000, isFinished: true), at: 0)) == [])
  }

  @Test func aClientThatPlaysOnOverACrashIsHeard() throws {
    var run = Self.run(.length(1_000_000))
    let steps = run.note(SupportProgress(length: 1_000_000), at: 0)
    let id = try #require(run.inFlight?.id)
    let started = try run.report(.started, of: id, at: 100)
    var next = Self.run(.length(1_000_000))
    for step in steps + started { next.restore(step, at: 40) }
    next.goOn(from: run.progress, at: 50)
    #expect(next[id]?.state == .due)
    // It waits out the silence, and takes the old client's word meanwhile.
    #expect(next.advance(at: 5_000).isEmpty)
    #expect(try next.report(.finished, of: id, at: 5_000) == [.init(id, .played)])
  }

  /// Of one that was deleted since, too: what sounded then may sound still.
  @Test func silenceIsKeptOverACrashThoughWhatPlayedIsDeleted() throws {
    var run = Self.run(.length(1_000_000), .length(1_100_000))
    let steps = run.note(SupportProgress(length: 1_200_000), at: 0)
    let id = try #require(run.inFlight?.id)
    let started = try run.report(.started, of: id, at: 5)
    var next = Self.run(.length(1_000_000), .length(1_100_000))
    next.take(next.deliveries.filter { $0.order == 1 }, at: 10)
    for step in steps + started { next.restore(step, at: 5) }
    next.goOn(from: run.progress, at: 20)
    #expect(Self.offered(next.advance(at: 10_019)) == [])
    #expect(Self.offered(next.advance(at: 10_020)) == [1])
  }

  /// Nothing sounded, so that there is no silence to keep.
  @Test func whatWasOnlyOfferedBeforeACrashIsOfferedAgainAtOnce() throws {
    var run = Self.run(.length(1_000_000))
    let steps = run.note(SupportProgress(length: 1_000_000), at: 0)
    var next = Self.run(.length(1_000_000))
    for step in steps { next.restore(step, at: 0) }
    next.goOn(from: run.progress, at: 20)
    #expect(Self.offered(next.advance(at: 20)) == [0])
    #expect(next.inFlight?.offerNumber == 2)
    #expect(next.inFlight?.offers == 2)
  }

  /// The silence after what was heard lasts ten seconds, however often the service restarts meanwhile.
  @Test func silenceBeginsWhenTheLastMessageEnded() throws {
    var run = Self.run(.length(1_000_000), .length(2_000_000))
    var kept = run.note(SupportProgress(length: 1_000_000), at: 0).map { (step: $0, at: Int64(0)) }
    let id = try #require(run.inFlight?.id)
    kept += try run.report(.started, of: id, at: 100).map { (step: $0, at: 100) }
    kept += try run.report(.finished, of: id, at: 5_000).map { (step: $0, at: 5_000) }
    for (restart, offered) in [(6_000, 15_000), (14_000, 15_000), (400_000, 400_000)] as [(Int64, Int64)] {
      var next = Self.run(.length(1_000_000), .length(2_000_000))
      for (step, moment) in kept { next.restore(step, at: moment) }
      next.goOn(from: run.progress, at: restart)
      let due = next.note(SupportProgress(length: 2_000_000), at: restart)
      #expect(Self.offered(due) == (restart == offered ? [1] : []))
      if restart < offered {
        #expect(Self.offered(next.advance(at: offered - 1)) == [])
        #expect(Self.offered(next.advance(at: offered)) == [1])
      }
    }
  }

  @Test func aReportOnAnOfferThatIsOverIsRefusedAndTheNextOfferStands() throws {
    var run = Self.run(.length(1_000_000))
    _ = run.note(SupportProgress(length: 1_000_000), at: 0)
    let id = try #require(run.inFlight?.id)
    #expect(run.inFlight?.offerNumber == 1)
    #expect(Self.offered(run.advance(at: RunDeliveries.Timing.patience)) == [0])
    #expect(run.inFlight?.offerNumber == 2)
    for report in [RunDeliveries.Report.started, .failed] {
      #expect(throws: RunDeliveries.NotPlaying.self) { try run.report(report, of: id, offer: 1, at: 10_100) }
    }
    #expect(try run.report(.started, of: id, offer: 2, at: 10_200) == [.init(id, .started)])
    #expect(throws: RunDeliveries.NotPlaying.self) { try run.report(.finished, of: id, offer: 1, at: 10_300) }
    #expect(try run.report(.finished, of: id, offer: 2, at: 14_000) == [.init(id, .played)])
  }

  /// Who is late with the end has still played it.
  @Test func whatWasHeardBeforeTheNextOfferWasTakenCounts() throws {
    var run = Self.run(.length(1_000_000))
    _ = run.note(SupportProgress(length: 1_000_000), at: 0)
    let id = try #require(run.inFlight?.id)
    _ = run.advance(at: RunDeliveries.Timing.patience)
    #expect(try run.report(.finished, of: id, offer: 1, at: 10_100) == [.init(id, .played)])
  }

  @Test func anOfferIsFreeAtOnceWhenItsPlayerIsGone() throws {
    var run = Self.run(.length(1_000_000))
    _ = run.note(SupportProgress(length: 1_000_000), at: 0)
    let id = try #require(run.inFlight?.id)
    #expect(run.free(id, at: 1).isEmpty, "nobody plays it")
    for number in 1...3 {
      #expect(run.inFlight?.offerNumber == number)
      _ = try run.report(.started, of: id, offer: number, at: 100)
      let freed = run.free(id, at: 200).map(\.change)
      #expect(freed == (number < 3 ? [.due, .offered] : [.failed]))
    }
    #expect(run.inFlight == nil)
  }

  @Test func reportsThatFitNothingAreRefused() {
    var run = Self.run(.length(1_000_000))
    let id = DeliveryID(VoiceMessageID("m000000")!, 1)
    #expect(throws: RunDeliveries.NotPlaying.self) { try run.report(.started, of: id, at: 0) }
    #expect(throws: RunDeliveries.NotPlaying.self) { try run.report(.finished, of: id, at: 0) }
    #expect(throws: RunDeliveries.NotPlaying.self) { _ = try run.skip(nil, at: 0) }
  }
}
