import BookApplication
import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import System
import TestSupport
import Testing
import WireTestSupport

/// The book in a browser: every screen's actions as forms, and who is refused.
@Suite(.serialized)
struct OpenBookTests {
  /// How many changes were made to the sample since its import.
  private func changes(_ book: OpenBook) throws -> Int {
    try book.app.catalog.call(ListChanges.self, ListChanges.Input()).changes.count { $0.imported == nil }
  }

  private func screens(_ book: OpenBook) throws -> [Screen] {
    let segment = try segment(book)
    let routes = [
      "recordbook://", "recordbook://settings", "recordbook://access", "recordbook://swimming/records",
      "recordbook://swimming/records/freestyle/50", "recordbook://swimming/years", segment, segment + "/edit-style",
    ]
    return try routes.map { try book.app.screens.screen($0, language: .en) }
  }

  private func segment(_ book: OpenBook) throws -> String {
    let history = try book.app.screens.screen("recordbook://swimming/records/freestyle/50", language: .en)
    let route = history.elements.lazy.compactMap(\.route).first { $0.path.contains("segments") }
    return try #require(route).description
  }

  @Test func theAddressOpensOneSession() throws {
    let book = try OpenBook()
    #expect(book.get(book.opening).status == 403)
    let page = book.show("recordbook://")
    #expect(page.status == 200)
    #expect(page.body.contains("Overview"))
    #expect(page.field("Cache-Control") == "no-store")
    #expect(page.field("Referrer-Policy") == "same-origin")
    #expect(page.field("Content-Security-Policy")?.hasPrefix("default-src 'none'; style-src 'self'; ") == true)
    for part in [
      "/style/records-book.css", "/style/dark.records-book.css", "/icon.svg", "/touch-icon.png", "/manifest.json",
    ] {
      #expect(book.get(book.prefix + part).status == 200)
    }
    for part in [
      "/file/strength/volume", "/file/strength/no-such", "/style/no-such.css", "/style/mauve.records-book.css",
      "/other", "/task/7", "/style/../icon.svg",
    ] {
      #expect(book.get(book.prefix + part).status >= 400)
    }
  }

  @Test func aSecondOpeningSaysWhereTheFirstIs() throws {
    let book = try OpenBook()
    guard case .already(let address) = try BookBrowser.open(book.configuration, BookBrowser.Options()) else {
      Issue.record("opened twice")
      return
    }
    let path = try #require(address?.dropFirst("http://127.0.0.1:\(book.port)".count))
    #expect(book.get(String(path)).location == book.prefix + "/screen")
    #expect(book.get(String(path)).status == 403)
  }

  /// The list is made from the screens' values, so that no action can be forgotten.
  @Test(arguments: [false, true]) func everyActionIsAFormAndEveryRouteALink(isEmpty: Bool) throws {
    let book = try OpenBook(isEmpty: isEmpty)
    var (forms, links) = (0, 0)
    let shown =
      isEmpty
      ? try ["recordbook://", "recordbook://settings", "recordbook://access", "recordbook://swimming/records"].map {
        try book.app.screens.screen($0, language: .en)
      } : try screens(book)
    for screen in shown {
      let pages = book.showAll(screen.route.description)
      #expect(pages.allSatisfy { $0.status == 200 })
      let keys = pages.flatMap { $0.hidden("action") }
      let text = pages.map(\.body).joined().unescaped
      for element in screen.elements where !element.isDisabled && element.role != .disclosure {
        if let action = element.action {
          #expect(keys.contains(action.key), "\(screen.route) has no form for \(action.key)")
          forms += 1
        } else if let route = element.route, element.role != .row || element.isInteractive {
          let rest = route.description.dropFirst(Route.scheme.count)
          let address = book.prefix + "/screen" + (rest.isEmpty || rest.hasPrefix("?") ? "" : "/") + rest
          let isThere = text.contains("href=\"\(address)\"")
          #expect(isThere, "\(screen.route) has no link to \(route)")
          links += 1
        }
      }
    }
    #expect(forms > (isEmpty ? 20 : 24) && links > (isEmpty ? 4 : 90), "\(forms) forms and \(links) links")
  }

  @Test func correctsAStrokeAndTakesItBack() throws {
    let book = try OpenBook()
    let route = try segment(book) + "/edit-style"
    let page = book.show(route)
    let key = try #require(page.hidden("action").first { $0.hasSuffix("&style=backstroke") })
    let answer = book.press(key, on: page, at: route)
    #expect(answer.status == 303)
    let segment = book.follow(answer)
    #expect(segment.body.contains("Corrected: style"))
    #expect(segment.body.contains("Backstroke 50"))
    #expect(try changes(book) == 1)
    let undo = try #require(segment.hidden("action").first { $0.hasPrefix("book.undo?") })
    let undone = book.follow(book.press(undo, on: segment, at: try self.segment(book)))
    #expect(undone.body.contains("Undone: style"))
    #expect(undone.hidden("action").contains { $0.hasPrefix("book.redo?") })
    // A reload of the page changes nothing.
    #expect(try changes(book) == 1)
  }

