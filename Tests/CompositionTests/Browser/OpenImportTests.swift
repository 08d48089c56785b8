import TestSupport
import Testing

/// Files that a person chooses to import in the browser, and what is asked about them.
@Suite(.serialized)
struct OpenImportTests {
  private let swim = String(decoding: TCXBuilder.swim().file(), as: UTF8.self)

  @Test func asksForThePoolOfEachFileInOneForm() throws {
    let book = try OpenBook(isEmpty: true)
    let later = swim.replacing("2023-06-05", with: "2023-07-05")
    let asked = try book.follow(upload(book, [("a.tcx", swim), ("b.tcx", later)]))
    #expect(asked.body.contains("How Long Were the Pools?") && asked.body.contains("Fits: 25\u{A0}m"), "\(asked.body)")
    #expect(!asked.body.contains("a.tcx=25") && !asked.body.contains("/tmp/"))
    #expect(try answer(["wide", "25"], to: asked, book).status == 422)
    let half = try answer(["25", ""], to: asked, book)
    #expect(half.body.contains("How Long Was the Pool?") && half.body.contains("b.tcx"), "\(half.body)")
    let rest = try answer(["25"], to: half, book)
    #expect(rest.status == 200 && !rest.body.contains("How Long Was the Pool?"), "\(rest.body)")
    // What was answered is not offered any more, and its files are gone.
    #expect(try answer(["25"], to: half, book).status == 409)
    for swim in ["20230605T060000Z", "20230705T060000Z"] {
      #expect(book.show("recordbook://swimming/swims/" + swim).status == 200)
    }
  }

  private func answer(_ pools: [String], to page: OpenBook.Answer, _ book: OpenBook) throws -> OpenBook.Answer {
    let key = try #require(page.hidden("action").first { $0.hasPrefix("book.importFiles?question=") })
    let fields = pools.enumerated().map { ("in-pool/\($0.offset)", $0.element) }
    return book.follow(
      book.post(book.prefix + "/screen/import", [("nonce", page.hidden("nonce")[0]), ("action", key)] + fields))
  }

  private func upload(_ book: OpenBook, _ files: [(name: String, text: String)]) throws -> OpenBook.Answer {
    let page = book.show("recordbook://import")
    let key = try #require(page.hidden("action").first { $0.hasPrefix("book.importFiles") && $0.hasSuffix("#paths") })
    let parts =
      [("nonce", "", page.hidden("nonce")[0]), ("action", "", key), ("value", "", "")]
      + files.map { ("file", "; filename=\"\($0.name)\"", $0.text) }
    return book.upload(to: book.prefix + "/screen/import", parts)
  }
}
