import Foundation
import IPC
import TestSupport
import Testing

/// What `recordbookd` writes of what it is asked, at its most talkative.
@Suite(.serialized) struct DaemonLogTests {
  private let temporary = TemporaryFolder()

  /// The user's places, reasons, names and passwords stand in calls that are answered, refused, cut and no JSON at all.
  @Test func theLogTellsNothingOfWhatIsAsked() throws {
    let daemon = Daemon(folder: temporary.path, ["--log", "debug"])
    let secrets = ["12.3456", "98.7654", "postnatal", "Zdislava", "correct horse", "50.0875", "jana@example.org"]
    let client = try daemon.client()
    let calls = [
      ("prayer.setPlace", #"{"latitude":12.3456,"longitude":-98.7654,"zone":"America/Mexico_City"}"#, true),
      ("prayer.setPlace", #"{"latitude":112.3456,"longitude":-98.7654,"zone":"America/Mexico_City"}"#, false),
      ("prayer.setPlace", #"{"latitude":"12.3456","longitude":-98.7654,"zone":"Zdislava/98.7654"}"#, false),
      ("prayer.excuse", #"{"from":{"day":"2026-10-20","prayer":"asr"},"reason":"postnatal"}"#, true),
      ("prayer.excuse", #"{"from":{"day":"postnatal","prayer":"postnatal"},"reason":"postnatal"}"#, false),
      ("prayer.postnatal", #"{"reason":"postnatal"}"#, false),
      ("profile.updateProfile", #"{"name":"Zdislava"}"#, true),
      ("profile.updateProfile", #"{"Zdislava":"Zdislava"}"#, false),
      ("running.startRun", "{}", true),
      ("running.addFixes", #"{"fixes":[{"lat":50.0875,"lon":98.7654,"time":"50.0875"}]}"#, false),
      ("account.signUp", #"{"email":"jana@example.org","password":"correct horse"}"#, true),
      ("account.logOut", "{}", true),
      ("account.logIn", #"{"email":"jana@example.org","password":"correct horses"}"#, false),
      ("prayer.setPlace", #"{"latitude":12.3456,"longitude":-98.7654,"zone":"America/Mexico_City"}"#, false),
    ]
    for (method, params, isDone) in calls {
      let answer = try client.call(method, params)
      #expect(answer.contains(#""result""#) == isDone, "\(method) \(params): \(answer)")
    }
    try client.send(Array(#"{"jsonrpc":"2.0","id":1,"method":"prayer.excuse","params":{"reason":"postnatal"#.utf8))
    #expect(try client.receive(timeout: 60_000) != nil)
    let stranger = try daemon.client()
    try stranger.send(Array("Zdislava 12.3456\u{0}\u{FFFD}".utf8))
    #expect(try stranger.receive(timeout: 60_000) != nil)
    daemon.send(SIGTERM)
    #expect(daemon.wait() == 0)
    let log = daemon.log
    #expect(log.contains("debug: "), "\(log)")
    for secret in secrets { #expect(!log.contains(secret), "\(secret) in \(log)") }
  }

  /// The code that two people exchange, and the key that it is, as it was made, mistyped, cut and in places where none belongs.
  @Test func theLogTellsNoKey() throws {
    let daemon = Daemon(folder: temporary.path, ["--log", "debug"])
    let client = try daemon.client()
    let made = try client.call("feed.pairPerson", #"{"name":"Jana"}"#)
    let code = try #require(made.firstMatch(of: /[0-9A-Z]{5}(-[0-9A-Z]{5}){12}/)).output.0
    let groups = code.split(separator: "-").map { String($0) }
    let mistyped = (groups[1...] + groups[..<1]).joined(separator: "-")
    let calls = [
      ("feed.pairPerson", #"{"name":"Eva","code":"\#(code)"}"#),
      ("feed.pairPerson", #"{"name":"Eva","code":"\#(mistyped)"}"#),
      ("feed.pairPerson", #"{"code":["\#(code)"]}"#), ("feed.pairPerson", #"{"\#(code)":"\#(code)"}"#),
      ("feed.\(code)", #"{"code":"\#(code)"}"#), ("feed.showPerson", #"{"person":"\#(code)"}"#),
      ("feed.importBundle", #"{"path":"/\#(code)"}"#),
      ("feed.exportBundle", #"{"person":"Jana","path":"/\#(code)/x"}"#),
    ]
    for (method, params) in calls {
      let answer = try client.call(method, params)
      #expect(answer.contains(#""error""#), "\(method) \(params): \(answer)")
    }
    try client.send(Array(#"{"jsonrpc":"2.0","id":1,"method":"feed.pairPerson","params":{"code":"\#(code)"#.utf8))
    #expect(try client.receive(timeout: 60_000) != nil)
    daemon.send(SIGTERM)
    #expect(daemon.wait() == 0)
    let (log, key) = (daemon.log, try #require(keyInStore()))
    #expect(log.contains("debug: "), "\(log)")
    for secret in groups + [code.filter { $0 != "-" }, key, String(key.prefix(16))] {
      #expect(!log.contains(secret), "\(secret) in \(log)")
    }
  }

  /// The digits of the key, as the store has them.
  private func keyInStore() -> String? {
    let book = temporary.path + "/book"
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: book)) ?? [] {
      let text = String(decoding: FileManager.default.contents(atPath: "\(book)/\(name)") ?? Data(), as: UTF8.self)
      if let match = text.firstMatch(of: /key\.[0-9a-f]{16}","value":"([0-9a-f]{64})/) { return String(match.output.1) }
    }
    return nil
  }
}
