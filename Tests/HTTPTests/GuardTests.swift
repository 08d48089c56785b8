import HTTP
import System
import Testing
import WireTestSupport

/// Guards let the session's own pages through, and nobody else's.
struct GuardTests {
  /// Of a request with these fields.
  private static func head(
    _ target: String = "/", method: String = "GET", host: String = "127.0.0.1:8080", _ fields: String = ""
  ) throws -> RequestHead {
    var parser = RequestParser()
    let length = method == "POST" ? "Content-Length: 0\r\n" : ""
    var input = Array("\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\(length)\(fields)\r\n".utf8)[...]
    guard case .head(let head) = try parser.next(&input) else { throw HTTPRefusal.malformedRequestLine }
    return head
  }

  private static func refusal(_ body: () throws -> Void) -> HTTPRefusal? {
    do {
      try body()
      return nil
    } catch {
      return error as? HTTPRefusal
    }
  }

  @Test(
    arguments: [
      ("127.0.0.1:8080", nil), ("127.0.0.1", .foreignHost), ("127.0.0.1:8081", .foreignHost),
      ("localhost:8080", .foreignHost), ("[::1]:8080", .foreignHost), ("0.0.0.0:8080", .foreignHost),
      ("127.0.0.1:08080", .foreignHost), ("127.1:8080", .foreignHost), ("evil.example:8080", .foreignHost),
      ("127.0.0.1.evil.example:8080", .foreignHost),
    ] as [(String, HTTPRefusal?)])
  func onlyTheOwnHost(host: String, refusal: HTTPRefusal?) throws {
    #expect(GuardTests.refusal { try HostGuard(port: 8_080).check(GuardTests.head(host: host)) } == refusal)
  }

  @Test func anOldRequestWithoutHostIsForeign() throws {
    var parser = RequestParser()
    var input = Array("GET / HTTP/1.0\r\n\r\n".utf8)[...]
    guard case .head(let head) = try parser.next(&input) else { return }
    #expect(GuardTests.refusal { try HostGuard(port: 8_080).check(head) } == .foreignHost)
  }

  private static let origin = "Origin: http://127.0.0.1:8080\r\n"

  @Test(
    arguments: [
      ("GET", "", nil), ("GET", "Sec-Fetch-Site: none\r\n", nil), ("GET", "Sec-Fetch-Site: same-origin\r\n", nil),
      ("GET", "Sec-Fetch-Site: cross-site\r\n", .foreignOrigin),
      ("GET", "Sec-Fetch-Site: same-site\r\n", .foreignOrigin),
      ("GET", "Origin: http://evil.example\r\n", .foreignOrigin), ("HEAD", "Origin: null\r\n", .foreignOrigin),
      ("GET", "Sec-Fetch-Site: none\r\nSec-Fetch-Site: cross-site\r\n", .foreignOrigin),
      ("POST", origin, nil), ("POST", origin + "Sec-Fetch-Site: same-origin\r\n", nil),
      ("POST", "", .foreignOrigin), ("POST", "Sec-Fetch-Site: same-origin\r\n", .foreignOrigin),
      ("POST", origin + "Sec-Fetch-Site: none\r\n", .foreignOrigin),
      ("POST", origin + "Sec-Fetch-Site: cross-site\r\n", .foreignOrigin),
      ("POST", origin + origin, .foreignOrigin), ("POST", "Origin: null\r\n", .foreignOrigin),
      ("POST", "Origin: http://127.0.0.1:8081\r\n", .foreignOrigin),
      ("POST", "Origin: https://127.0.0.1:8080\r\n", .foreignOrigin),
      ("POST", "Origin: http://127.0.0.1:8080.evil.example\r\n", .foreignOrigin),
      ("POST", "Origin: http://127.0.0.1:8080, http://evil.example\r\n", .foreignOrigin),
      ("POST", "Referer: http://127.0.0.1:8080/\r\n", .foreignOrigin),
    ] as [(String, String, HTTPRefusal?)])
  func onlyTheOwnPages(method: String, fields: String, refusal: HTTPRefusal?) throws {
    let head = try GuardTests.head(method: method, fields)
    #expect(GuardTests.refusal { try OriginGuard(port: 8_080).check(head) } == refusal)
  }

