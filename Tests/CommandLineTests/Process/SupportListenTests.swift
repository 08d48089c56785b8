import KernelDomain
import System
import TestSupport
import Testing

/// A program that plays friends' voices, beside a service that ends and begins anew.
@Suite struct SupportListenTests {
  /// Two seconds of silence.
  private static let voice: [UInt8] = {
    func little(_ number: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(number >> (8 * $0) & 0xFF) } }
    let samples = [UInt8](repeating: 0, count: 32_000)
    let format = little(16, 4) + little(1, 2) + little(1, 2) + little(8_000, 4) + little(16_000, 4)
    return Array("RIFF".utf8) + little(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + format + little(2, 2)
      + little(16, 2) + Array("data".utf8) + little(samples.count, 4) + samples
  }()

  /// A run that began seven minutes ago, at 3 m/s.
  private func run(_ program: Program) throws {
    let start = Timestamp(milliseconds: RealtimeClock.now() / 1_000_000 - 420_000)
    let begun = program("--json", "run", "start", "--at", "\(start)").output
    let run = try #require(begun.split(separator: "\"").first { $0.hasPrefix("r20") })
    let fixes = (0...400).map { second in
      let degrees = ASCII.decimal(27 * (second + 100), digits: 6)
      return #"{"time":"\#(start + Int64(second) * 1_000)","lat":50.\#(degrees),"lon":14.4,"accuracy":5}"#
    }
    let added = program(
      "call", "running.addFixes", #"{"run":"\#(run)","sequence":1,"fixes":[\#(fixes.joined(separator: ","))]}"#)
    #expect(added.status == 0, "\(added)")
  }

  /// How often the message was offered to clients for playing.
  private func offers(_ sandbox: Sandbox) -> Int {
    let live = Sandbox.contents(of: sandbox.store + "/support").filter { $0.key.contains("live") }
    return live.values.reduce(0) { $0 + String(decoding: $1, as: UTF8.self).ranges(of: "\"offered\"").count }
  }

  /// A book with a message of Petr at the first kilometre.
  private func bookWithMessage() -> ServedBook {
    let served = ServedBook()
    let (program, sandbox) = (served.program, served.book.sandbox)
    #expect(program("support", "add", "Sunday").status == 0)
    #expect(program("support", "share", "Sunday", sandbox.path + "/page.html", "--to", "Petr").status == 0)
    let voice = sandbox.write(SupportListenTests.voice, to: "voice.wav")
    let received = program("support", "receive", voice, "--share", "Petr", "--at", "1km")
    #expect(received.status == 0, "\(received)")
    return served
  }

  @Test func afterAnotherServiceBeganTheFirstCueIsPlayed() throws {
    let served = bookWithMessage()
    let program = served.program
    let listener = Watcher(program, ["support", "listen"])
    #expect(listener.says("following"))
    #expect(program("service", "stop").status == 0)
    #expect(program("service", "start").status == 0)
    try run(program)
    #expect(listener.first(1).first?.contains("Petr") == true, "\(listener.words)")
    #expect(offers(served.book.sandbox) == 1)
  }

  /// The message that a listener was playing when it was killed is offered anew, and the next one plays it.
  @Test func whatAKilledListenerPlayedTheNextOnePlays() throws {
    let served = bookWithMessage()
    let program = served.program
    var killed: Watcher? = Watcher(program, ["support", "listen"])
    #expect(killed?.says("following") == true)
    try run(program)
    #expect(killed?.first(1).first?.contains("Petr") == true)
    killed = nil
    let next = Watcher(program, ["--json", "support", "listen"])
    let cue = next.first(1).first ?? ""
    #expect(cue.contains("Petr") && cue.contains("\"offer\":2"), "\(cue) \(next.words)")
    #expect(offers(served.book.sandbox) == 2)
  }
}
