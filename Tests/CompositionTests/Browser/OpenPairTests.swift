import Composition
import KernelPresentation
import TestSupport
import Testing

/// Two forms of one screen that have the same action: one makes a code, the other enters it.
@Suite(.serialized)
struct OpenPairTests {
  private let route = "recordbook://feed/pair"

  private func send(_ book: OpenBook, _ page: OpenBook.Answer, _ fields: [(String, String)]) -> OpenBook.Answer {
    let form = [("nonce", page.hidden("nonce").first ?? ""), ("action", "feed.pairPerson")]
    return book.post(book.prefix + "/screen/feed/pair", form + fields.map { ("in-\($0)", $1) })
  }

  @Test func theFormIsMeantWhoseFieldsWereSent() throws {
    let book = try OpenBook(isEmpty: true)
    let page = book.show(route)
    let zeros = [String](repeating: "00000", count: 13).joined(separator: "-")
    let mistyped = send(book, page, [("name", "Jana"), ("code", zeros)])
    #expect(mistyped.status == 422)
    #expect(!mistyped.body.contains("Six Words"))
    let made = send(book, page, [("name", "Jana")])
    #expect(made.status == 200)
    #expect(made.body.contains("Six Words"))
  }

  /// A form that the screen does not have is none of its own.
  @Test func fieldsThatNoFormHasChangeNothing() throws {
    let book = try OpenBook(isEmpty: true)
    let answer = send(book, book.show(route), [("name", "Jana"), ("other", "x")])
    #expect(answer.status == 409)
  }
}
