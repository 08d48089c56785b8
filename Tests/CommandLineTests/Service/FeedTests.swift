import KernelDomain
import System
import TestSupport
import Testing

/// `run feed`: what programs write on its standard input.
@Suite struct FeedTests {
  private static let start = Timestamp(seconds: 1_777_790_700)

  /// Fixes of a runner at 3 m/s, a line each.
  private static func lines(_ seconds: Range<Int>, since start: Timestamp = start) -> [String] {
    seconds.map { second in
      let degrees = ASCII.decimal(27 * second, digits: 6)
      return #"{"time":"\#(start + Int64(second) * 1_000)","lat":50.\#(degrees),"lon":14.4,"accuracy":5}"#
    }
  }

  private func program(_ sandbox: Sandbox, clock: Int) -> Program {
    var program = Program(sandbox: sandbox)
    program.environment["RECORDBOOK_CLOCK"] = (FeedTests.start + Int64(clock) * 1_000).description
    return program
  }

  private func fed(_ program: Program, _ lines: [String], _ words: String...) -> Program.Result {
    var program = program
    program.input = program.sandbox.write(lines.flatMap { Array(($0 + "\n").utf8) }, to: "stream")
    return program.run(words + ["run", "feed"])
  }

  @Test func linesAreTakenAndBadOnesNamed() {
    let sandbox = Sandbox()
    let without = fed(program(sandbox, clock: 0), [])
    #expect(without.status == 1 && without.words.contains("no run is under way"), "\(without)")
    #expect(program(sandbox, clock: 0)("run", "start").status == 0)
    var lines = FeedTests.lines(0..<1_500)
    lines.insert("hello", at: 10)
    lines.insert("$GPRMC,064510.00,A*00", at: 20)
    let told = fed(program(sandbox, clock: 1_500), lines)
    #expect(told.status == 1)
    #expect(told.output == "Accepted: 1,500 fixes\n")
    #expect(
      told.words.contains("2 lines could not be read\n  line 11: the line is neither JSON nor an NMEA sentence\n"))
    #expect(told.words.contains("  line 21: the checksum is 00 and should be"), "\(told)")
    let czech = fed(program(sandbox, clock: 1_500), ["x"], "--language", "cs")
    #expect(czech.words.contains("1 řádek nešlo přečíst\n  řádek 1: není to JSON ani věta NMEA"), "\(czech)")
    // Another stream goes on behind it; what is not later than the last fix is of no use.
    let more = fed(program(sandbox, clock: 1_600), FeedTests.lines(1_400..<1_600), "--json")
    #expect(more.status == 0)
    #expect(
      more.output.contains(#""accepted":100,"dropped":100,"rejected":0,"ahead":0,"late":0,"badLines":0"#), "\(more)")
    let ahead = fed(program(sandbox, clock: 1_601), FeedTests.lines(1_600..<1_700), "--json")
    #expect(ahead.status == 1 && ahead.output.contains(#""accepted":62"#), "\(ahead)")
    #expect(ahead.output.contains(#""ahead":38"#), "\(ahead)")
  }

  /// Nothing is written, and what comes after goes on as the first batch.
  @Test func aStreamAheadOfTheClockLeavesTheRunAsItWas() {
    let sandbox = Sandbox()
    #expect(program(sandbox, clock: 0)("run", "start").status == 0)
    let ahead = fed(program(sandbox, clock: 0), FeedTests.lines(100..<120), "--json")
    #expect(ahead.status == 1 && ahead.output.contains(#""accepted":0"#), "\(ahead)")
    #expect(ahead.output.contains(#""ahead":20"#), "\(ahead)")
    let status = program(sandbox, clock: 10)("--json", "run", "status")
    #expect(status.status == 0 && !status.output.contains("lastSequence"), "\(status)")
    #expect(fed(program(sandbox, clock: 10), FeedTests.lines(0..<10)).status == 0)
  }

  @Test func receiversAndGPSDAreUnderstood() {
    let sandbox = Sandbox()
    #expect(program(sandbox, clock: 0)("run", "start").status == 0)
    let lines = [
      #"{"class":"VERSION","release":"3.25","rev":"3.25","proto_major":3,"proto_minor":15}"#,
      #"{"class":"TPV","device":"/dev/gps","mode":3,"time":"2026-05-03T06:45:00.000Z","lat":50.1,"lon":14.4,"eph":4.1}"#,
      "$GPRMC,064510.00,A,5006.01620,N,01424.00000,E,5.8,0.0,030526,,,A*52",
      "$GPGGA,064510.00,5006.01620,N,01424.00000,E,1,08,0.9,235.4,M,45.1,M,,*6E",
    ]
    let told = fed(program(sandbox, clock: 20), lines, "--json")
    #expect(told.status == 0, "\(told)")
    #expect(told.output.contains(#""accepted":2,"dropped":0,"rejected":0"#), "\(told)")
    #expect(program(sandbox, clock: 20)("--json", "run", "status").output.contains(#""lengthMillimetres":30"#))
  }

  /// The service is killed in the middle and started again; everything arrives, once.
  @Test func aServiceThatIsKilledLosesNothing() throws {
    let served = ServedBook()
    let program = served.program
    let start = Timestamp(milliseconds: RealtimeClock.now() / 1_000_000 - 900_000)
    #expect(program("run", "start", "--at", start.description).status == 0)
    let stream = program.sandbox.write(
      FeedTests.lines(0..<800, since: start).flatMap { Array(($0 + "\n").utf8) }, to: "stream")
    let own = "\(Program.path) --store \(program.sandbox.store)"
    let script = """
      (sed -n 1,300p '\(stream)'; sleep 0.5; kill -9 \(served.process); sed -n 301,500p '\(stream)'; \
      \(own) service start >/dev/null; sleep 0.3; sed -n '501,$p' '\(stream)') | \(own) --json run feed
      """
    let told = program.launch(["/bin/sh", "-c", script])
    #expect(told.status == 0, "\(told)")
    #expect(told.output.contains(#""accepted":800,"dropped":0"#), "\(told)")
    #expect(program("run", "stop").status == 0)
    let saved = program("--json", "run", "save")
    #expect(saved.status == 0, "\(saved)")
    let run = try #require(saved.output.split(separator: "\"").first { $0.hasPrefix("r20") })
    let track = program("--json", "call", "running.showTrack", #"{"run":"\#(run)"}"#).output
    let times = track.split(separator: #""timeMilliseconds":["#).last?.prefix { $0 != "]" }.split(separator: ",")
    #expect(times.map { $0.map { Int($0) } } == (0..<800).map { $0 * 1_000 })
  }

  @Test func anEndedRunEndsTheStream() {
    let sandbox = Sandbox()
    #expect(program(sandbox, clock: 0)("run", "start").status == 0)
    let stream = sandbox.write(FeedTests.lines(0..<600).flatMap { Array(($0 + "\n").utf8) }, to: "stream")
    let own = "\(Program.path) --store \(sandbox.store)"
    let script = """
      (sed -n 1,300p '\(stream)'; sleep 1; \(own) run stop >/dev/null; sed -n '301,$p' '\(stream)') | \(own) run feed
      """
    let told = program(sandbox, clock: 600).launch(["/bin/sh", "-c", script])
    #expect(told.status == 0, "\(told)")
    #expect(told.output.hasPrefix("Accepted: 300 fixes\nafter the end of the run: "), "\(told)")
  }
}
