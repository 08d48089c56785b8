import KernelDomain
import RunningDomain
import Testing

/// Runs of books of before, which are called by their first fix.
struct LiveNameTests {
  private func known(_ name: RunID, _ runs: [(seconds: Int64, source: String)]) -> RunID? {
    LiveName.known(
      name,
      among: runs.map { run in
        (id: RunID(start: start + run.seconds * 1_000), start: start + run.seconds * 1_000, source: run.source)
      })
  }

  private func name(_ seconds: Int64) -> RunID { RunID(start: start + seconds * 1_000) }

  @Test func theRunThatBeganNearestWasBegunSo() {
    let runs: [(Int64, String)] = [(-30, "RecordBook"), (1, "RecordBook"), (600, "RecordBook"), (0, "Watch")]
    #expect(known(name(0), runs) == name(1))
    #expect(known(name(590), runs) == name(600))
    #expect(known(name(-40), runs) == name(-30))
  }

  @Test func aRunBeginsAMinuteBeforeItsNameOrAQuarterOfAnHourAfter() {
    #expect(known(name(0), [(900, "RecordBook")]) == name(900))
    #expect(known(name(0), [(901, "RecordBook")]) == nil)
    #expect(known(name(0), [(-60, "RecordBook")]) == name(-60))
    #expect(known(name(0), [(-61, "RecordBook")]) == nil)
    #expect(known(name(0), [(1, "Watch")]) == nil)
  }
}
