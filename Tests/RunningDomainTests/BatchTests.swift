import KernelDomain
import RunningDomain
import TestSupport
import Testing

/// A run measured live, in whatever batches its fixes come, is the run as it is imported.
struct BatchTests {
  @Test(arguments: 0..<40)
  func anyBatchesComeToTheSame(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let run = RandomRun(500, using: generator)
    for source in [LengthSource.odometer, .positions] {
      for infersPauses in [false, true] {
        let whole = RunMeter.of(run.fixes, source, pauses: run.pauses, infersPauses: infersPauses)
        var live = RunMeter(start: start, source: source, infersPauses: infersPauses)
        var pauses = run.pauses[...]
        var rest = run.fixes[...]
        while !rest.isEmpty {
          var batch = rest.prefix(Int.random(in: 1...40, using: &generator))
          // A pause is passed on once it is over, before the fixes that follow it.
          if let pause = pauses.first, let last = batch.last, pause.start < last.time {
            let before = batch.prefix { $0.time <= pause.start }
            if before.isEmpty {
              live.pause(pause)
              pauses.removeFirst()
              batch = batch.prefix(1)
            } else {
              batch = before
            }
          }
          live.add(batch)
          rest = rest.dropFirst(batch.count)
        }
        #expect(live.curve == whole.curve)
        #expect(live.standings == whole.standings)
        #expect(live.allPauses == whole.allPauses)
        #expect(live.ascent == whole.ascent)
        #expect([live.positions, live.rejected, live.jumps] == [whole.positions, whole.rejected, whole.jumps])
      }
    }
  }
}
