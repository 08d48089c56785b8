import HTTP
import Testing
import WireTestSupport

/// Server-sent events reach the page as they happen.
struct EventStreamTests {
  private static let get = "GET /events HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test func eventsReachThePage() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let client = server.client()
    client.send(EventStreamTests.get)
    let head = try #require(client.text(upTo: "\r\n\r\n"))
    #expect(head.contains("\r\nContent-Type: text/event-stream\r\n") && head.contains("Transfer-Encoding: chunked"))
    site.begun.wait()
    let stream = site.firstStream
    stream.send("{\"a\":1}", event: "changed", id: "12ab-7")
    #expect(client.text(upTo: "\n\n\r\n") == "29\r\nid: 12ab-7\nevent: changed\ndata: {\"a\":1}\n\n\r\n")
    // A line break in the data does not begin a new field of the stream.
    stream.send("one\r\ntwo\revent: three\nfour", event: "a\nb", id: "c\rd")
    #expect(
      client.text(upTo: "\n\n\r\n")?.hasSuffix(
        "\r\nid: cd\nevent: ab\ndata: one\ndata: \ndata: two\ndata: event: three\ndata: four\n\n\r\n") == true)
    for _ in 0..<3 {
      server.advance(milliseconds: 15_001)
      #expect(client.text(upTo: "\n\n\r\n") == "3\r\n:\n\n\r\n")
    }
    stream.close()
    #expect(client.rest() == "0\r\n\r\n")
    site.closed.wait()
    #expect(!stream.send("more") && stream.isClosed)
    server.stop()
  }

  @Test func aPageThatGoesIsNoticed() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    for isReset in [true, false] {
      let client = server.client()
      client.send(EventStreamTests.get)
      _ = client.text(upTo: "\r\n\r\n")
      if isReset { client.reset() } else { client.endSending() }
      site.closed.wait(isReset ? 1 : 2)
    }
    let stream = site.firstStream
    let isLate = Gate()
    stream.whenClosed { isLate.open() }
    isLate.wait()
    server.stop()
  }

  @Test func aPageThatDoesNotReadIsLetGo() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let client = server.client()
    client.limitReceiving(4_096)
    client.send(EventStreamTests.get)
    _ = client.text(upTo: "\r\n\r\n")
    site.begun.wait()
    let stream = site.firstStream
    let text = String(repeating: "x", count: 100_000)
    while stream.send(text) {}
    site.closed.wait()
    server.stop()
  }

  @Test func aHeadOfAStreamIsWithoutIt() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let client = server.client()
    client.send("HEAD /events HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.rest().hasSuffix("\r\n\r\n"))
    site.closed.wait()
    server.stop()
  }
}
