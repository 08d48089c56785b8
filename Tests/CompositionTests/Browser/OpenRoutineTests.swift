import Composition
import TestSupport
import Testing

/// The form of a routine as a browser without the script sends it.
@Suite(.serialized)
struct OpenRoutineTests {
  private static let route = "recordbook://strength/routines/r1"

  private func routine() throws -> OpenBook {
    let book = try OpenBook(isEmpty: true)
    let block = #"{"exercise":"Barbell_Squat","restSeconds":90,"targets":[{"reps":5}]}"#
    _ = try book.app.call(method: "strength.saveRoutine", json: Array(#"{"name":"Legs","blocks":[\#(block)]}"#.utf8))
    return book
  }

  private func save(_ rest: String, in book: OpenBook) throws -> OpenBook.Answer {
    let page = book.show(Self.route)
    let key = try #require(page.hidden("action").first { $0.hasPrefix("strength.saveRoutine") })
    return book.post(
      book.prefix + "/screen/strength/routines/r1",
      [
        ("nonce", page.hidden("nonce").first ?? ""), ("action", key), ("in-name", "Legs"),
        ("in-blocks/0/targets/0/reps", "5"), ("in-blocks/0/restSeconds", rest),
      ])
  }

  private func rest(_ page: OpenBook.Answer) throws -> String {
    let field = page.body.components(between: "<input", and: ">").first {
      $0.contains("name=\"in-blocks/0/restSeconds\"")
    }
    return try #require(field?.components(between: " value=\"", and: "\"").first)
  }

  @Test(arguments: ["2:00", "120", "120 s", "2 min"]) func aRestIsReadAsItIsMeant(_ typed: String) throws {
    let book = try routine()
    #expect(try rest(book.show(Self.route)) == "1:30")
    #expect(try save(typed, in: book).status == 303)
    #expect(try rest(book.show(Self.route)) == "2:00")
  }

  @Test func whatIsNoRestStaysInItsField() throws {
    let book = try routine()
    let refused = try save("soon", in: book)
    #expect(refused.status == 422)
    #expect(refused.body.replacing("\u{A0}", with: " ").contains("is not a duration"))
    #expect(try rest(refused) == "soon")
    #expect(try rest(book.show(Self.route)) == "1:30")
  }
}