  @Test func theSessionIsBelowItsToken() throws {
    let session = SessionGuard()
    #expect(try session.path(GuardTests.head(session.prefix)) == [])
    #expect(try session.path(GuardTests.head(session.prefix + "/swimming/")) == ["swimming"])
    #expect(session.prefix.utf8.count == 33 && session.prefix != SessionGuard().prefix)
    let others = [
      "/", "/swimming", String(session.prefix.dropLast()), session.prefix + "0", "/" + session.prefix.uppercased(),
      SessionGuard().prefix, "/swimming" + session.prefix,
    ]
    for other in others {
      #expect(throws: HTTPRefusal.self) { try session.path(GuardTests.head(other)) }
    }
    #expect(GuardTests.refusal { _ = try session.path(GuardTests.head("/swimming")) } == .wrongSession)
  }

  @Test func anOpeningTokenOpensOnce() {
    let token = OpeningToken()
    #expect(GuardTests.refusal { try token.spend("") } == .spentOpeningToken)
    #expect(GuardTests.refusal { try token.spend(OpeningToken().text) } == .spentOpeningToken)
    #expect(GuardTests.refusal { try token.spend(token.text) } == nil)
    #expect(GuardTests.refusal { try token.spend(token.text) } == .spentOpeningToken)
  }

  @Test func tokensDifferInEveryPart() {
    let tokens = (0..<1_000).map { _ in SecretToken() }
    #expect(Set(tokens.map(\.text)).count == 1_000)
    for place in 0..<32 {
      let digits = Set(tokens.map { Array($0.text)[place] })
      #expect(digits == Set("0123456789abcdef"))
    }
    for token in tokens[..<10] {
      #expect(token.matches(token.text) && !token.matches(token.text + "0") && !token.matches(""))
      for place in 0..<32 {
        var other = Array(token.text)
        other[place] = other[place] == "0" ? "1" : "0"
        #expect(!token.matches(String(other)))
      }
    }
  }

  @Test func aFormCarriesTheNonceOnce() throws {
    let nonce = FormNonce()
    func check(_ body: String) throws -> HTTPRefusal? {
      let form = try Form(urlEncoded: Array(body.utf8))
      return GuardTests.refusal { try nonce.check(form) }
    }
    #expect(try check("a=b&nonce=\(nonce.text)") == nil)
    for body in ["a=b", "nonce=", "nonce=\(FormNonce().text)", "nonce=\(nonce.text)&nonce=\(nonce.text)", ""] {
      #expect(try check(body) == .wrongNonce)
    }
  }

  // MARK: The user at the other end

  private static let table = Array(
    """
      sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
       0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11 1 0000 100 0 0 10 0
       1: 0100007F:1F90 0100007F:D4F2 01 00000000:00000000 00:00000000 00000000  1000        0 12 1 0000 20 4 30 10 -1
       2: 0100007F:D4F2 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1001        0 13 1 0000 20 4 30 10 -1
       3: 0200007F:D4F3 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1002        0 14 1 0000 20 4 30 10 -1
       4: 0000000000000000FFFF00000100007F:D4F4 0000000000000000FFFF00000100007F:1F90 01 0:0 00:0 0  1003  0 15 1
       6: 0100007F:D4F6 0100007F:1F90 04 00000000:00000001 01:00000014 00000000     0        0 0 2 0000 20 4 30 10 -1
       5: cut
    """.utf8)

  @Test(
    arguments: [
      (0xD4F2, 1_001), (0x1F90, nil), (0xD4F3, nil), (0xD4F4, 1_003), (0xD4F5, nil), (0x4F2, nil), (0xD4F6, nil),
    ] as [(UInt16, UInt32?)])
  func theKernelTellsWhoseAConnectionIs(port: UInt16, user: UInt32?) {
    #expect(LoopbackPeer.user(of: port, to: 0x1F90, in: GuardTests.table) == user)
  }

  @Test func onlyTheSameUserIsServed() throws {
    for (owner, answer) in [
      (LoopbackPeer.Owner.user(ThisProcess.user), "200 /a "), (.unknown, "200 /a "),
      (.user(ThisProcess.user + 1), "403 foreignUser"), (.nobody, "403 foreignUser"),
    ] {
      let server = try RunningServer(peerGuard: PeerGuard { _ in owner }) { _ in EchoSite() }
      let client = server.client()
      // What is refused is refused before it asks.
      if answer.hasPrefix("200") { client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n") }
      #expect(client.answer() == answer)
      server.stop()
    }
  }
}
