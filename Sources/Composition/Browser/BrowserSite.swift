import BookApplication
import BookPresentation
import DesignSystem
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// Responds to the requests of one browser session by showing the book's screens.
final class BrowserSite: HTTPHandler {
  let book: BookPool
  let notices = SiteNotices()
  let tasks = SiteTasks()
  let events: SiteEvents
  let feed = SiteFeed()
  private let host: HostGuard
  private let origin: OriginGuard
  private let opening: OpeningAddress
  let session = SessionGuard()
  let nonce = FormNonce()
  /// The language chosen when the site was started; nil to use the language in the settings.
  private let language: Language?
  private let system: Language
  let program: Program

  /// Creates the site.
  /// - Parameters:
  ///   - language: the language chosen when the site was started; nil to use the language in the settings.
  ///   - system: the language of the environment. It is used if no language is chosen in the settings.
  init(
    port: UInt16, _ book: BookPool, _ events: SiteEvents, _ opening: OpeningAddress, language: Language?,
    system: Language, program: Program
  ) {
    self.book = book
    self.events = events
    self.opening = opening
    self.language = language
    self.system = system
    self.program = program
    host = HostGuard(port: port)
    origin = OriginGuard(port: port)
  }

  // MARK: Requests

  func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int {
    try host.check(head)
    try origin.check(head)
    if opens(head) { return 0 }
    let address = SiteAddress(try session.path(head), query: head.target.query)
    guard case .post = head.method else { return 0 }
    guard case .screen? = address else { return BrowserSite.formLimit }
    let isUpload = head.fields["Content-Type"]?.hasPrefix("multipart/form-data") == true
    return isUpload ? BrowserSite.uploadLimit : BrowserSite.formLimit
  }

  /// The maximum size of a form without files, in bytes. `uploadLimit` is the maximum for a form with files.
  private static let formLimit = 65_536
  private static let uploadLimit = 8_000_000_000

