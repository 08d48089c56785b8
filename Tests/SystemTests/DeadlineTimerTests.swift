import System
import Testing

@Suite struct DeadlineTimerTests {
  /// Milliseconds of the machine's clock.
  private var now: Int64 { RealtimeClock.now() / 1_000_000 }

  private func isReadable(_ timer: DeadlineTimer, within milliseconds: Int32) throws -> Bool {
    try Descriptor.waitToRead(timer.descriptor, milliseconds: milliseconds)
  }

  @Test func itIsDueAtItsTimeAndOnce() throws {
    let timer = try DeadlineTimer()
    defer { timer.close() }
    for deadline in [DeadlineTimer.Deadline.at(now + 30), .after(30)] {
      let began = MonotonicClock.now()
      timer.set(deadline)
      #expect(try isReadable(timer, within: 60_000))
      #expect(MonotonicClock.now() - began >= 28_000_000)
      guard case .due = timer.take() else {
        Issue.record("\(deadline) is not due")
        return
      }
      guard case .nothing = timer.take() else {
        Issue.record("\(deadline) is due twice")
        return
      }
    }
  }

  @Test func whatIsOverIsDueAtOnce() throws {
    let timer = try DeadlineTimer()
    defer { timer.close() }
    for deadline in [DeadlineTimer.Deadline.at(now - 86_400_000), .at(0), .after(0), .after(-5)] {
      timer.set(deadline)
      #expect(try isReadable(timer, within: 60_000), "\(deadline)")
      _ = timer.take()
    }
  }

  @Test func aDeadlineThatIsTakenBackIsNeverDue() throws {
    let timer = try DeadlineTimer()
    defer { timer.close() }
    timer.set(.after(20))
    timer.set(nil)
    #expect(try !isReadable(timer, within: 60))
    timer.set(.at(now + 3_600_000))
    #expect(try !isReadable(timer, within: 20))
  }
}
