import HTTP
import Testing
import WireTestSupport

/// Clients that do not get on are let go at their time; a server that nobody needs ends.
struct DeadlineTests {
  private static let get = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test func aHeaderHasTenSeconds() throws {
    let server = try RunningServer { _ in EchoSite() }
    let client = server.client()
    client.send("GET /a HTTP/1.1\r\n")
    server.advance(milliseconds: 6_000)
    // That it sends something does not help.
    client.send("Host: a\r\n")
    server.advance(milliseconds: 4_001)
    #expect(client.answer() == "408 timedOut")
    #expect(client.rest() == "")
    server.stop()
  }

  @Test func aBodyMayPauseThirtySeconds() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let client = server.client()
    client.send("POST /count HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1")
    for _ in 0..<3 {
      server.advance(milliseconds: 29_000)
      client.send("2")
    }
    server.advance(milliseconds: 29_000)
    server.advance(milliseconds: 1_001)
    #expect(client.answer() == "408 timedOut")
    site.closed.wait()
    #expect(site.bodyRefusals == [.timedOut])
    server.stop()
  }

  @Test func aConnectionMayWaitAMinuteForARequest() throws {
    let server = try RunningServer { _ in EchoSite() }
    let (fresh, used) = (server.client(), server.client())
    used.send(DeadlineTests.get)
    #expect(used.answer() == "200 /a ")
    server.advance(milliseconds: 59_000)
    used.send(DeadlineTests.get)
    #expect(used.answer() == "200 /a ")
    server.advance(milliseconds: 1_001)
    #expect(fresh.rest() == "")
    used.send(DeadlineTests.get)
    #expect(used.answer() == "200 /a ")
    server.advance(milliseconds: 60_001)
    #expect(used.rest() == "")
    server.stop()
  }

  @Test func whoDoesNotTakeAnAnswerIsLetGo() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let client = server.client()
    client.limitReceiving(4_096)
    client.send("GET /stream?endless HTTP/1.1\r\nHost: a\r\n\r\n")
    _ = client.bytes(10_000)
    // As long as the system takes more it gets on.
    while !site.closed.isOpen { server.advance(milliseconds: 30_001) }
    server.stop()
  }

  @Test func aRefusedClientIsNotWaitedForLong() throws {
    let server = try RunningServer { _ in EchoSite() }
    let client = server.client()
    client.send("BREW / HTTP/1.1\r\n")
    #expect(client.answer() == "501 unknownMethod")
    server.advance(milliseconds: 2_001)
    // The connection is closed on that side, too: sending fails once the answer to what was sent has come.
    while client.send("x") {}
    server.stop()
  }

  @Test func theServerEndsWhenNobodyNeedsIt() throws {
    let site = EchoSite()
    var limits = HTTPLimits()
    limits.idleTime = 1_000
    limits.heartbeatTime = 100_000
    let server = try RunningServer(limits: limits) { _ in site }
    let (events, waiting) = (server.client(), server.client())
    events.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
    site.begun.wait()
    server.advance(milliseconds: 5_000)
    waiting.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
    site.begun.wait(2)
    server.advance(milliseconds: 5_000)
    events.reset()
    site.closed.wait()
    server.advance(milliseconds: 5_000, afterAnswer: false)
    site.gate.open()
    #expect(waiting.answer() == "200 waited")
    // The last request was this one; a connection that is only kept does not count.
    server.advance(milliseconds: 999)
    server.advance(milliseconds: 1_000, afterAnswer: false)
    let outcome = server.wait()
    #expect(outcome?.ending == .idle && outcome?.handlers == 0)
    #expect(waiting.rest() == "")
  }

  @Test func stoppingAnswersWhatWasAsked() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let (waiting, kept, events) = (server.client(), server.client(), server.client())
    kept.send(DeadlineTests.get)
    #expect(kept.answer() == "200 /a ")
    events.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
    site.begun.wait()
    waiting.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
    site.begun.wait(2)
    _ = events.text(upTo: "\r\n\r\n")
    server.tellToStop()
    #expect(kept.rest() == "")
    #expect(events.rest() == "0\r\n\r\n")
    site.gate.open()
    #expect(waiting.rest().hasSuffix("Connection: close\r\n\r\nwaited"))
    let outcome = server.wait()
    #expect(outcome?.ending == .stopped && outcome?.handlers == 0)
  }

  @Test func stoppingDoesNotWaitForEver() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let waiting = server.client()
    waiting.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
    site.begun.wait()
    server.tellToStop()
    server.advance(milliseconds: 5_001, afterAnswer: false)
    server.tellToStop()
    #expect(server.wait()?.handlers == 1)
    #expect(waiting.rest() == "")
    site.gate.open()
  }

  @Test func thereIsRoomForOneMoreWhereOneIsNotUsed() throws {
    let site = EchoSite()
    var limits = HTTPLimits()
    limits.connections = 3
    let server = try RunningServer(limits: limits) { _ in site }
    let clients = (0..<3).map { _ in server.client() }
    for client in clients[..<2] { client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n") }
    site.begun.wait(2)
    clients[2].send(DeadlineTests.get)
    #expect(clients[2].answer() == "200 /a ")
    let fourth = server.client()
    fourth.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(clients[2].rest() == "")
    site.begun.wait(3)
    #expect(server.client().answer() == "503 tooBusy")
    site.gate.open()
    for client in [clients[0], clients[1], fourth] { #expect(client.answer() == "200 waited") }
    server.stop()
  }
}