  func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
    let head = request.head
    if opens(head) {
      let cookie = try opening.use(head.target.path[1], head)
      let start = session.prefix + "/" + ServedPages.screens
      return cookie.map { HTTPResponse(.seeOther, ["Location": start, "Set-Cookie": $0]) } ?? .seeOther(start)
    }
    guard let address = SiteAddress(try session.path(head), query: head.target.query) else { return nothing }
    switch (head.method, address) {
    case (.post, .screen(let route, _, _)):
      let answer = try act(request, at: route)
      return head.fields["X-Live"] == nil ? answer : answer.forScript
    case (.post, .feed): return try feed(request)
    case (_, .feed): return nothing
    case (.post, _): throw .methodNotAllowed
    case (_, .screen(let route, let done, let skipped)):
      // A request of a script must not use up the notice, which is meant for the user.
      return show(route, head.fields["X-Live"] == nil ? done : nil, skipped)
    case (_, .picture(let route)): return picture(route)
    case (_, .styleSheet(let name)): return styleSheet(name)
    case (_, .icon): return icon
    case (_, .touchIcon): return TouchIcon.response
    case (_, .manifest): return manifest
    case (_, .events): return .events { [events] in events.add($0) }
    case (_, .task(let number)): return progress(number)
    case (_, .file(let feature, let name)): return file(feature, name)
    }
  }

  func page(for refusal: HTTPRefusal) -> HTTPResponse {
    let words = BrowserStrings(language: language ?? system)
    switch refusal {
    case .wrongSession, .spentOpeningToken:
      return .html(SitePages.plain(words.gone, words.openAnew, words.language))
    default: return .html(SitePages.plain(words.refused, words.refused(refusal.rawValue), words.language))
    }
  }

  private func opens(_ head: RequestHead) -> Bool {
    head.method != .post && head.target.path.count == 2 && head.target.path[0] == OpeningAddress.path
  }

  // MARK: Screens

  /// The path prefix of the session's addresses, and the nonce in the session's forms. The nonce proves that a form
  /// comes from a page of this session.
  var served: ServedPages { ServedPages(prefix: session.prefix, nonce: nonce.text) }

  private func show(_ route: Route, _ done: Int?, _ skipped: Int?) -> HTTPResponse {
    var served = served
    served.skipped = skipped
    do throws(Failure) {
      let input = renderInput(route, served)
      return try book.with { (book) throws(Failure) in
        let page = try book.call(RenderScreen.self, input)
        // If this call fails, the page will be shown again the next time, although it is meant to be shown only once.
        if let action = page.onShown {
          _ = try? events.writing { () throws(Failure) in
            try book.call(method: action.method, json: [], progress: NoProgress())
          }
        }
        let text = PageRenderer.page(page.text, feeding: feed.run == nil ? nil : nonce.text)
        guard let toast = done.flatMap(notices.take) else { return .html(text) }
        let (pages, _) = ownPages()
        return .html(pages.page(text, of: route, announcing: toast))
      }
    } catch {
      // A failure page's way back leads to the overview. After logging in, however, the user returns to the same
      // screen.
      if case .locked = error { return failed(error, at: route) }
      if case .notFound = error, let page = notFound(route) { return page }
      return failed(error, at: .root)
    }
  }

  func renderInput(
    _ route: Route, _ served: ServedPages?, as format: RenderScreen.Format = .html
  ) -> RenderScreen.Input {
    RenderScreen.Input(
      route: route.description, format: format, language: language, system: system,
      program: program == .usual ? nil : program.line, served: served)
  }

  func screen(_ route: Route) throws(Failure) -> Screen {
    try book.with { (book) throws(Failure) in
      try book.call(ShowScreen.self, ShowScreen.Input(route: route.description, language: language, system: system))
    }
  }

  /// Returns a value that creates the site's own pages, together with the look of pages. If the settings cannot be
  /// read, the language is that of the environment.
  func ownPages() -> (pages: SitePages, look: SiteLook) {
    let settings = try? book.with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    let language = settings?.language(asked: language, system: system) ?? language ?? system
    let pages = SitePages(pages: served, words: BrowserStrings(language: language), program: program)
    return (pages, SiteLook(design: settings?.design.design, mode: settings?.theme.mode))
  }

  /// Returns a page that reports a failure. If a part of the book is damaged, the page leads to the check.
  /// - Parameter element: the control with which the user can try again; nil if there is none.
  func failed(_ failure: Failure, at route: Route, again element: Element? = nil) -> HTTPResponse {
    if case .locked = failure { return .seeOther(served.address(of: loginRoute(for: route))) }
    let (pages, look) = ownPages()
    var element = element
    if case .storeDamaged = failure { element = CheckScreen.button(pages.words.language) }
    return .html(pages.failure(failure, at: route, again: element, look), status: failure.status)
  }

  var nothing: HTTPResponse {
    let words = BrowserStrings(language: language ?? system)
    return .html(SitePages.plain(words.gone, words.gone, words.language), status: .notFound)
  }

  // MARK: What pages are made of

  private func styleSheet(_ name: String) -> HTTPResponse {
    var parts = name.split(separator: ".").map(String.init)
    guard parts.popLast() == "css", let id = parts.popLast(), parts.count < 2 else { return nothing }
    let mode = parts.first.flatMap { Appearance.Mode(rawValue: $0) }
    guard let theme = App.designs.first(where: { $0.id == id }), (mode == nil) == parts.isEmpty else { return nothing }
    let sheet = PageRenderer(theme: theme, mode: mode, drawings: App.drawings).styleSheet
    return HTTPResponse(
      .ok, ["Content-Type": "text/css; charset=utf-8", "Cache-Control": "private, max-age=3600"], body: .bytes(sheet))
  }

  private var icon: HTTPResponse {
    guard let icon = App.drawings["app.icon"] else { return nothing }
    return HTTPResponse(
      .ok, ["Content-Type": "image/svg+xml", "Cache-Control": "private, max-age=3600"],
      body: .bytes(Array(icon.document.utf8)))
  }

  private func progress(_ number: Int) -> HTTPResponse {
    guard let task = tasks[number] else { return nothing }
    switch task.takeOutcome() {
    case .success(let outcome)?: return outcome.response
    case .failure(let failure)?: return failed(failure, at: task.route)
    case nil:
      let (pages, look) = ownPages()
      let cancel = SiteOffer(action: Action(SiteForm.cancelTask, [SiteForm.task: .number(number)]), then: task.route)
      notices.offer(cancel)
      return .html(PageRenderer.page(askingAgain: pages.progress(task, cancel.action, at: task.route, look)))
    }
  }
}

extension Failure {
  var status: HTTPStatus {
    switch self {
    case .invalidInput, .badFile: .unprocessableContent
    case .notFound: .notFound
    case .conflict, .cancelled: .conflict
    case .accessDenied, .locked: .forbidden
    case .storeBusy, .diskFull: .serviceUnavailable
    case .storeDamaged, .storeNewer, .storeReadOnly, .system: .internalServerError
    }
  }
}
