import HTTP
import Testing
import WireTestSupport

/// The server answers requests in order, however they come, and goes on serving others meanwhile.
struct HTTPServerTests {
  private static let host = "Host: 127.0.0.1\r\n"

  private static func get(_ path: String, _ fields: String = "", method: String = "GET") -> String {
    "\(method) \(path) HTTP/1.1\r\n\(host)\(fields)\r\n"
  }

  private static func post(_ path: String, _ body: String, _ fields: String = "") -> String {
    "POST \(path) HTTP/1.1\r\n\(host)\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func answersOneAfterTheOther(polling: RunningServer.Polling) throws {
    let server = try RunningServer(polling: polling) { _ in EchoSite() }
    let client = server.client()
    client.send(HTTPServerTests.get("/a"))
    #expect(client.answer() == "200 /a ")
    client.send(HTTPServerTests.post("/b", "hello"))
    #expect(client.answer() == "200 /b hello")
    client.send(
      "POST /c HTTP/1.1\r\n\(HTTPServerTests.host)Transfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n1\r\n!\r\n0\r\n\r\n")
    #expect(client.answer() == "200 /c hi!")
    client.send(HTTPServerTests.get("/stream"))
    #expect(client.answer()?.hasSuffix("line 98\nline 99\n") == true)
    client.send(HTTPServerTests.get("/large", method: "HEAD") + HTTPServerTests.get("/large"))
    #expect(client.answer(isHead: true) == "200 ")
    #expect(client.answer()?.utf8.count == 10_000_004)
    client.send(HTTPServerTests.get("/d", "Connection: Keep-Alive, Close\r\n"))
    #expect(client.rest().hasSuffix("Connection: close\r\n\r\n/d "))
    server.stop()
  }

