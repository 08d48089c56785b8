import Testing

/// The file of a meet, which a person chooses in the browser.
@Suite(.serialized)
struct OpenMeetTests {
  private let route = "recordbook://swimming/results/add"

  @Test func importsAFileThatIsUploaded() throws {
    let book = try OpenBook(isEmpty: true)
    let table = "day,meet,city,course,style,distance,time\n2025-11-08,Club Cup,Brno,scm,freestyle,100,1:12.34\n"
    let answer = try upload(book, file: "; filename=\"results.csv\"", table)
    #expect(answer.status == 303)
    let shown = book.follow(answer)
    #expect(shown.status == 200 && shown.body.contains("1:12.34"), "\(shown.body.prefix(2_000))")
    #expect(!shown.body.contains("/tmp"))
  }

  @Test func refusesAnotherFileAndNone() throws {
    let book = try OpenBook(isEmpty: true)
    let other = try upload(book, file: "; filename=\"notes.csv\"", "a,b\n1,2\n")
    #expect(
      other.status == 422 && other.body.contains("notes.csv") && !other.body.contains("/notes.csv"),
      "\(other.body.prefix(2_000))")
    let none = try upload(book, file: "; filename=\"\"", "")
    #expect(none.status == 422 && none.body.contains("No file was chosen"))
    #expect(book.show("recordbook://swimming/results").body.contains("No Meets Yet"))
  }

  private func upload(_ book: OpenBook, file: String, _ content: String) throws -> OpenBook.Answer {
    let page = book.show(route)
    #expect(page.body.contains("<input name=\"file\" type=\"file\" required"))
    let key = try #require(page.hidden("action").first { $0.hasPrefix("swimming.importOfficialResults") })
    return book.upload(
      to: book.prefix + "/screen/swimming/results/add",
      [
        ("nonce", "", page.hidden("nonce")[0]), ("action", "", key), ("in-name", "", ""), ("in-birth", "", ""),
        ("file", file, content),
      ])
  }
}
