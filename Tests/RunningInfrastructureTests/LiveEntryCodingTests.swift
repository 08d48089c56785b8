import KernelDomain
import RunningApplication
import RunningDomain
import RunningInfrastructure
import Testing

struct LiveEntryCodingTests {
  @Test func entriesAreReadAsTheyWereWritten() throws {
    var start = LiveStart(id: RunID(start: SetClock.start), time: SetClock.start)
    start.isIndoor = true
    start.pausesStanding = false
    start.isReplay = true
    start.splits = .mile
    start.goal = 5_000_000
    let fixes = LiveRunUnderTest.fixes(0...2).map(\.time.instant).map { RunFix(time: $0, elevation: -500, odometer: 7) }
    let position = RunPosition(latitude: -1, longitude: 1_800_000_000)
    let full = RunFix(
      time: SetClock.start, position: position, accuracy: -1, elevation: 1, odometer: 2, heartRate: 3, cadence: 4)
    let entries: [LiveEntry] = [
      .start(start), .start(LiveStart(id: RunID(start: SetClock.start), time: SetClock.start)),
      .fixes(sequence: 3, fixes + [full]), .fixes(sequence: 4, []), .pause(SetClock.start), .resume(SetClock.start),
      .lap(SetClock.start), .finish(SetClock.start), .absence,
    ]
    for entry in entries { #expect(try LiveEntryCoding.decode(LiveEntryCoding.encode(entry)) == entry) }
  }

  @Test(arguments: [
    "{}", "[]", #"{"sequence":1}"#, #"{"fixes":[[]]}"#, #"{"fixes":[[1,2,3,4,5,6,7,8,9]]}"#, #"{"pause":"x"}"#,
    #"{"start":{"run":"r1"}}"#, #"{"start":{}}"#, #"{"other":1}"#, #"{"absence":false}"#,
  ])
  func whatIsNoEntryIsRefused(json: String) {
    #expect(throws: (any Error).self) { try LiveEntryCoding.decode(Array(json.utf8)) }
  }
}