  @Test func requestsSentTogetherAreAnsweredInOrder() throws {
    let server = try RunningServer { _ in EchoSite() }
    let client = server.client()
    let all = (0..<100).map { $0 % 3 == 0 ? HTTPServerTests.post("/\($0)", "x") : HTTPServerTests.get("/\($0)") }
    client.send(all.joined())
    for number in 0..<100 { #expect(client.answer() == "200 /\(number) \(number % 3 == 0 ? "x" : "")") }
    server.stop()
  }

  @Test func bytesMayComeOneAtATime() throws {
    let server = try RunningServer { _ in EchoSite() }
    let client = server.client()
    for byte in Array((HTTPServerTests.post("/a", "hello") + HTTPServerTests.get("/b")).utf8) { client.send([byte]) }
    #expect(client.answer() == "200 /a hello")
    #expect(client.answer() == "200 /b ")
    server.stop()
  }

  @Test func whatFollowsARefusalIsNotRead() throws {
    let server = try RunningServer { _ in EchoSite() }
    for (request, refusal) in [
      ("GET / HTTP/1.1\n\n", "400 bareNewline"), ("PUT / HTTP/1.1\r\n", "405 methodNotAllowed"),
      (HTTPServerTests.get("/forbidden"), "403 wrongSession"),
      (HTTPServerTests.post("/small", "01234567890"), "413 bodyTooLarge"),
      ("POST / HTTP/1.1\r\n\(HTTPServerTests.host)\r\n", "411 lengthRequired"),
      ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505 unsupportedVersion"),
    ] {
      let client = server.client()
      client.send(request + HTTPServerTests.get("/hidden"))
      #expect(client.answer() == refusal)
      #expect(client.rest() == "")
    }
    let client = server.client()
    client.send("PUT / HTTP/1.1\r\n")
    #expect(client.rest().contains("\r\nAllow: GET, HEAD, POST\r\n"))
    server.stop()
  }

  /// A client that still sends gets the answer nevertheless.
  @Test func aRefusedUploadIsToldSo() throws {
    let server = try RunningServer { _ in EchoSite() }
    for path in ["/small", "/unread"] {
      let client = server.client()
      client.send("POST \(path) HTTP/1.1\r\n\(HTTPServerTests.host)Content-Length: 10000000\r\n\r\n")
      let stretch = [UInt8](repeating: 0, count: 65_536)
      for _ in 0..<20 { client.send(stretch) }
      #expect(client.answer() == (path == "/small" ? "413 bodyTooLarge" : "200 not read"))
      #expect(client.rest() == "")
    }
    let client = server.client()
    client.send(HTTPServerTests.post("/refuse", "body") + HTTPServerTests.get("/next"))
    #expect(client.answer() == "403 wrongNonce")
    #expect(client.rest() == "")
    server.stop()
  }

  @Test func whoAsksBeforeSendingIsToldToGoOn() throws {
    let server = try RunningServer { _ in EchoSite() }
    let client = server.client()
    let head = "POST /a HTTP/1.1\r\n\(HTTPServerTests.host)Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"
    client.send(head)
    #expect(client.text(upTo: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    client.send("hi")
    #expect(client.answer() == "200 /a hi")
    client.send(head.replacing("/a", with: "/forbidden"))
    #expect(client.answer() == "403 wrongSession")
    server.stop()
  }

  @Test func oldClientsAreAnsweredAndLetGo() throws {
    let server = try RunningServer { _ in EchoSite() }
    for (path, end) in [("/a", "/a "), ("/stream", "line 99\n")] {
      let client = server.client()
      client.send("GET \(path) HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      let answer = client.rest()
      #expect(answer.contains("Connection: close\r\n") && !answer.contains("chunked") && answer.hasSuffix(end))
    }
    server.stop()
  }

  @Test func fieldsOfEveryAnswer() throws {
    let server = try RunningServer(fields: SecurityHeaders.fields(scriptHashes: ["sha256-abc="])) { _ in EchoSite() }
    for request in [HTTPServerTests.get("/a", "Connection: close\r\n"), "BREW / HTTP/1.1\r\n"] {
      let client = server.client()
      client.send(request)
      let answer = client.rest()
      for field in [
        "Content-Security-Policy: default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; media-src 'self' data: blob:; form-action 'self'; "
          + "connect-src 'self'; manifest-src 'self'; script-src 'sha256-abc='; base-uri 'none'; frame-ancestors 'none'",
        "Referrer-Policy: same-origin", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
      ] { #expect(answer.contains("\r\n\(field)\r\n")) }
      #expect(
        answer.contains(#/\r\nDate: (Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT\r\n/#))
    }
    let client = server.client()
    client.send(HTTPServerTests.get("/break", "Connection: close\r\n"))
    #expect(client.rest().contains("\r\nLocation: /a  Set-Cookie: b\r\n"))
    server.stop()
  }

  @Test func othersAreServedWhileAHandlerWorks() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let waiting = server.client()
    waiting.send(HTTPServerTests.get("/wait") + HTTPServerTests.get("/after"))
    site.begun.wait()
    for number in 0..<10 {
      let client = server.client()
      client.send(HTTPServerTests.get("/\(number)"))
      #expect(client.answer() == "200 /\(number) ")
    }
    site.gate.open()
    #expect(waiting.answer() == "200 waited")
    #expect(waiting.answer() == "200 /after ")
    server.stop()
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func fiftyAtOnce(polling: RunningServer.Polling) throws {
    let site = EchoSite()
    let server = try RunningServer(polling: polling) { _ in site }
    let clients = (0..<50).map { _ in server.client() }
    for client in clients { client.send(HTTPServerTests.get("/wait")) }
    site.begun.wait(50)
    site.gate.open()
    for client in clients { #expect(client.answer() == "200 waited") }
    for (number, client) in clients.enumerated() { client.send(HTTPServerTests.post("/\(number)", "x")) }
    for (number, client) in clients.enumerated() { #expect(client.answer() == "200 /\(number) x") }
    server.stop()
  }

  /// What comes faster than it is read has to wait: no more than a little of it is held.
  @Test func uploadsAreNotHeld() throws {
    let site = EchoSite()
    var limits = HTTPLimits()
    limits.heldBytes = 100_000
    let server = try RunningServer(limits: limits) { _ in site }
    let client = server.client()
    client.send("POST /count?slow HTTP/1.1\r\n\(HTTPServerTests.host)Content-Length: 60000000\r\n\r\n")
    site.begun.wait()
    var sent = 0
    let stretch = [UInt8](repeating: 0, count: 65_536)
    // Until the system's own buffers are full, and they stay so while another request is answered.
    while true {
      let count = client.sendSome(stretch)
      if count > 0 {
        sent += count
        continue
      }
      let other = server.client()
      other.send(HTTPServerTests.get("/other"))
      #expect(other.answer() == "200 /other ")
      if client.sendSome([0]) < 1 { break }
      sent += 1
    }
    #expect(sent < 30_000_000)
    site.gate.open()
    client.send([UInt8](repeating: 0, count: 60_000_000 - sent))
    #expect(client.answer() == "200 60000000 bytes")
    server.stop()
  }

  @Test func aClientThatGoesIsNoticed() throws {
    let site = EchoSite()
    let server = try RunningServer { _ in site }
    let upload = server.client()
    upload.send("POST /count HTTP/1.1\r\n\(HTTPServerTests.host)Content-Length: 10\r\n\r\n01")
    site.begun.wait()
    upload.reset()
    site.closed.wait()
    #expect(site.bodyRefusals == [.clientGone])
    // A writer that waits for a client also learns that the client is gone.
    let download = server.client()
    download.send(HTTPServerTests.get("/stream?endless"))
    _ = download.bytes(1_000_000)
    download.reset()
    site.closed.wait(2)
    site.begun.wait(2)
    server.stop()
  }

  /// The client is not told that a body is complete if the rest of it can't be read.
  @Test func aBodyThatCannotBeWrittenToItsEndHasNone() throws {
    let server = try RunningServer { _ in EchoSite() }
    let client = server.client()
    client.send(HTTPServerTests.get("/stream?broken"))
    #expect(!client.rest().hasSuffix("0\r\n\r\n"))
    let other = server.client()
    other.send(HTTPServerTests.get("/stream"))
    #expect(other.answer()?.hasSuffix("line 98\nline 99\n") == true)
    server.stop()
  }

  @Test func aClientMayEndItsSideFirst() throws {
    let server = try RunningServer { _ in EchoSite() }
    let client = server.client()
    client.send(HTTPServerTests.get("/a"))
    client.endSending()
    #expect(client.answer() == "200 /a ")
    #expect(client.rest() == "")
    server.stop()
  }
}
