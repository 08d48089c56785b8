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
    for step in steps + started { next.restore(step) }
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
    var next = Self.run(.length(1_000_000), .length(1_100_000))
    next.take(next.deliveries.filter { $0.order == 1 }, at: 10)
    for step in steps { next.restore(step) }
    next.goOn(from: run.progress, at: 20)
    #expect(Self.offered(next.advance(at: 10_019)) == [])
    #expect(Self.offered(next.advance(at: 10_020)) == [1])
  }

  @Test func reportsThatFitNothingAreRefused() {
    var run = Self.run(.length(1_000_000))
    let id = DeliveryID(VoiceMessageID("m000000")!, 1)
    #expect(throws: RunDeliveries.NotPlaying.self) { try run.report(.started, of: id, at: 0) }
    #expect(throws: RunDeliveries.NotPlaying.self) { try run.report(.finished, of: id, at: 0) }
    #expect(throws: RunDeliveries.NotPlaying.self) { _ = try run.skip(nil, at: 0) }
  }
}
