import Composition
import KernelApplication
import KernelDomain
import RunningApplication
import System
import TestSupport
import Testing

/// The positions that a browser streams to the run that it began.
@Suite(.serialized)
struct OpenBookFeedTests {
  private let track = "recordbook://running/track"

  private func feed(_ book: OpenBook, _ fixes: String, nonce: String) -> OpenBook.Answer {
    book.post(book.prefix + "/feed", [("nonce", nonce), ("fixes", fixes)])
  }

  private func fix(_ second: Int, lat: Double = 50) -> String {
    #"{"time":"2026-05-03T06:45:\#(second < 10 ? "0" : "")\#(second)Z","lat":\#(lat),"lon":14.4,"accuracy":5}"#
  }

  /// Presses the button that begins a run outdoors, and answers the page that follows.
  private func begin(_ book: OpenBook) throws -> OpenBook.Answer {
    let page = book.show(track)
    let key = try #require(page.hidden("action").first { $0.hasPrefix("running.startRun") && !$0.contains("indoor") })
    return book.follow(book.press(key, on: page, at: track))
  }

  private func opened() throws -> OpenBook {
    try OpenBook(isEmpty: true, clock: "2026-05-03T06:45:00Z")
  }

  /// The places of the run under way.
  private func places(_ book: OpenBook) throws -> Int {
    try book.app.catalog.call(ShowLive.self, NoInput()).route.joined().count
  }

  @Test func itsPositionsReachTheRun() throws {
    let book = try opened()
    let resting = book.show(track)
    let nonce = try #require(resting.hidden("nonce").first)
    // Before a run has begun none is asked for, and none is taken.
    #expect(!resting.body.contains("data-feed"))
    #expect(feed(book, "[\(fix(0))]", nonce: nonce).status == 409)
    let page = try begin(book)
    #expect(page.body.contains("data-feed"))
    #expect(feed(book, "[\(fix(0)),\(fix(1, lat: 50.00003))]", nonce: nonce).status == 200)
    #expect(feed(book, "[\(fix(2, lat: 50.00006))]", nonce: nonce).status == 200)
    #expect(try places(book) == 3)
  }

  /// The switch only changes the address, which sends no event. Start then begins a run indoors, without positions.
  @Test func aRunIndoorsAsksForNone() throws {
    let book = try opened()
    let page = book.show(track)
    let key = try #require(page.hidden("action").first { $0.hasPrefix("screen.show") })
    let answer = book.press(key, on: page, at: track)
    #expect(answer.location == book.prefix + "/screen/running/track?indoor=yes#indoor")
    let indoors = book.follow(answer)
    let start = try #require(indoors.hidden("action").first { $0 == "running.startRun?indoor=true" })
    let begun = book.follow(book.press(start, on: indoors, at: track + "?indoor=yes"))
    #expect(begun.status == 200 && !begun.body.contains("data-feed"))
    #expect(try book.app.catalog.call(ShowLive.self, NoInput()).indoor == true)
  }

  /// A page that is no longer this session's, or text that is none of a browser's, changes nothing.
  @Test func whatIsNoPositionIsRefused() throws {
    let book = try opened()
    let page = try begin(book)
    let nonce = try #require(page.hidden("nonce").first)
    #expect(feed(book, "[\(fix(0))]", nonce: "0").status == 403)
    #expect(feed(book, "", nonce: nonce).status == 422)
    #expect(feed(book, "[{}]", nonce: nonce).status == 422)
    // What lies nowhere on the earth is a fix without a position.
    #expect(feed(book, "[\(fix(0, lat: 91))]", nonce: nonce).status == 200)
    #expect(book.post(book.prefix + "/feed", [("nonce", nonce)]).status == 400)
    #expect(book.get(book.prefix + "/feed").status == 404)
    #expect(try places(book) == 0)
    #expect(feed(book, "[\(fix(1))]", nonce: nonce).status == 200)
  }

  /// The page stops asking for positions when another program has ended the run.
  @Test func aRunThatEndedTakesNoMore() throws {
    let book = try opened()
    let page = try begin(book)
    let nonce = try #require(page.hidden("nonce").first)
    #expect(feed(book, "[\(fix(0))]", nonce: nonce).status == 200)
    _ = try book.app.call(method: "running.finishRun", json: Array("{}".utf8))
    #expect(feed(book, "[\(fix(1))]", nonce: nonce).status == 409)
    #expect(!book.show(track).body.contains("data-feed"))
  }
}
