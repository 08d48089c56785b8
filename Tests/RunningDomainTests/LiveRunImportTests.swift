import KernelDomain
import RunningDomain
import TestSupport
import Testing

/// A live run is what the rules make of its recording, whatever is done to it and in whatever batches its fixes come.
struct LiveRunImportTests {
  @Test(arguments: 0..<60)
  func whatIsSavedIsWhatWasShown(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let random = RandomRun(600, using: generator)
    var start = LiveStart.of(isIndoor: seed % 3 == 0)
    start.pausesStanding = seed % 2 == 0
    start.isReplay = true
    let fixes = random.fixes.map { fix in
      var fix = fix
      // Both would let the rules choose.
      if start.isIndoor { fix.position = nil } else { fix.odometer = nil }
      return fix
    }
    var run = LiveRun(start)
    var whole = LiveRun(start)
    var rest = fixes[...]
    var sequence = 0
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Int.random(in: 1...40, using: &generator)))
      rest = rest.dropFirst(batch.count)
      sequence += 1
      run.take(batch, sequence: sequence)
      for fix in batch { whole.take([fix], sequence: sequence) }
      let time = (batch.last?.time ?? start.time) + Int64.random(in: 0...900, using: &generator)
      let action = Int.random(in: 0..<8, using: &generator)
      for index in 0..<2 {
        var one = index == 0 ? run : whole
        switch action {
        case 0: try? one.pause(at: time)
        case 1, 2: try? one.resume(at: time)
        case 3: _ = try? one.lap(at: time)
        case 4: one.noteAbsence()
        default: break
        }
        if index == 0 { run = one } else { whole = one }
      }
    }
    #expect(run.metrics() == whole.metrics())
    #expect(run.recorded.fixes == whole.recorded.fixes)
    try run.finish(at: fixes[fixes.count - 1].time + 2_000)
    let saved = try run.recorded.measured()
    #expect(saved.length == run.metrics().length)
    #expect(saved.times == run.times)
    #expect(saved.ascent == run.metrics().ascent)
    #expect(saved.kilometres.filter { $0.length == 1_000_000 } == run.splits(every: .kilometre))
  }
}
