import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

@testable import RunningApplication

/// A run that several processes do something to.
struct LiveRunProcessesTests {
  /// A run that is fed for a minute, in two processes of which neither holds the store.
  private func startedForTwo() throws -> (LiveRunUnderTest, LiveRunUnderTest) {
    let files = MemoryFileSystem()
    let one = try LiveRunUnderTest(files: files, holds: false)
    _ = try StartRun(coordinator: one.coordinator)(StartRun.Input())
    try one.add(0...60, 1)
    return (one, try LiveRunUnderTest(files: files, holds: false))
  }

  @Test func ofTwoProcessesThatEndARunTheSecondIsRefused() throws {
    let (one, other) = try startedForTwo()
    var attempts = 0
    #expect(throws: Failure.self) {
      try one.live.change { (run) throws(Failure) in
        attempts += 1
        // Between its reading and its writing the other is quicker.
        if attempts == 1 { _ = try FinishRun(coordinator: other.coordinator)(LiveMomentInput()) }
        do throws(LiveRunError) {
          try run.finish(at: SetClock.start + 60_000)
        } catch {
          throw .cancelled
        }
        return (.finish(SetClock.start + 60_000), ())
      }
    }
    #expect(attempts == 2)
    #expect(try one.live.run()?.finish != nil)
    #expect(try SaveRun(coordinator: other.coordinator)(SaveRun.Input()).run != nil)
  }

  @Test func ofTwoProcessesThatPressALapBothAreKept() throws {
    let (one, other) = try startedForTwo()
    var attempts = 0
    try one.live.change { (run) throws(Failure) in
      attempts += 1
      if attempts == 1 { _ = try MarkLap(coordinator: other.coordinator)(LiveMomentInput(at: SetClock.start + 30_000)) }
      do throws(LiveRunError) {
        try run.lap(at: SetClock.start + 62_000)
      } catch {
        throw .cancelled
      }
      return (.lap(SetClock.start + 62_000), ())
    }
    #expect(attempts == 2)
    #expect(try other.live.run()?.laps.count == 2)
  }

  /// Who writes the store asks for the run; who does something to the run must not wait for who writes.
  @Test(.timeLimit(.minutes(2))) func aRunThatIsDiscardedWhileItIsRunIsGoneForAll() throws {
    let under = try LiveRunUnderTest.started()
    let (store, live, coordinator) = (under.store, under.live, under.coordinator)
    for _ in 0..<30 {
      let laps = Locked(0)
      let threads = Threads(count: 2) { number in
        guard number == 0 else {
          _ = eventually { laps.withLock { $0 } > 5 }
          try? store.group { _ = try? DiscardRun(coordinator: coordinator)(NoInput()) }
          return
        }
        while true {
          let lap: Void? = try? live.change { (run) throws(Failure) in
            _ = try? run.lap(at: SetClock.start + 1_000)
            return (.lap(SetClock.start + 1_000), ())
          }
          guard lap != nil else { return }
          laps.withLock { $0 += 1 }
        }
      }
      threads.wait()
      #expect(try live.run() == nil)
      _ = try StartRun(coordinator: coordinator)(StartRun.Input())
    }
  }
}
