import BookApplication
import Composition
import KernelApplication
import KernelPresentation
import System
import TestSupport
import Testing

/// A locked book in a browser.
@Suite(.serialized)
struct OpenLockedBookTests {
  private let email = "jana@example.org"
  private let password = "correct horse"

  private func locked(service: ServiceChoice = .none) throws -> (book: OpenBook, codes: [String]) {
    let book = try OpenBook(isEmpty: true, service: service)
    _ = try book.app.call(method: "profile.updateProfile", json: Array(#"{"name":"Zdislava"}"#.utf8))
    let made = try book.app.catalog.call(SignUp.self, .init(email: email, password: password))
    _ = try book.app.catalog.call(LogOut.self, NoInput())
    return (book, made.codes)
  }

  private func send(
    _ book: OpenBook, _ page: OpenBook.Answer, _ action: String, at route: String, _ fields: [(String, String)]
  ) -> OpenBook.Answer {
    let form = [("nonce", page.hidden("nonce").first ?? ""), ("action", action)] + fields.map { ("in-\($0)", $1) }
    return book.post(book.prefix + "/screen/" + route.dropFirst(Route.scheme.count), form)
  }

  @Test func everyScreenLeadsToTheLoginAndBack() throws {
    let (book, _) = try locked()
    for route in ["", "settings", "changes", "export", "check", "prayer"].map({ Route.scheme + $0 }) {
      let answer = book.show(route)
      #expect(answer.status == 303)
      #expect(
        answer.location == book.prefix + "/screen/login?then="
          + route.replacing(":", with: "%3A").replacing("/", with: "%2F"))
      #expect(!answer.body.contains("Zdislava"))
    }
    let there = try #require(book.show("recordbook://settings").location)
    let page = book.get(there)
    #expect(page.status == 200)
    #expect(!page.body.contains("Zdislava"))
    let route = Route.scheme + there.dropFirst((book.prefix + "/screen/").count)
    let wrong = send(book, page, "account.logIn", at: route, [("email", email), ("password", "wrong horse")])
    #expect(wrong.status == 422)
    #expect(wrong.body.contains("The email or the password is wrong"))
    #expect(wrong.body.contains("name=\"in-password\""))
    #expect(!wrong.body.contains("wrong horse"))
    let right = send(book, wrong, "account.logIn", at: route, [("email", email), ("password", password)])
    #expect(right.status == 303)
    #expect(right.location?.hasPrefix(book.prefix + "/screen/settings") == true)
    #expect(book.get(right.location ?? "").body.contains("Zdislava"))
  }

  /// A form of a page that was open when the book was locked does nothing but lead to the login.
  @Test func aFormOfALockedBookChangesNothing() throws {
    let book = try OpenBook(isEmpty: true)
    let page = book.show("recordbook://settings")
    _ = try book.app.catalog.call(SignUp.self, .init(email: email, password: password))
    _ = try book.app.catalog.call(LogOut.self, NoInput())
    let key = #"profile.updateProfile#name"#
    #expect(page.hidden("action").contains(key))
    let answer = book.press(key, on: page, at: "recordbook://settings", value: "Eva")
    #expect(answer.status == 303)
    #expect(answer.location == book.prefix + "/screen/login?then=recordbook%3A%2F%2Fsettings")
    _ = try book.app.catalog.call(LogIn.self, .init(email: email, password: password))
    #expect(!book.show("recordbook://settings").body.contains("Eva"))
  }

  /// Twelve hours after the login the book is locked by itself: a page that was left open leads to the feature's login,
  /// with what is pressed on it undone, and from there back.
  @Test func aPageLeftOpenLeadsToTheLoginAndBack() throws {
    // Twelve hours are five seconds.
    let book = try OpenBook(isEmpty: true, clock: "2026-11-22T06:00:00Z x8640")
    _ = try book.app.catalog.call(SignUp.self, .init(email: email, password: password))
    let page = book.show("recordbook://running/settings")
    #expect(page.status == 200)
    while try book.app.catalog.call(ShowAccountStatus.self, NoInput()).isOpen { Thread.sleep(milliseconds: 50) }
    let key = try #require(page.hidden("action").first { $0.contains("running.units") && $0.contains("mi") })
    let refused = book.press(key, on: page, at: "recordbook://running/settings")
    let login = book.prefix + "/screen/running/login?then=recordbook%3A%2F%2Frunning%2Fsettings"
    #expect(refused.status == 303 && refused.location == login)
    #expect(book.show("recordbook://running/settings").location == login)
    let opened = send(
      book, book.get(login), "account.logIn", at: Route.scheme + login.dropFirst((book.prefix + "/screen/").count),
      [("email", email), ("password", password)])
    #expect(opened.location?.hasPrefix(book.prefix + "/screen/running/settings") == true)
    #expect(book.get(opened.location ?? "").body.contains("<title>Settings"))
    let settings = try book.app.call(method: ShowSettings.method, json: [])
    #expect(!String(decoding: settings, as: UTF8.self).contains(#""mi""#))
  }

  @Test func whatFillsTheFieldsIsToldToTheBrowser() throws {
    let (book, _) = try locked()
    let login = book.show("recordbook://login").body
    #expect(login.contains(#"autocomplete="username""#) && login.contains(#"autocomplete="current-password""#))
    let signUp = book.show("recordbook://login?mode=signup").body
    #expect(signUp.components(between: "autocomplete=\"", and: "\"").filter { $0 == "new-password" }.count == 2)
    #expect(book.show("recordbook://login?mode=reset").body.contains(#"autocomplete="one-time-code""#))
    // Shown and hidden by the script, without which the button is not seen.
    #expect(login.contains(#"class="peek" type="button" aria-pressed="false""#))
  }

  /// The page that answers shows the codes, and nothing that can be asked for does again.
  @Test func codesAreShownOnce() throws {
    let book = try OpenBook(isEmpty: true)
    let page = book.show("recordbook://login?mode=signup")
    let fields = [("email", email), ("password", password), ("confirm", "another horse")]
    let differ = send(book, page, "account.signUp", at: "recordbook://login?mode=signup", fields)
    #expect(differ.status == 422 && differ.body.contains("The passwords differ"))
    let made = send(
      book, page, "account.signUp", at: "recordbook://login?mode=signup",
      [("email", email), ("password", password), ("confirm", password)])
    #expect(made.status == 200)
    let code = try #require(
      made.body.components(between: ">", and: "<").first { $0.count == 11 && $0.contains("-") && !$0.contains(" ") })
    #expect(made.field("Cache-Control") == "no-store")
    for path in ["/screen", "/screen?done=1", "/task/1", "/screen/changes", "/screen/login"] {
      #expect(!book.get(book.prefix + path).body.contains(code), "\(path)")
    }
    _ = try book.app.catalog.call(LogOut.self, NoInput())
    let reset = book.show("recordbook://login?mode=reset")
    let opened = send(
      book, reset, "account.resetPassword", at: "recordbook://login?mode=reset",
      [("code", code), ("password", "battery staple"), ("confirm", "battery staple")])
    #expect(opened.status == 303)
    #expect(book.show("recordbook://").status == 200)
  }

  @Test func logOutStandsOnTheScreenAndLocks() throws {
    let book = try OpenBook(isEmpty: true)
    _ = try book.app.catalog.call(SignUp.self, .init(email: email, password: password))
    let page = book.show("recordbook://login")
    let answer = book.press("account.logOut", on: page, at: "recordbook://login")
    #expect(answer.status == 303)
    #expect(book.show("recordbook://").status == 303)
  }
}
