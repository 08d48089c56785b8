import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering
import System
import TestSupport
import WireTestSupport

/// A book with the sample's swims, open in a browser that is a test.
final class OpenBook {
  let folder = TemporaryFolder()
  let configuration: App.Configuration
  let app: App
  private nonisolated(unsafe) let browser: BookBrowser
  private let thread: Thread
  private var isEnded = false
  let port: UInt16
  /// `/0f3c…`
  let prefix: String
  /// `/open/0f3c…`, which is spent.
  let opening: String
  /// What the browser was given to be known by.
  let cookie: String?

  /// - Parameters:
  ///   - service: whether and where one may listen.
  ///   - clock: as `RECORDBOOK_CLOCK` has it; nil is that on the wall.
  init(isEmpty: Bool = false, service: ServiceChoice = .none, clock: String? = nil) throws {
    let environment = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "RECORDBOOK_CLOCK": clock]
    var configuration = App.Configuration(store: folder.path + "/book", environment: { environment[$0] ?? nil })
    // The build puts the program beside the tests.
    configuration.program = TestProcess.programs + "/recordbook"
    self.configuration = configuration
    app = try App(configuration)
    if !isEmpty {
      let path = folder.path + "/export.zip"
      try OpenFiles.write(App.sampleExport, to: path)
      _ = try app.call(method: "book.importFiles", json: Array(#"{"paths":["\#(path)"]}"#.utf8))
    }
    var options = BookBrowser.Options()
    options.service = service
    guard case .here(let browser) = try BookBrowser.open(configuration, options) else { throw OpenElsewhere() }
    self.browser = browser
    nonisolated(unsafe) let served = browser
    thread = try Thread { _ = served.run() }
    let address = browser.address.dropFirst("http://127.0.0.1:".count)
    let slash = address.firstIndex(of: "/") ?? address.endIndex
    port = UInt16(address[..<slash]) ?? 0
    opening = String(address[slash...])
    let first = OpenBook.answer(port, "GET \(opening) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    cookie = first.field("Set-Cookie")
    prefix = first.location.map { "/" + $0.split(separator: "/")[0] } ?? ""
  }

  deinit { end() }

  /// Has the browser's site end, if it has not.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    // The second signal closes what is still open.
    browser.stop()
    browser.stop()
    thread.join()
  }

  struct OpenElsewhere: Error {}

  // MARK: What a browser does

  struct Answer {
    let head: String
    let body: String

    var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }
    var location: String? { field("Location") }

    func field(_ name: String) -> String? {
      head.split(separator: "\r\n").first { $0.hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
    }

    /// The values of the hidden field of that name, in order.
    func hidden(_ name: String) -> [String] {
      body.components(between: "<input type=\"hidden\" name=\"\(name)\" value=\"", and: "\"").map(\.unescaped)
    }
  }

  /// As a browser does, without the fragment.
  func get(_ path: String, _ fields: String = "") -> Answer {
    let path = path.prefix { $0 != "#" }
    return OpenBook.answer(port, "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(fields)\r\n")
  }

  func show(_ route: String) -> Answer {
    let rest = route.dropFirst(Route.scheme.count)
    return get(prefix + "/screen" + (rest.isEmpty || rest.hasPrefix("?") ? "" : "/") + rest)
  }

  /// All parts of a screen that may be too long for a page.
  func showAll(_ route: String) -> [Answer] {
    var pages = [show(route)]
    let again = "&amp;skip="
    while let next = pages.last?.body.components(between: "href=\"", and: "\"").last(where: {
      ($0.contains("?skip=") || $0.contains(again)) && $0.hasPrefix(prefix)
    }), pages.count < 100 {
      pages.append(get(next.unescaped))
    }
    return pages
  }

  /// Posts a form with the headers that a browser sends, except where a parameter says otherwise.
  func post(
    _ path: String, _ form: [(String, String)], origin: String? = nil,
    type: String = "application/x-www-form-urlencoded",
    fields: String = "", body: String? = nil
  ) -> Answer {
    let body = body ?? form.map { "\($0)=\($1.formEncoded)" }.joined(separator: "&")
    return OpenBook.answer(
      port,
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: \(origin ?? "http://127.0.0.1:\(port)")\r\n"
        + "\(fields)Sec-Fetch-Site: same-origin\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        + body)
  }

  /// Posts a form with files as a browser does. A part consists of its name, the rest of its header, and its content.
  func upload(to path: String, _ parts: [(String, String, String)]) -> Answer {
    let body = parts.map { "--X\r\nContent-Disposition: form-data; name=\"\($0.0)\"\($0.1)\r\n\r\n\($0.2)\r\n" }
    return post(path, [], type: "multipart/form-data; boundary=X", body: body.joined() + "--X--\r\n")
  }

  /// Presses the button of an action on a page.
  func press(_ key: String, on page: Answer, at route: String, value: String? = nil) -> Answer {
    var form = [("nonce", page.hidden("nonce").first ?? ""), ("action", key)]
    if let value { form.append(("value", value)) }
    return post(prefix + "/screen/" + route.dropFirst(Route.scheme.count), form)
  }

  /// Follows the answer to a form, and what takes long to its end.
  func follow(_ answer: Answer) -> Answer {
    var (answer, path) = (answer, "")
    while answer.status == 303 || answer.body.contains(PageRenderer.refresh) {
      if answer.status == 303 { path = answer.location ?? "" } else { Thread.sleep(milliseconds: 20) }
      answer = get(path)
    }
    return answer
  }

  static func answer(_ port: UInt16, _ request: String) -> Answer {
    let client = RawClient(port: port)
    client.send(request)
    guard let head = client.text(upTo: "\r\n\r\n") else { return Answer(head: "", body: "") }
    let answer = Answer(head: head, body: "")
    guard answer.field("Transfer-Encoding") == "chunked", answer.field("Content-Type") != "text/event-stream" else {
      let length = answer.field("Content-Length").flatMap { Int($0) } ?? 0
      return Answer(head: head, body: client.bytes(length).map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
    var body: [UInt8] = []
    while let line = client.text(upTo: "\r\n"), let size = Int(line.dropLast(1), radix: 16),
      let chunk = client.bytes(size + 2), size > 0
    {
      body += chunk.dropLast(2)
    }
    return Answer(head: head, body: String(decoding: body, as: UTF8.self))
  }
}

enum OpenFiles {
  static func write(_ bytes: [UInt8], to path: String) throws {
    let files = PosixFileSystem()
    let file = try files.open(path, .create)
    defer { files.close(file) }
    var done = 0
    while done < bytes.count {
      done += try bytes[done...].withUnsafeBytes { bytes throws(SystemError) in try files.write(file, bytes, at: done) }
    }
  }
}

extension String {
  var unescaped: String {
    replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing(
      "&amp;", with: "&")
  }

  var formEncoded: String {
    utf8.map { byte in
      let isPlain = (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
