import IPC
import KernelApplication
import KernelDomain
import System
import TestSupport
import Testing

/// A run while it is run, by commands and by programs that stream fixes: what they may ask, and what is refused.
@Suite struct LiveRunTests {
  private let program = Program(sandbox: Sandbox())
  private let start = Timestamp(seconds: 1_777_790_700)
  private let run = "r20260503T064500Z"

  /// So many seconds after the run's start.
  private func at(_ seconds: Int) -> Program {
    var program = program
    program.environment["RECORDBOOK_CLOCK"] = (start + Int64(seconds) * 1_000).description
    return program
  }

  /// One fix a second at 3 m/s, as a program gives them.
  private func fixes(_ seconds: ClosedRange<Int>) -> String {
    let all = seconds.map { second in
      let degrees = ASCII.decimal(27 * (second + 100), digits: 6)
      return #"{"time":"\#(start + Int64(second) * 1_000)","lat":50.\#(degrees),"lon":14.4,"accuracy":5}"#
    }
    return "[\(all.joined(separator: ","))]"
  }

  private func add(
    _ seconds: ClosedRange<Int>, _ sequence: Int, to run: String? = nil, clock: Int? = nil
  ) -> Program.Result {
    at(clock ?? seconds.upperBound)(
      "--json", "call", "running.addFixes",
      #"{"run":"\#(run ?? self.run)","sequence":\#(sequence),"fixes":\#(fixes(seconds))}"#)
  }

  private func started() {
    let result = at(0)("run", "start")
    #expect(result.status == 0, "\(result)")
  }

  /// One message that names the thing and one next step.
  private func expectRefusal(
    _ result: Program.Result, status: Int32, _ thing: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(result.status == status, "\(result)", sourceLocation: location)
    #expect(result.output.isEmpty, "\(result)", sourceLocation: location)
    #expect(result.words.contains(thing), "\(result)", sourceLocation: location)
  }

  private func status(_ seconds: Int) -> String { at(seconds)("--json", "run", "status").output }

  // MARK: By commands

  @Test func aRunFromStartToBook() {
    let begun = at(0)("run", "start")
    #expect(begun.output.contains("Run \(run): Looking for GPS…"), "\(begun)")
    #expect(add(0...400, 1).output == #"{"accepted":401,"dropped":0,"rejected":0,"state":"running"}"# + "\n")
    let lap = at(401)("run", "lap")
    #expect(lap.status == 0 && lap.output.contains("Running"), "\(lap)")
    #expect(at(402)("run", "pause").output.contains("Paused"))
    #expect(at(430)("run", "resume").output.contains("Running"))
    #expect(add(431...460, 2).status == 0)
    let shown = at(461)("--language", "cs", "run", "status")
    #expect(shown.output.contains("Záznam běhu") && shown.output.contains("1,2"), "\(shown)")
    #expect(at(470)("run", "stop").output.contains("Run finished"))
    let saved = at(480)("run", "save", "By the river")
    #expect(saved.output.hasPrefix("Saved: \(run)\n"), "\(saved)")
    let listed = at(500)("run", "list")
    #expect(listed.output.contains("By the river") && listed.output.contains(run), "\(listed)")
    #expect(status(500).contains(#""state":"idle""#))
  }

  /// What was saved is seen, though one with the same beginning was discarded, such as a file that was played before.
  @Test func aRunSavedAfterTheSameWasDiscardedCounts() {
    started()
    _ = add(0...100, 1)
    #expect(at(101)("run", "discard").status == 0)
    started()
    #expect(status(1).contains(#""run":"\#(run)-b""#))
    _ = add(0...100, 1, to: run + "-b")
    #expect(at(101)("run", "stop").status == 0)
    let saved = at(102)("run", "save")
    #expect(saved.output.hasPrefix("Saved: \(run)-b\n"), "\(saved)")
    #expect(at(103)("--json", "run", "list").output.contains(#""state":"counts""#))
  }

  @Test func aDiscardedRunComesBackByUndo() {
    started()
    _ = add(0...100, 1)
    let discarded = at(101)("run", "discard")
    #expect(discarded.output.hasPrefix("Discarded: \(run)\n"), "\(discarded)")
    #expect(!at(102)("--json", "run", "list").output.contains(#""state":"counts""#))
    #expect(at(103)("undo").status == 0)
    #expect(at(104)("--json", "run", "list").output.contains(#""state":"counts""#))
  }

  @Test func whatCannotBeDoneNowIsRefusedWithWhatCan() {
    expectRefusal(at(0)("run", "pause"), status: 1, "no run is under way\nStart one: \(program.offered("run start"))")
    for verb in ["resume", "lap", "stop", "save", "discard"] {
      expectRefusal(at(0)("run", verb), status: 1, "no run is under way")
    }
    started()
    expectRefusal(at(1)("run", "start"), status: 1, "run \(run) is already under way")
    _ = add(0...60, 1)
    let before = status(61)
    expectRefusal(
      at(61)("run", "save"), status: 1, "(save): the run is going on\nNow you can: pause, lap, stop, discard.")
    expectRefusal(at(61)("run", "resume"), status: 1, "(resume): the run is going on")
    #expect(status(61) == before)
    _ = at(61)("run", "pause")
    let paused = status(62)
    expectRefusal(
      at(62)("run", "lap"), status: 1, "(lap): the run is paused\nNow you can: resume, stop, discard.")
    expectRefusal(at(62)("run", "pause"), status: 1, "(pause): the run is paused")
    #expect(status(62) == paused)
    _ = at(63)("run", "stop")
    expectRefusal(at(64)("run", "lap"), status: 1, "(lap): the run is over\nNow you can: save, discard.")
    expectRefusal(add(64...65, 2), status: 1, "the run is over")
    let noTime = at(64)("run", "start", "--at", "noon")
    expectRefusal(noTime, status: 2, "--at: \"noon\" is not a time with a UTC offset")
    let empty = at(64)("run", "save", " ")
    expectRefusal(empty, status: 2, "name")
  }

  // MARK: Fixes that do not fit

  @Test func aFixFromThePastIsLeftOutAndOneFromTheFutureRefused() {
    started()
    // Over a minute before the start.
    let old = add(-70...(-61), 1, clock: 0)
    #expect(old.output == #"{"accepted":0,"dropped":10,"rejected":0,"state":"acquiring"}"# + "\n", "\(old)")
    #expect(add(0...10, 2).status == 0)
    // Before the last one.
    let late = add(3...5, 3, clock: 11)
    #expect(late.output == #"{"accepted":0,"dropped":3,"rejected":0,"state":"running"}"# + "\n", "\(late)")
    let before = status(12)
    expectRefusal(add(70...75, 4, clock: 12), status: 2, "fixes[3].time")
    #expect(status(12) == before)
  }

  @Test func aBatchThatDoesNotFitIsRefused() {
    started()
    expectRefusal(add(0...10, 1, to: "r20010101T000000Z"), status: 2, "r20010101T000000Z is not under way")
    expectRefusal(add(0...1_000, 1), status: 2, "1001 fixes in one batch; at most 1000 are allowed")
    expectRefusal(add(0...1, 0), status: 2, "sequence")
    #expect(status(0).contains(#""state":"acquiring""#))
    #expect(add(1...1_000, 1).output.contains(#""accepted":1000"#))
    // It comes again, as after an answer that was lost.
    #expect(add(1...1_000, 1).output.contains(#""accepted":0,"dropped":0"#))
  }

  // MARK: Through a service

  /// A program of the runner on a connection of its own.
  private func connected(_ served: ServedBook) throws -> ServiceConnection {
    try ServiceConnection(SocketAddress(served.socket))
  }

  private func told(_ client: ServiceConnection, _ method: String, _ params: String = "{}") -> String {
    do throws(ServiceError) {
      return String(decoding: try client.call(ServiceRequest(method, Array(params.utf8))), as: UTF8.self)
    } catch .refused(let error) {
      return String(decoding: error.json, as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }

  @Test func oneProgramFeedsTheRun() throws {
    let served = ServedBook()
    let now = Timestamp(milliseconds: RealtimeClock.now() / 1_000_000 - 30_000)
    let (one, other) = (try connected(served), try connected(served))
    let begun = told(one, "running.startRun", #"{"at":"\#(now)"}"#)
    let run = try #require(begun.split(separator: "\"").first { $0.hasPrefix("r20") })
    func batch(_ second: Int, _ more: String = "") -> String {
      let fix =
        #"{"time":"\#(now + Int64(second) * 1_000)","lat":50.\#(ASCII.decimal(27 * second, digits: 6)),"lon":14.4}"#
      return #"{"run":"\#(run)","sequence":\#(second + 1),"fixes":[\#(fix)]\#(more)}"#
    }
    #expect(told(one, "running.addFixes", batch(0)).contains(#""accepted":1"#))
    let refused = told(other, "running.addFixes", batch(1))
    #expect(
      refused.contains(#""failure":"conflict""#) && refused.contains("another program is already sending fixes"),
      "\(refused)")
    // What is no fix may come from anybody.
    #expect(told(other, "running.markLap", #"{"at":"\#(now + 500)"}"#).contains(#""state":"running""#))
    #expect(told(other, "running.addFixes", batch(1, #","takeOver":true"#)).contains(#""accepted":1"#))
    #expect(told(one, "running.addFixes", batch(2)).contains("another program is already sending fixes"))
    let missing = told(other, "running.addFixes", #"{"run":"r20010101T000000Z","sequence":9,"fixes":[]}"#)
    #expect(missing.contains(#""failure":"notFound""#), "\(missing)")
    #expect(told(other, "running.saveRun").contains(#""id":"running.notNow""#))
    #expect(told(other, "running.pauseRun", #"{"at":"\#(now + 2_000)"}"#).contains(#""pause":"manual""#))
    #expect(told(other, "running.markLap").contains(#""id":"running.notNow""#))
    #expect(told(other, "running.discardRun").contains(#""run":"\#(run)""#))
  }

  /// A run goes on while the book is locked: what it needs is answered, and nothing else.
  @Test func recordingGoesOnWhileTheBookIsLocked() throws {
    let served = ServedBook()
    let now = Timestamp(milliseconds: RealtimeClock.now() / 1_000_000 - 30_000)
    let client = try connected(served)
    let begun = told(client, "running.startRun", #"{"at":"\#(now)"}"#)
    let run = try #require(begun.split(separator: "\"").first { $0.hasPrefix("r20") })
    let account = #"{"email":"jana@example.org","password":"correct horse","confirm":"correct horse"}"#
    #expect(told(client, "account.signUp", account).contains("codes"))
    #expect(!told(client, "account.logOut").contains("failure"))
    let fix = #"{"time":"\#(now + 1_000)","lat":50,"lon":14.4}"#
    let added = told(client, "running.addFixes", #"{"run":"\#(run)","sequence":1,"fixes":[\#(fix)]}"#)
    #expect(added.contains(#""accepted":1"#), "\(added)")
    #expect(told(client, "running.pauseRun").contains(#""pause":"manual""#))
    #expect(told(client, "running.resumeRun").contains(#""state":"running""#))
    for method in ["startRun", "markLap", "finishRun", "saveRun", "discardRun", "showLive"] {
      #expect(told(client, "running.\(method)").contains(#""failure":"locked""#), "\(method)")
    }
    #expect(
      !told(client, "account.logIn", #"{"email":"jana@example.org","password":"correct horse"}"#).contains("failure"))
    #expect(told(client, "running.showLive").contains(#""run":"\#(run)""#))
  }
}
