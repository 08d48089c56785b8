import Glibc
import JSONCoding
import KernelDomain
import KernelPresentation
import System

/// The book in a real browser without script, which `Scripts/check-pages --specs` drives: every screen is visited and every
/// control pressed there. What the screen is, the command says.
final class BrowserDriver: Driver {
  private let commands: CommandLineDriver
  private let sandbox: Sandbox
  private let driver: String
  private var clock: String?
  /// The book's own addresses of screens that were opened by another, as by a design's `samwise://home`.
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

  /// The environment's variable for the socket at which the driver listens.
  static let variable = "RECORDBOOK_BROWSER"

  func show(_ route: String, _ language: Language?) throws(Refusal) -> Screen {
    // The command first: it leaves to the page what is told once.
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

  func perform(_ call: Call) throws(Refusal) {
    try commands.perform(call)
  }

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
    /// `visit`, `press` or `close`.
    var act: String
    /// The scenario's folder, which holds its book.
    var book: String
    var language: String?
    var route: String?
    /// When the book's clock begins, with the first request of a book.
    var clock: String?
    var key: String?
    var value: String?
    /// What is entered in several fields, by the parameters that they fill.
    var fields: [String: String]?
    /// The press has a question come first.
    var asksFirst: Bool?
  }

  private struct Page: Decodable {
    var status: Int
    var text: String

    func shows(_ words: String) -> Bool { text.plain.contains(words.plain) }
  }

  /// A line of JSON there, a line back.
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
  /// What of it, and of what is in it, has to be read on its page.
  fileprivate var namesOnPage: [String] {
    // A chart is drawn, a field has its value in it, and a link stands for the identifier of what it leads to.
    let drawn: [Role] = [
      .chart, .textField, .secureField, .numericField, .searchField, .dateField, .timeField, .identifier,
    ]
    guard !drawn.contains(role) else { return [] }
    // Segments side by side are named to who can't see them.
    return ([.radioGroup, .segmentedControl].contains(role) ? [] : [text].compactMap { $0 })
      + children.flatMap(\.namesOnPage)
  }
}

extension String {
  /// Without the spaces that a browser makes one of, and break or not.
  fileprivate var plain: String {
    split { $0.isWhitespace || $0 == "\u{a0}" || $0 == "\u{202f}" }.joined(separator: " ").lowercased()
  }
}
