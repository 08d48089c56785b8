import HTTP
import Synchronization
import System
import Testing
import WireTestSupport

/// The example of `HTTPServer`, with all guards: one page, one form, one event stream.
struct ExampleTests {
  /// What the site shows: the caller's own.
  private final class Styles: Sendable {
    private let style = Mutex("freestyle")
    /// Opened as a page follows.
    let isFollowed = Gate()
    private let followers = Mutex<[@Sendable (String) -> Void]>([])

    var current: String { style.withLock { $0 } }

    func change(_ new: String) {
      style.withLock { $0 = new }
      for follower in followers.withLock({ $0 }) { follower(new) }
    }

    func follow(_ body: @escaping @Sendable (String) -> Void) {
      followers.withLock { $0.append(body) }
      isFollowed.open()
    }
  }

  private struct Site: HTTPHandler {
    let host: HostGuard
    let origin: OriginGuard
    let opening = OpeningToken()
    let session = SessionGuard()
    let nonce = FormNonce()
    let styles = Styles()

    init(port: UInt16) {
      host = HostGuard(port: port)
      origin = OriginGuard(port: port)
    }

    func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int {
      try host.check(head)
      if head.target.path.first == "open" { return 0 }
      try origin.check(head)
      _ = try session.path(head)
      return 65_536
    }

    func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
      let head = request.head
      if head.method == .get, head.target.path.count == 2, head.target.path[0] == "open" {
        try opening.spend(head.target.path[1])
        return .seeOther(session.prefix)
      }
      switch (head.method, try session.path(head)) {
      case (.post, ["style"]):
        let form = try request.form()
        try nonce.check(form)
        styles.change(form["style"] ?? "")
        return .seeOther(session.prefix)
      case (.get, ["events"]):
        return .events { stream in styles.follow { stream.send($0, event: "changed") } }
      case (_, []):
        return .html(
          "<form method=post action=\(session.prefix)/style><input type=hidden name=nonce value=\(nonce.text)>"
            + "<input name=style value=\(styles.current)></form>")
      default: return .text("There is no such page.", status: .notFound)
      }
    }

    func page(for refusal: HTTPRefusal) -> HTTPResponse { .text(refusal.rawValue) }
  }

  @Test func aPageAFormAndAnEventStream() throws {
    nonisolated(unsafe) var made: Site?
    let server = try RunningServer(fields: SecurityHeaders.fields()) { port in
      let site = Site(port: port)
      made = site
      return site
    }
    let site = try #require(made)
    let (authority, prefix) = (site.host.authority, site.session.prefix)
    func ask(_ line: String, _ fields: String = "", _ body: String = "") -> String? {
      let client = server.client()
      client.send("\(line) HTTP/1.1\r\nHost: \(authority)\r\n\(fields)\r\n\(body)")
      return client.answer()
    }
    func post(_ body: String, _ fields: String) -> String? {
      let type = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n"
      return ask("POST \(prefix)/style", fields + type, body)
    }
    #expect(ask("GET /open/\(site.opening.text)") == "303 ")
    #expect(ask("GET /open/\(site.opening.text)") == "403 spentOpeningToken")
    #expect(ask("GET \(prefix)")?.contains("value=freestyle") == true)
    #expect(ask("GET \(prefix)/other") == "404 There is no such page.")
    #expect(ask("GET /") == "403 wrongSession")
    let events = server.client()
    events.send("GET \(prefix)/events HTTP/1.1\r\nHost: \(authority)\r\n\r\n")
    _ = events.text(upTo: "\r\n\r\n")
    site.styles.isFollowed.wait()

    // What another page, or none, would send changes nothing.
    let (origin, nonce) = ("Origin: http://\(authority)\r\n", "nonce=\(site.nonce.text)&style=butterfly")
    #expect(post(nonce, "") == "403 foreignOrigin")
    #expect(post(nonce, "Origin: http://evil.example\r\n") == "403 foreignOrigin")
    #expect(post(nonce, origin + "Sec-Fetch-Site: cross-site\r\n") == "403 foreignOrigin")
    #expect(post("style=butterfly", origin) == "403 wrongNonce")
    #expect(post("nonce=\(FormNonce().text)&style=butterfly", origin) == "403 wrongNonce")
    let other = server.client()
    other.send("GET \(prefix) HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    #expect(other.answer() == "421 foreignHost")
    #expect(site.styles.current == "freestyle")

    #expect(post(nonce, origin + "Sec-Fetch-Site: same-origin\r\n") == "303 ")
    #expect(site.styles.current == "butterfly")
    #expect(events.text(upTo: "\n\n\r\n")?.hasSuffix("event: changed\ndata: butterfly\n\n\r\n") == true)
    #expect(ask("GET \(prefix)")?.contains("value=butterfly") == true)
    server.stop()
  }
}