  /// What another process changed meanwhile is not offered for undo as if it were the user's.
  @Test func ofSeveralChangesNoneIsOffered() throws {
    let app = try OpenBook().app
    func rename(_ name: String) throws -> [BookChange] {
      _ = try app.call(method: "profile.updateProfile", json: Array(#"{"name":"\#(name)"}"#.utf8))
      return try app.catalog.call(ListChanges.self, ListChanges.Input()).changes
    }
    let first = try rename("Eva")
    let second = try rename("Hana")
    let third = try rename("Jana")
    guard case .none = MadeChange(before: second, after: second),
      case .several = MadeChange(before: first, after: third),
      case .one(let change) = MadeChange(before: first, after: second)
    else {
      Issue.record("not told apart")
      return
    }
    #expect(change.change == second.first?.change)
    // One that was made again, behind a later one.
    guard case .one(let again) = MadeChange(before: Array(third.prefix(1)), after: [third[0], third[2]]) else {
      Issue.record("not found")
      return
    }
    #expect(again.change == first.first?.change)
  }

  @Test func asksBeforeItTakesSomethingAway() throws {
    let book = try OpenBook()
    let settings = "recordbook://swimming/settings"
    let page = book.show(settings)
    let key = try #require(page.hidden("action").first { $0.hasPrefix("swimming.recalculateRecords") })
    let question = book.press(key, on: page, at: settings)
    #expect(question.status == 200 && question.body.contains("?"))
    let sure = try #require(question.hidden("action").first)
    #expect(sure != key)
    let done = book.follow(book.press(sure, on: question, at: settings))
    #expect(done.body.contains("Recalculated"))
  }

  @Test func entersWhatIsToBeEntered() throws {
    let book = try OpenBook()
    let page = book.show("recordbook://settings")
    let name = try #require(page.hidden("action").first { $0 == "profile.updateProfile#name" })
    let saved = book.follow(book.press(name, on: page, at: "recordbook://settings", value: "Šárka & <Eva>"))
    #expect(saved.body.contains("Šárka &amp; &lt;Eva&gt;"))
    let long = book.press(name, on: page, at: "recordbook://settings", value: String(repeating: "x", count: 300))
    #expect(long.status == 422)
    #expect(long.body.contains("300"))
    // What was refused can be entered again, there.
    #expect(long.hidden("action").contains(name))
    #expect(long.body.contains(String(repeating: "x", count: 300)))
    #expect(try changes(book) == 1)
  }

  /// Of a form with several fields, each stands in its own, and the one that is wrong says so; of a password nothing does.
  @Test func whatWasRefusedIsWrittenOnce() throws {
    let book = try OpenBook(isEmpty: true)
    let setup = "recordbook://support/setup"
    let page = book.show(setup)
    let key = try #require(page.hidden("action").first { $0.hasPrefix("support.createPlan") })
    let fields = [
      ("name", "Ten & <more>"), ("day", "2020-01-01"), ("goalMetres", "5"), ("mostMessages", "3"),
      ("mostSeconds", "30"),
    ]
    let form = [("nonce", page.hidden("nonce").first ?? ""), ("action", key)]
    let refused = book.post(book.prefix + "/screen/support/setup", form + fields.map { ("in-\($0)", $1) })
    #expect(refused.status == 422)
    #expect(refused.body.contains("value=\"Ten &amp; &lt;more&gt;\""))
    let day = try #require(refused.body.components(between: "<input name=\"in-day\"", and: ">").first)
    #expect(day.contains("value=\"2020-01-01\"") && day.contains("aria-invalid=\"true\""))
    #expect(refused.body.components(between: "<input", and: ">").count { $0.contains("aria-invalid") } == 1)
    // The screen itself has forgotten it.
    #expect(!book.show(setup).body.contains("2020-01-01"))

    let login = "recordbook://running/login?mode=signup"
    let account = book.show(login)
    let signUp = try #require(account.hidden("action").first { $0.hasPrefix("account.signUp") })
    let entered = [("in-email", "jana@example.org"), ("in-password", "short7!"), ("in-repeated", "short7!")]
    let fieldsThere = entered.filter { account.body.contains("name=\"\($0.0)\"") }
    let answer = book.post(
      book.prefix + "/screen/running/login?mode=signup",
      [("nonce", account.hidden("nonce").first ?? ""), ("action", signUp)] + fieldsThere)
    #expect(answer.status == 422)
    #expect(answer.body.contains("value=\"jana@example.org\""))
    #expect(!answer.body.contains("short7!"))
  }

  @Test func importsAFileThatIsUploaded() throws {
    let book = try OpenBook(isEmpty: true)
    let route = "recordbook://swimming/records"
    let page = book.show(route)
    let key = try #require(page.hidden("action").first { $0 == "book.importFiles#paths" })
    let sample = App.sampleExport
    let start =
      "--X\r\nContent-Disposition: form-data; name=\"nonce\"\r\n\r\n\(page.hidden("nonce")[0])\r\n--X\r\n"
      + "Content-Disposition: form-data; name=\"action\"\r\n\r\n\(key)\r\n--X\r\n"
      + "Content-Disposition: form-data; name=\"value\"\r\n\r\n\r\n--X\r\n"
      + "Content-Disposition: form-data; name=\"file\"; filename=\"../../export.zip\"\r\n\r\n"
    let body = Array(start.utf8) + sample + Array("\r\n--X--\r\n".utf8)
    let client = RawClient(port: book.port)
    client.send(
      "POST \(book.prefix)/screen/swimming/records HTTP/1.1\r\nHost: 127.0.0.1:\(book.port)\r\nOrigin: "
        + "http://127.0.0.1:\(book.port)\r\nContent-Type: multipart/form-data; boundary=X\r\n"
        + "Content-Length: \(body.count)\r\n\r\n")
    client.send(body)
    let head = try #require(client.text(upTo: "\r\n\r\n"))
    let answer = book.follow(OpenBook.Answer(head: head, body: ""))
    #expect(answer.status == 200)
    #expect(answer.body.contains(">export.zip<") && answer.body.contains(" added<"))
    #expect(!answer.body.contains("/tmp") && !answer.body.contains("recordbook swim"))
  }

  @Test func refusesWhatIsNoFileAndSaysSo() throws {
    let book = try OpenBook(isEmpty: true)
    let page = book.show("recordbook://swimming/records")
    let none = book.press("book.importFiles#paths", on: page, at: "recordbook://swimming/records", value: "")
    #expect(none.status == 422 && none.body.contains("No file was chosen"))
    let missing = book.follow(
      book.press("book.importFiles#paths", on: page, at: "recordbook://swimming/records", value: "/no/such.zip"))
    #expect(missing.status >= 400 && missing.body.contains("/no/such.zip"))
  }

  /// Nothing of it changes the book.
  @Test func refusesWhoIsNotTheSessionsPage() throws {
    let book = try OpenBook()
    let route = try segment(book) + "/edit-style"
    let page = book.show(route)
    let key = try #require(page.hidden("action").first { $0.hasSuffix("&style=backstroke") })
    let nonce = page.hidden("nonce")[0]
    let path = book.prefix + "/screen/" + route.dropFirst(Route.scheme.count)
    let form = [("nonce", nonce), ("action", key)]
    #expect(book.post(path, form, origin: "http://127.0.0.1:1").status == 403)
    #expect(book.post(path, form, origin: "null").status == 403)
    #expect(book.post(path, [("action", key)]).status == 403)
    #expect(book.post(path, [("nonce", String(nonce.reversed())), ("action", key)]).status == 403)
    #expect(book.post("/" + String(repeating: "0", count: 32) + "/screen/settings", form).status == 403)
    #expect(book.post(book.prefix + "/events", form).status == 405)
    #expect(book.post(path, form, type: "text/plain").status == 415)
    #expect(book.post(path, [("nonce", nonce), ("action", "book.restoreAll")]).status == 409)
    #expect(book.post(book.prefix + "/screen/settings", form).status == 409)
    let foreign = OpenBook.answer(
      book.port, "GET \(book.prefix)/screen HTTP/1.1\r\nHost: book.example:\(book.port)\r\n\r\n")
    #expect(foreign.status == 421)
    let framed = book.get(book.prefix + "/screen", "Sec-Fetch-Site: cross-site\r\n")
    #expect(framed.status == 403)
    #expect(try changes(book) == 0)
    #expect(book.post(path, form).status == 303)
    #expect(try changes(book) == 1)
  }

  @Test func aFormOfAScreenThatHasChangedDoesNothing() throws {
    let book = try OpenBook()
    let route = try segment(book) + "/edit-style"
    let page = book.show(route)
    let key = try #require(page.hidden("action").first { $0.hasSuffix("&style=backstroke") })
    #expect(book.press(key, on: page, at: route).status == 303)
    // The other tab still shows the form; the segment has that style now.
    let again = book.press(key, on: page, at: route)
    #expect(again.status == 409)
    #expect(again.body.contains("Nothing was changed"))
    #expect(try changes(book) == 1)
  }
}
