import BookApplication
import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import TestSupport
import Testing
import WireTestSupport

/// What who is not the session's page tries on the open book: each is refused with its status, and nothing is changed.
@Suite(.serialized)
struct OpenBookAttackTests {
  /// A request, in which `HOST`, `PREFIX`, `ORIGIN`, `PATH` and `FORM` stand for the book's own; and the answers' status
  /// codes, 0 for a connection that is closed without one.
  struct Attack: Sendable, CustomTestStringConvertible {
    let name: String
    let request: String
    let answers: [Int]

    init(_ name: String, _ answers: Int..., request: String) {
      (self.name, self.request, self.answers) = (name, request, answers)
    }

    var testDescription: String { name }
  }

  static let post = "POST PATH HTTP/1.1\r\nHost: HOST\r\nOrigin: ORIGIN\r\nSec-Fetch-Site: same-origin\r\n"
  static let type = "Content-Type: application/x-www-form-urlencoded\r\n"

  static let attacks: [Attack] = [
    Attack("two lengths", 400, request: post + type + "Content-Length: 3\r\nContent-Length: LENGTH\r\n\r\nFORM"),
    Attack(
      "a length and chunks", 400,
      request: post + type + "Content-Length: LENGTH\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nFORM"),
    Attack("a length of hex", 400, request: post + type + "Content-Length: 0x20\r\n\r\nFORM"),
    Attack("a negative length", 400, request: post + type + "Content-Length: -1\r\n\r\nFORM"),
    Attack(
      "a length beyond all", 413, request: post + type + "Content-Length: 99999999999\r\n\r\nFORM"),
    Attack("an unknown coding", 400, request: post + type + "Transfer-Encoding: gzip\r\n\r\nFORM"),
    Attack("a folded line", 400, request: post + type + "X: a\r\n b\r\nContent-Length: LENGTH\r\n\r\nFORM"),
    Attack("a space before the colon", 400, request: post + type + "Content-Length : LENGTH\r\n\r\nFORM"),
    Attack("a zero byte", 400, request: post + type + "X: a\0b\r\nContent-Length: LENGTH\r\n\r\nFORM"),
    Attack("line feeds alone", 400, request: "GET PREFIX/screen HTTP/1.1\nHost: HOST\n\n"),
    Attack(
      "a flood of fields", 431,
      request: "GET PREFIX/screen HTTP/1.1\r\nHost: HOST\r\n" + String(repeating: "X: y\r\n", count: 5_000) + "\r\n"),
    Attack(
      "a long field", 431,
      request: "GET PREFIX/screen HTTP/1.1\r\nHost: HOST\r\nX: " + String(repeating: "y", count: 100_000) + "\r\n\r\n"),
    Attack(
      "a long line", 414,
      request: "GET PREFIX/screen?" + String(repeating: "y", count: 100_000) + " HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack("no host", 400, request: "GET PREFIX/screen HTTP/1.1\r\n\r\n"),
    Attack("two hosts", 400, request: "GET PREFIX/screen HTTP/1.1\r\nHost: HOST\r\nHost: HOST\r\n\r\n"),
    Attack("another host", 421, request: "GET PREFIX/screen HTTP/1.1\r\nHost: book.example\r\n\r\n"),
    Attack("localhost", 421, request: "GET PREFIX/screen HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n"),
    Attack("another port", 421, request: "GET PREFIX/screen HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n"),
    Attack("an absolute address elsewhere", 400, request: "GET http://book.example/ HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack("an older version without a host", 421, request: "GET PREFIX/screen HTTP/1.0\r\n\r\n"),
    Attack("a newer version", 505, request: "GET PREFIX/screen HTTP/2.0\r\nHost: HOST\r\n\r\n"),
    Attack("an unknown method", 501, request: "BREW PREFIX/screen HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack("a way up", 400, request: "GET PREFIX/style/../screen HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack("a way up, encoded", 400, request: "GET PREFIX/style/%2e%2e/screen HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack("a slash, encoded", 400, request: "GET PREFIX/style%2frecords-book.css HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack("no session", 403, request: "GET /screen HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack(
      "a guessed session", 403,
      request: "GET /00000000000000000000000000000000/screen HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack("the spent opening token", 403, request: "GET OPENING HTTP/1.1\r\nHost: HOST\r\n\r\n"),
    Attack(
      "a page of another site that leads here", 403,
      request: "GET PREFIX/screen HTTP/1.1\r\nHost: HOST\r\nSec-Fetch-Site: cross-site\r\n\r\n"),
    Attack(
      "a form of another site", 403,
      request:
        "POST PATH HTTP/1.1\r\nHost: HOST\r\nOrigin: http://book.example\r\nSec-Fetch-Site: cross-site\r\n\(type)"
        + "Content-Length: LENGTH\r\n\r\nFORM"),
    Attack(
      "a form without its origin", 403,
      request: "POST PATH HTTP/1.1\r\nHost: HOST\r\n\(type)Content-Length: LENGTH\r\n\r\nFORM"),
    Attack("a form without its nonce", 403, request: post + type + "Content-Length: 20\r\n\r\naction=settings&x=123"),
    Attack("a form that is none", 415, request: post + "Content-Type: text/plain\r\nContent-Length: 3\r\n\r\na=b"),
    Attack("a form that is JSON", 415, request: post + "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"),
    Attack(
      "a second request hidden in a body that is refused", 403,
      request:
        "POST PATH HTTP/1.1\r\nHost: HOST\r\n\(type)Content-Length: 40\r\n\r\nGET PREFIX/screen HTTP/1.1\r\nHost: HOST\r\n\r\n"
    ),
    Attack(
      "requests one after another", 200, 404, 200,
      request:
        "GET PREFIX/screen HTTP/1.1\r\nHost: HOST\r\n\r\nGET PREFIX/none HTTP/1.1\r\nHost: HOST\r\n\r\n"
        + "GET PREFIX/icon.svg HTTP/1.1\r\nHost: HOST\r\n\r\n"),
  ]

  @Test func eachIsRefusedWithItsStatus() throws {
    let book = try OpenBook()
    let route = "recordbook://settings"
    let page = book.show(route)
    let key = try #require(page.hidden("action").first { $0.hasSuffix("theme=dark") })
    let form = "nonce=\(page.hidden("nonce")[0])&action=\(key.formEncoded)"
    let host = "127.0.0.1:\(book.port)"
    for attack in OpenBookAttackTests.attacks {
      let request = attack.request.replacing("LENGTH", with: String(form.utf8.count)).replacing("FORM", with: form)
        .replacing("ORIGIN", with: "http://" + host).replacing("HOST", with: host)
        .replacing("PATH", with: book.prefix + "/screen/settings").replacing("PREFIX", with: book.prefix)
        .replacing("OPENING", with: book.opening).replacing("PORT", with: String(book.port))
      let client = RawClient(port: book.port)
      client.send(request)
      client.endSending()
      let statuses = client.rest().components(between: "HTTP/1.1 ", and: " ").compactMap { Int($0) }
      #expect(statuses == attack.answers, "\(attack.name)")
    }
    #expect(try book.app.catalog.call(ListChanges.self, ListChanges.Input()).changes.allSatisfy { $0.imported != nil })
  }

  /// A byte at a time is still that request, and still the page's own.
  @Test func aFormThatComesByteByByteIsTaken() throws {
    let book = try OpenBook()
    let page = book.show("recordbook://settings")
    let key = try #require(page.hidden("action").first { $0.hasSuffix("theme=dark") })
    let form = "nonce=\(page.hidden("nonce")[0])&action=\(key.formEncoded)"
    let host = "127.0.0.1:\(book.port)"
    let client = RawClient(port: book.port)
    let request =
      "POST \(book.prefix)/screen/settings HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
      + OpenBookAttackTests.type + "Content-Length: \(form.utf8.count)\r\n\r\n" + form
    for byte in request.utf8 { client.send([byte]) }
    #expect(client.answer()?.hasPrefix("303") == true)
    #expect(try book.app.catalog.call(ListChanges.self, ListChanges.Input()).changes.count { $0.imported == nil } == 1)
  }
}
