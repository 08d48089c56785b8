import Composition
import KernelApplication
import KernelPresentation
import TestSupport
import Testing

/// What pages say of what was done, and of what was wrong.
@Suite(.serialized)
struct OpenPageTests {
  /// Drawings that the page uses and lacks, or has twice.
  private func strayDrawings(_ page: OpenBook.Answer) -> [String] {
    let used = Set(page.body.components(between: "<use href=\"#", and: "\""))
    let there = page.body.components(between: "<symbol id=\"", and: "\"")
    return used.subtracting(there).sorted() + Set(there).filter { name in there.count { $0 == name } > 1 }
  }

  private func fields(_ page: OpenBook.Answer, thatHave part: String) -> [String] {
    page.body.components(between: "<input", and: ">").filter { $0.contains(part) }
  }

  /// Every screen that no parameter leads to.
  @Test func everyPageHasTheDrawingsThatItUses() throws {
    let book = try OpenBook()
    let routes = try BookAccess(book.configuration, .none).screenPatterns().map(\.path).filter { path in
      // Words in capitals stand for parameters.
      !path.split(separator: "/").contains { $0 == $0.uppercased() && $0 != $0.lowercased() }
    }
    #expect(routes.count > 20)
    for route in routes {
      for page in book.showAll(Route.scheme + route) {
        #expect(strayDrawings(page).isEmpty, "\(route): \(strayDrawings(page))")
      }
    }
  }

  @Test func whatWasRefusedIsToldAtOnceAndHasTheFocus() throws {
    let book = try OpenBook(isEmpty: true)
    let setup = "recordbook://support/setup"
    let page = book.show(setup)
    let key = try #require(page.hidden("action").first { $0.hasPrefix("support.createPlan") })
    func refusal(_ day: String, _ metres: String) -> OpenBook.Answer {
      book.post(
        book.prefix + "/screen/support/setup",
        [
          ("nonce", page.hidden("nonce").first ?? ""), ("action", key), ("in-name", "Sunday"), ("in-day", day),
          ("in-goalMetres", metres), ("in-mostMessages", "3"), ("in-mostSeconds", "30"),
        ])
    }
    for (day, metres, wrong) in [("2020-01-01", "5000", "in-day"), ("", "far", "in-goalMetres")] {
      let refused = refusal(day, metres)
      #expect(refused.status == 422)
      #expect(strayDrawings(refused).isEmpty, "\(strayDrawings(refused))")
      let alert = try #require(refused.body.components(between: "<div class=\"warning\"", and: "</div>").first)
      #expect(alert.contains(" role=\"alert\"") && alert.contains("<use href"))
      // The focus is in the field that is wrong, and nowhere else.
      let focused = fields(refused, thatHave: " autofocus")
      #expect(focused.count == 1 && focused[0].contains("name=\"\(wrong)\""), "\(focused)")
      #expect(focused == fields(refused, thatHave: "aria-invalid") && !alert.contains("autofocus"))
    }
  }

  @Test func whatIsWrongWithSeveralFieldsIsToldAtOnce() throws {
    let book = try OpenBook(isEmpty: true)
    let page = book.show("recordbook://support/setup")
    let key = try #require(page.hidden("action").first { $0.hasPrefix("support.createPlan") })
    let refused = book.post(
      book.prefix + "/screen/support/setup",
      [
        ("nonce", page.hidden("nonce").first ?? ""), ("action", key), ("in-name", "Sunday"), ("in-day", "2030-01-06"),
        ("in-goalMetres", "far"), ("in-mostMessages", "9999"), ("in-mostSeconds", "30"),
      ])
    #expect(refused.status == 422 && refused.body.contains("<title>2 things need a change: "))
    let alert = try #require(refused.body.components(between: "<div class=\"warning\"", and: "</div>").first)
    #expect(alert.contains(" role=\"alert\"") && alert.contains(" autofocus") && alert.contains("<use href"))
    let wrong = fields(refused, thatHave: "aria-invalid")
    #expect(wrong.count == 2 && !wrong.contains { $0.contains("autofocus") }, "\(wrong)")
    for field in wrong {
      let id = try #require(field.components(between: " id=\"", and: "\"").first)
      #expect(alert.contains("href=\"#\(id)\""))
    }
    #expect(refused.body.contains("value=\"Sunday\"") && strayDrawings(refused).isEmpty)
  }

  /// Of a password, too, of which nothing is shown again.
  @Test func aPasswordThatWasRefusedHasTheFocus() throws {
    let book = try OpenBook(isEmpty: true)
    let login = "recordbook://running/login?mode=signup"
    let page = book.show(login)
    let key = try #require(page.hidden("action").first { $0.hasPrefix("account.signUp") })
    let fields = ["email": "jana@example.org", "password": "short7!", "repeated": "short7!"]
    let answer = book.post(
      book.prefix + "/screen/running/login?mode=signup",
      [("nonce", page.hidden("nonce").first ?? ""), ("action", key)]
        + fields.filter { page.body.contains("name=\"in-\($0.key)\"") }.map { ("in-" + $0.key, $0.value) })
    #expect(answer.status == 422 && strayDrawings(answer).isEmpty)
    #expect(answer.body.contains("<div class=\"warning\" role=\"alert\" tabindex=\"-1\">"))
    #expect(self.fields(answer, thatHave: " autofocus").map { $0.contains("name=\"in-password\"") } == [true])
  }

  /// A field that acts alone has a page of its own where it was refused.
  @Test func aFieldThatActsAloneHasTheFocusWhereItWasRefused() throws {
    let book = try OpenBook()
    let settings = "recordbook://settings"
    let page = book.show(settings)
    let name = try #require(page.hidden("action").first { $0 == "profile.updateProfile#name" })
    let long = book.press(name, on: page, at: settings, value: String(repeating: "x", count: 300))
    #expect(long.status == 422 && long.body.contains(" role=\"alert\"") && strayDrawings(long).isEmpty)
    let focused = fields(long, thatHave: " autofocus")
    #expect(focused.count == 1 && focused[0].contains("name=\"value\""))
    // Where nothing can be entered, it is what went wrong.
    let gone = book.press("swimming.removeSwim?swim=20300101T000000Z", on: page, at: settings)
    let alert = try #require(gone.body.components(between: "<div class=\"warning\"", and: ">").first)
    #expect(alert.contains(" role=\"alert\"") && alert.contains(" autofocus") && strayDrawings(gone).isEmpty)
  }

  @Test func whatWasDoneIsToldOnce() throws {
    let book = try OpenBook()
    let settings = "recordbook://settings"
    let page = book.show(settings)
    let name = try #require(page.hidden("action").first { $0 == "profile.updateProfile#name" })
    let done = book.press(name, on: page, at: settings, value: "Eva")
    let next = try #require(done.location)
    let toast = "<div class=\"toast\""
    #expect(book.get(next).body.contains(toast))
    // Loaded again, or come back to, it is not.
    #expect(!book.get(next).body.contains(toast))
  }

  @Test func whatWasSetIsToldWithWhatItWas() throws {
    let book = try OpenBook()
    let settings = "recordbook://settings"
    let page = book.show(settings)
    let dark = try #require(page.hidden("action").first { $0 == "settings.updateSettings?theme=dark" })
    let next = try #require(book.press(dark, on: page, at: settings).location)
    #expect(book.get(next).body.contains("<p>Theme: Dark (was System)</p>"))
  }
}
