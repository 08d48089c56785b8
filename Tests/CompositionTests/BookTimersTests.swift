import KernelApplication
import KernelDomain
import Synchronization
import System
import Testing

@testable import Composition

@Suite struct BookTimersTests {
  /// A clock that the test sets.
  private final class Clock: WallClock {
    let time = Mutex(Timestamp(seconds: 1_000))
    let rate: Int?

    init(rate: Int? = nil) {
      self.rate = rate
    }

    func now() -> Timestamp { time.withLock { $0 } }
    func set(_ seconds: Int64) { time.withLock { $0 = Timestamp(seconds: seconds) } }
  }

  /// Alarms that ring once, at their times; those that are stuck stay due.
  private final class Alarms: FeatureTimer {
    let due: Mutex<[Timestamp]>
    let isStuck: Bool
    let asked = Mutex(0)

    init(_ seconds: [Int64], isStuck: Bool = false) {
      due = Mutex(seconds.map { Timestamp(seconds: $0) })
      self.isStuck = isStuck
    }

    func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
      asked.withLock { $0 += 1 }
      return due.withLock { $0.min() }
    }

    func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
      let rang = due.withLock { due in
        let rang = due.filter { $0 <= now }
        if !isStuck { due.removeAll { $0 <= now } }
        return rang
      }
      return rang.map { BookEvent("test.rang", $0.milliseconds) }
    }
  }

  private final class Gate: BookGate {
    let isLocked = Mutex(false)
    var lock: BookLock { isLocked.withLock { $0 ? .locked(.cancelled) : .open } }
  }

  /// What falls due while the book is locked is done once it is open.
  @Test func nothingFallsDueWhileTheBookIsLocked() throws {
    let (clock, gate, alarms) = (Clock(), Gate(), Alarms([500, 2_000]))
    let timers = BookTimers(clock, gate, revisions: { [0] }) { [alarms] }
    gate.isLocked.withLock { $0 = true }
    #expect(try timers.nextDeadline() == nil)
    #expect(try timers.fire().isEmpty)
    gate.isLocked.withLock { $0 = false }
    #expect(try timers.fire().count == 1)
    #expect(try timers.nextDeadline() == .at(2_000_000))
  }

  @Test func theSoonestOfAllFeaturesComesFirst() throws {
    let clock = Clock()
    let timers = BookTimers(clock, Gate(), revisions: { [0] }) {
      [Alarms([3_000, 2_000]), Alarms([]), Alarms([2_500])]
    }
    #expect(try timers.nextDeadline() == .at(2_000_000))
  }

  @Test func whatIsDueIsDoneOnceAndTheNextFollows() throws {
    let (clock, alarms) = (Clock(), Alarms([500, 900, 2_000]))
    let timers = BookTimers(clock, Gate(), revisions: { [0] }) { [alarms] }
    #expect(try timers.fire().count == 2)
    #expect(try timers.nextDeadline() == .at(2_000_000))
    clock.set(2_000)
    #expect(try timers.fire().count == 1)
    #expect(try timers.nextDeadline() == nil)
    #expect(try timers.fire().isEmpty)
  }

  /// Else it would be tried again without end.
  @Test func whatStaysDueIsTriedAgainAfterAMinute() throws {
    let (clock, stuck) = (Clock(), Alarms([900], isStuck: true))
    let timers = BookTimers(clock, Gate(), revisions: { [0] }) { [stuck] }
    #expect(try timers.nextDeadline() == .at(900_000))
    _ = try timers.fire()
    #expect(try timers.nextDeadline() == .at(1_060_000))
  }

  @Test func itIsWorkedOutAnewOnlyAfterAChange() throws {
    let (clock, alarms) = (Clock(), Alarms([2_000]))
    let revision = Mutex<UInt64>(0)
    nonisolated(unsafe) let read = { revision.withLock { [$0] } }
    let timers = BookTimers(clock, Gate(), revisions: { read() }) { [alarms] }
    for _ in 0..<3 { #expect(try timers.nextDeadline() == .at(2_000_000)) }
    #expect(alarms.asked.withLock { $0 } == 1)
    alarms.due.withLock { $0 = [Timestamp(seconds: 1_500)] }
    revision.withLock { $0 = 1 }
    #expect(try timers.nextDeadline() == .at(1_500_000))
  }

  /// A simulated clock says how long to wait for, since the machine's does not show its time.
  @Test func aSimulatedClockWaitsForItsOwnTime() throws {
    let timers = BookTimers(Clock(rate: 600), Gate(), revisions: { [0] }) { [Alarms([1_600])] }
    #expect(try timers.nextDeadline() == .after(1_001))
  }
}
