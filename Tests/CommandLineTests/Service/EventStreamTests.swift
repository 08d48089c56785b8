import IPC
import TestSupport
import Testing

/// `events.subscribe` of a real service, as any program hears it.
@Suite struct EventStreamTests {
  private let served = ServedBook()

  @Test func eachEventIsANotificationWithItsCursor() throws {
    let (follower, writer) = (try client(), try client())
    #expect(try follower.call("events.subscribe")?.contains(#""resumed":true"#) == true)
    _ = try writer.call("swimming.editSegmentStyle", #"{"segment":"\#(SampleBook.segment)","style":"backstroke"}"#)
    // The same edit again changes nothing, so it sends no event.
    _ = try writer.call("swimming.editSegmentStyle", #"{"segment":"\#(SampleBook.segment)","style":"backstroke"}"#)
    _ = try writer.call("book.undo")
    let told = try (0..<3).map { _ in try #require(try follower.line()) }
    let correction = #""swim":"20230605T060000Z","laps":[1,2],"change":"style""#
    let changed = Self.event("swimming.bookChanged", "{\(correction)}")
    let undone = Self.event("swimming.bookChanged", #"{\#(correction),"undone":true}"#)
    let broken = { (style: String) in
      Self.event(
        "swimming.recordBroken",
        #"{"style":"\#(style)","distance":50,"unit":"m","course":"scm","hundredths":5150}"#)
    }
    // What comes back by an undo was not broken.
    #expect(told.map(Self.withoutCursor) == [changed, broken("backstroke"), undone])
    #expect(Set(told.map(Self.cursor)).count == 3)
  }

  @Test func aCursorResumesWhereItWasGiven() throws {
    let writer = try client()
    let first = try client()
    _ = try first.call("events.subscribe")
    for theme in ["dark", "light", "system"] {
      _ = try writer.call("settings.updateSettings", #"{"theme":"\#(theme)"}"#)
    }
    var told = try (0..<3).map { _ in try #require(try first.line()) }
    for (index, line) in told.enumerated() {
      let again = try client()
      let answer = try again.call("events.subscribe", #"{"after":"\#(Self.cursor(line))"}"#)
      #expect(answer?.contains(#""resumed":true"#) == true)
      for later in told[(index + 1)...] { #expect(try again.line() == later) }
      // No event is sent twice: the next one is new.
      _ = try writer.call("profile.updateProfile", #"{"name":"Z\#(index)"}"#)
      told.append(try #require(try again.line()))
      #expect(told.last?.contains(#""details":{"name":"Z\#(index)""#) == true)
    }
  }

  @Test(arguments: ["zzz-9", "1-1", "", "-", "1-99999999999999999999"])
  func anUnknownCursorDoesNotResume(cursor: String) throws {
    let follower = try client()
    let answer = try #require(try follower.call("events.subscribe", #"{"after":"\#(cursor)"}"#))
    #expect(answer.contains(#""resumed":false"#))
    // It follows from now on, and the cursor it got does resume.
    let again = try client().call("events.subscribe", #"{"after":"\#(Self.cursor(answer))"}"#)
    #expect(again?.contains(#""resumed":true"#) == true)
  }

  private func client() throws -> Line {
    Line(client: try RPCClient(SocketAddress(served.socket)))
  }

  private struct Line {
    let client: RPCClient

    func call(_ method: String, _ params: String = "{}") throws -> String? {
      try client.send(Array(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#.utf8))
      return try line()
    }

    func line() throws -> String? {
      try client.receive(timeout: 60_000).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func event(_ name: String, _ details: String) -> String {
    #"{"jsonrpc":"2.0","method":"events.event","params":{"event":"\#(name)","details":\#(details)}}"#
  }

  private static func cursor(_ line: String) -> String {
    String(line.split(separator: "\"cursor\":\"").dropFirst().first?.prefix { $0 != "\"" } ?? "")
  }

  private static func withoutCursor(_ line: String) -> String {
    line.replacing(#""cursor":"\#(cursor(line))","#, with: "")
  }
}
