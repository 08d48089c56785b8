import BookInfrastructure
import KernelApplication
import KernelDomain
import TestSupport
import Testing

@Suite struct SimulatedClockTests {
  @Test(arguments: ["2026-06-21T03:00:00Z", "2026-06-21T03:00:00Z x1", "2026-06-21T03:00:00Z x86400"])
  func itBeginsThereAndGoesOn(text: String) throws {
    let start = try #require(Timestamp("2026-06-21T03:00:00Z"))
    let clock = try #require(SimulatedClock(text))
    let first = clock.now()
    #expect(first >= start)
    #expect(eventually { clock.now() > first })
    #expect(clock.rate == (text.hasSuffix("x86400") ? 86_400 : 1))
  }

  /// However long somebody looks; who has to wait, waits.
  @Test func itStandsAtARateOfNone() throws {
    let clock = try #require(SimulatedClock("2026-06-21T03:00:00Z x0"))
    let (first, uptime, real) = (clock.now(), clock.uptime.milliseconds, ContinuousClock.now)
    #expect(eventually { ContinuousClock.now - real > .milliseconds(20) })
    #expect(clock.now() == first && first == Timestamp("2026-06-21T03:00:00Z"))
    #expect(clock.uptime.milliseconds == uptime && clock.rate == 0)
  }

  /// What nobody may shorten goes by the machine, in rehearsals too, and in all of them by the same.
  @Test(arguments: ["2026-06-21T03:00:00Z", "2026-06-21T03:00:00Z x0", "2026-06-21T03:00:00Z x86400"])
  func theMachineIsNotRehearsed(text: String) throws {
    let clock = try #require(SimulatedClock(text))
    let before = SystemClock().machineUptime
    let rehearsed = clock.machineUptime
    let after = SystemClock().machineUptime
    #expect(rehearsed.start == before.start)
    #expect((before.milliseconds...after.milliseconds).contains(rehearsed.milliseconds))
  }

  /// Each second of the machine is so many of its own.
  @Test func itRunsAtItsRate() throws {
    let clock = try #require(SimulatedClock("2026-06-21T03:00:00Z x3600"))
    let start = try #require(Timestamp("2026-06-21T03:00:00Z"))
    let real = ContinuousClock.now
    #expect(eventually { clock.now() - start >= 360_000 })
    let passed = ContinuousClock.now - real
    #expect(passed > .milliseconds(80) && passed < .seconds(20))
  }

  @Test(
    arguments: [
      "", "now", "2026-06-21", "2026-06-21T03:00:00", "2026-06-21T03:00:00Z 600",
      "2026-06-21T03:00:00Z x86401", "2026-06-21T03:00:00Z x-1", "2026-06-21T03:00:00Z x2 x2", "2026-02-30T03:00:00Z",
      "9999-12-31T23:59:59Z", "2262-04-12T00:00:00Z", "1969-12-31T23:59:59Z",
    ])
  func whatIsNoTimeIsRefused(text: String) {
    #expect(SimulatedClock(text) == nil)
  }
}
