import Composition
import KernelApplication
import KernelPresentation
import Libc
import System
import TestSupport
import Testing
import WireTestSupport

/// What open pages hear of the book, whoever changes it.
@Suite(.serialized)
struct OpenBookEventTests {
  /// A page that follows.
  private func follower(_ book: OpenBook) -> RawClient {
    let client = RawClient(port: book.port)
    client.send("GET \(book.prefix)/events HTTP/1.1\r\nHost: 127.0.0.1:\(book.port)\r\n\r\n")
    #expect(client.text(upTo: "\r\n\r\n")?.contains("text/event-stream") == true)
    return client
  }

  private func choose(_ theme: String, in book: OpenBook) throws {
    let page = book.show("recordbook://settings")
    let key = try #require(page.hidden("action").first { $0.hasPrefix("settings.") && $0.hasSuffix("theme=\(theme)") })
    #expect(book.press(key, on: page, at: "recordbook://settings").status == 303)
  }

  private func rename(_ app: App, _ name: String) throws {
    _ = try app.call(method: "profile.updateProfile", json: Array(#"{"name":"\#(name)"}"#.utf8))
  }

  @Test func everyPageHearsOfAChange() throws {
    let book = try OpenBook()
    let (first, second) = (follower(book), follower(book))
    try choose("dark", in: book)
    #expect(first.text(upTo: "event: changed\n") != nil)
    #expect(second.text(upTo: "event: changed\n") != nil)
  }

  @Test(arguments: [false, true]) func itHearsOfWhatAnotherProcessChanges(isEmpty: Bool) throws {
    let book = try OpenBook(isEmpty: isEmpty)
    let client = follower(book)
    // Nothing signals when the watch of the store begins, and a change before it sends no event, so the name is changed
    // until one arrives.
    var changes = 0
    for _ in 0..<2 {
      let hears = eventually {
        changes += 1
        try? rename(App(book.configuration), "Swimmer \(changes)")
        return client.has("event: changed\n")
      }
      #expect(hears)
    }
  }

  /// Showing a page may write to the store, such as that the owner has seen moved records. This must not reload the
  /// page.
  @Test func itHearsOnceOfWhatItsOwnSessionDoes() throws {
    let book = try OpenBook()
    let client = follower(book)
    try choose("dark", in: book)
    for route in ["recordbook://", "recordbook://swimming/records"] { #expect(book.show(route).status == 200) }
    try choose("light", in: book)
    #expect(client.text(upTo: "event: changed\n") != nil)
    #expect(client.text(upTo: "event: changed\n") != nil)
    book.end()
    #expect(!client.rest().contains("changed"))
  }

  @Test func aServiceThatIsKilledIsSaidAndThePagesGoOn() throws {
    let book = try OpenBook(service: .usual)
    let control = try ServiceControl(book.configuration, socket: nil)
    let service = try #require(try control.start().process)
    let client = follower(book)
    #expect(client.text(upTo: "event: said\n") != nil)
    try choose("dark", in: book)
    #expect(client.text(upTo: "event: changed\n") != nil)
    kill(service, SIGKILL)
    waitpid(service, nil, 0)
    #expect(client.text(upTo: "The service has ended.") != nil)
    #expect(book.show("recordbook://settings").status == 200)
    try choose("light", in: book)
    #expect(client.text(upTo: "event: changed\n") != nil)
    let next = try #require(try control.start().process)
    // The pages follow the new service, and the message that the old one ended is taken away.
    #expect(client.text(upTo: "event: said\ndata: \n") != nil)
    try choose("dark", in: book)
    #expect(client.text(upTo: "event: changed\n") != nil)
    _ = try control.stop()
    waitpid(next, nil, 0)
  }

  /// A notice appears on the pages of its feature, and never after the run that it is about.
  @Test func noticesEndWithTheRunThatTheyAreOf() throws {
    let book = try OpenBook(isEmpty: true, service: .usual)
    let control = try ServiceControl(book.configuration, socket: nil)
    let service = try #require(try control.start().process)
    let access = BookAccess(book.configuration, .usual)
    func call(_ method: String, _ input: String = "{}") throws {
      _ = try access.call(method: "running." + method, json: Array(input.utf8), progress: NoProgress())
    }
    let client = follower(book)
    #expect(client.text(upTo: "event: said\n") != nil)
    try call("startRun", #"{"indoor":true}"#)
    #expect(client.text(upTo: "event: notice\ndata: running support\ndata: ") != nil)
    for _ in 0..<5 { try call("markLap") }
    try call("finishRun")
    try call("discardRun")
    // The notice on show is taken away, and those that wait never appear.
    #expect(client.text(upTo: "event: notice\ndata: running support\ndata: \n") != nil)
    Thread.sleep(milliseconds: 6_000)
    #expect(!client.has("event: notice"))
    _ = try control.stop()
    waitpid(service, nil, 0)
  }
}
