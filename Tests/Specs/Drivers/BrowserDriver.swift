import JSONCoding
import KernelDomain
import KernelPresentation
import Libc
import System

/// Drives the book in a real browser without scripts, started by `Scripts/check-pages --specs`: visits every screen and
/// presses every control there. What should be on a screen comes from the command line.
final class BrowserDriver: Driver {
  private let commands: CommandLineDriver
  private let sandbox: Sandbox
  private let driver: String
  private var clock: String?
  /// The book's own addresses of screens that were opened by another address, such as a design's `samwise://home`.
  private var addresses: [String: String] = [:]

  init(in sandbox: Sandbox, clock: String?) throws {
    guard let driver = getenv(BrowserDriver.variable) else { throw SpecFailure("\(BrowserDriver.variable) is not set") }
    self.driver = String(cString: driver)
    self.sandbox = sandbox
    self.clock = try clock.map(ScenarioClock.inUTC)
    commands = try CommandLineDriver(in: sandbox, clock: clock)
  }

  deinit {
    _ = try? ask(Request(act: "close", book: sandbox.path))
  }

  /// The environment variable with the path of the socket on which the browser's driver listens.
  static let variable = "RECORDBOOK_BROWSER"

  func show(_ route: String, _ language: Language?) throws(Refusal) -> Screen {
    // Runs the command first: it leaves content that is shown only once for the page.
    let shown = Result { () throws(Refusal) in try commands.show(route, language) }
    if let own = try? shown.get().route.description { addresses[route] = own }
    let page = try ask(
      Request(
        act: "visit", book: sandbox.path, language: language?.tag.rawValue, route: addresses[route] ?? route,
        clock: clock))
    if page.status >= 400 { throw Refusal(description: page.text) }
    let screen = try shown.get()
    let missing = ([screen.title] + screen.content.flatMap(\.namesOnPage)).filter { !page.shows($0) }
    guard missing.isEmpty else { throw Refusal(description: "the page of \(route) lacks \(missing): \(page.text)") }
    return screen
  }

  func text(_ route: String, _ language: Language?) throws(Refusal) -> String {
    try commands.text(route, language)
  }

  func picture(_ route: String, _ language: Language?) throws(Refusal) -> String {
    try commands.picture(route, language)
  }

  func perform(_ call: Call) throws(Refusal) {
    try commands.perform(call)
  }

  func tell(_ call: Call) throws(Refusal) -> [UInt8] { try commands.tell(call) }

  func press(_ control: PressedControl) throws(Refusal) {
    let page = try ask(
      Request(
        act: "press", book: sandbox.path, language: control.language?.tag.rawValue,
        route: addresses[control.route] ?? control.route,
        clock: clock, key: control.action.key, value: control.input,
        fields: control.fields.isEmpty ? nil : control.fields, asksFirst: control.action.confirmation != nil))
    if page.status >= 400 { throw Refusal(description: page.text) }
  }

  func set(clock: String) throws {
    _ = try ask(Request(act: "close", book: sandbox.path))
    self.clock = try ScenarioClock.inUTC(clock)
    try commands.set(clock: clock)
  }

  func serve() throws {
    _ = try ask(Request(act: "close", book: sandbox.path))
    try commands.serve()
  }

  func whileClosed(_ body: (String) throws -> Void) throws {
    _ = try ask(Request(act: "close", book: sandbox.path))
    try commands.whileClosed(body)
  }

  // MARK: The driver

  private struct Request: Encodable {
    /// The action: `visit`, `press` or `close`.
    var act: String
    /// The path of the scenario's folder, which contains its book.
    var book: String
    var language: String?
    var route: String?
    /// The start of the book's clock; only in the first request for a book.
    var clock: String?
    var key: String?
    var value: String?
    /// The values entered in several fields, by parameter.
    var fields: [String: String]?
    /// Whether a question must appear after the press.
    var asksFirst: Bool?
  }

  private struct Page: Decodable {
    var status: Int
    var text: String

    func shows(_ words: String) -> Bool { text.plain.contains(words.plain) }
  }

  /// Sends a request as a line of JSON, and reads the answer, also a line.
  private func ask(_ request: Request) throws(Refusal) -> Page {
    do {
      let socket = try Socket.connect(to: driver, connecting: 60, sending: 60)
      defer { Descriptor.close(socket) }
      try Socket.sendAll(JSONDocument.encode(request) + [UInt8(ascii: "\n")], on: socket, driver)
      var answer: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case .bytes(let count) = buffer.withUnsafeMutableBytes({ Descriptor.read(socket, $0) }) {
        answer += buffer[..<count]
      }
      return try JSONDocument.decode(Page.self, from: answer)
    } catch {
      throw Refusal(description: "the browser: \(error)")
    }
  }
}

extension Element {
  /// The texts of the element, and of elements in it, that must be on its page.
  fileprivate var namesOnPage: [String] {
    // A chart is drawn, a field contains its value, and a link replaces the identifier of its target.
    let drawn: [Role] = [
      .chart, .textField, .secureField, .numericField, .searchField, .dateField, .timeField, .identifier,
    ]
    guard !drawn.contains(role) else { return [] }
    // Segments next to each other have a name only for assistive technology.
    return ([.radioGroup, .segmentedControl].contains(role) ? [] : [text].compactMap { $0 })
      + children.flatMap(\.namesOnPage)
  }
}

extension String {
  /// The text in lower case, with each run of spaces as one space: browsers collapse spaces and may break lines there.
  fileprivate var plain: String {
    split { $0.isWhitespace || $0 == "\u{a0}" || $0 == "\u{202f}" }.joined(separator: " ").lowercased()
  }
}
