import KernelPresentation
import TestSupport
import Testing

/// Where a person goes on: after a form that was posted, and from an address that leads nowhere.
@Suite(.serialized)
struct OpenPlaceTests {
  /// The fragment names what was pressed, which is still there: a browser focuses it and scrolls to it.
  @Test func afterAPressTheAnswerLeadsToIt() throws {
    let book = try OpenBook()
    let page = book.show("recordbook://settings")
    let key = try #require(page.hidden("action").first { $0.hasSuffix("theme=dark") })
    let answer = book.press(key, on: page, at: "recordbook://settings")
    #expect(answer.status == 303 && answer.location?.hasSuffix("#settings%2EupdateSettings%3Ftheme%3Ddark") == true)
    #expect(book.follow(answer).body.contains(" id=\"\(key)\""))
  }

  /// A question that is answered is gone: the next one is gone on with.
  @Test func afterAnAnswerTheNextQuestionFollows() throws {
    let book = try OpenBook()
    let page = book.show("recordbook://review")
    let questions = page.body.components(between: "<section class=\"card decision\" id=\"", and: "\"")
    try #require(questions.count > 2)
    let key = try #require(page.hidden("action").first)
    let answer = book.press(key, on: page, at: "recordbook://review")
    let place = questions[1].replacing("-", with: "%2D").replacing(".", with: "%2E")
    #expect(answer.location?.hasSuffix("#" + place) == true, "\(answer.location ?? "")")
    #expect(!book.follow(answer).body.contains("id=\"\(questions[0])\""))
  }

  /// A script follows the redirection itself, so that it does not use up what the page tells.
  @Test func aScriptIsToldWhereToGoOn() throws {
    let book = try OpenBook()
    let page = book.show("recordbook://settings")
    let key = try #require(page.hidden("action").first { $0.hasSuffix("theme=dark") })
    let answer = book.post(
      book.prefix + "/screen/settings", [("nonce", page.hidden("nonce").first ?? ""), ("action", key)],
      fields: "X-Live: 1\r\n")
    #expect(answer.status == 204 && answer.location == nil)
    #expect(answer.field("X-Location")?.hasPrefix(book.prefix + "/screen/settings?done=") == true)
  }

  @Test func aPageThatIsNotThereNamesThreeThatAre() throws {
    let book = try OpenBook()
    let page = book.show("recordbook://setings")
    #expect(page.status == 404 && page.body.contains("Perhaps You Meant"))
    #expect(page.body.contains("href=\"\(book.prefix)/screen/settings\"") && !page.body.contains("recordbook://"))
    #expect(page.body.components(between: "<a class=\"row\"", and: ">").count == 3)
  }

  /// The address of a run that does not exist gets a page that says so, without suggestions of other addresses.
  @Test func aRunThatIsNotThereIsNoWrongAddress() throws {
    let page = try OpenBook().show("recordbook://running/run/r20000101T000000Z")
    #expect(page.status == 404 && !page.body.contains("Perhaps You Meant"))
  }
}
