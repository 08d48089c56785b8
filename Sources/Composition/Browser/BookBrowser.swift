import HTTP
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import Rendering
import System

/// Serves the book to one browser on this machine, until it is stopped or has been idle for some time.
package final class BookBrowser {
  /// The address at which a browser enters the session. It works only once.
  package let address: String
  private let server: HTTPServer
  private let opening: OpeningAddress
  private let notices: SiteNotices

  package enum Opening {
    case here(BookBrowser)
    /// Another process already serves this book, at this address. Nil if that process has not stored its address yet.
    case already(address: String?)
  }

  package struct Options: Sendable {
    /// How to access the book, as chosen with the options `--socket` and `--no-service`.
    package var service = ServiceChoice.usual
    /// The language of the pages; nil to use the language in the settings.
    package var language: Language?
    /// The language of the environment. It is used if no language is chosen in the settings.
    package var system = Language.en
    package var program = Program.usual
    /// The number of seconds after which serving ends if there are no requests and no page is open.
    package var idle: Int64 = 1_800

    package init() {}
  }

  /// Starts serving the book to a browser, unless another process already serves it.
  /// - Throws: `Failure` if no port of the loopback address is free, or if the system lacks resources.
  package static func open(_ configuration: App.Configuration, _ options: Options) throws(Failure) -> Opening {
    var note: OpeningNote?
    switch OpeningNote.find(configuration) {
    case .own(let own)?: note = own
    case .other(let address)?: return .already(address: address)
    case nil: break
    }
    do throws(SystemError) {
      return .here(try BookBrowser(configuration, options, note))
    } catch {
      note?.remove()
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }

  private init(_ configuration: App.Configuration, _ options: Options, _ note: OpeningNote?) throws(SystemError) {
    let listener = try LoopbackListener()
    opening = OpeningAddress(port: listener.port, note)
    address = opening.text
    var socket: String?
    if case .socket(let path) = options.service { socket = path }
    let pool = BookPool(configuration, options.service)
    let events = SiteEvents(
      configuration, socket: socket, language: { pool.language(asked: options.language, system: options.system) },
      isWanted: { pool.wantsNotices(of: $0) })
    let site = BrowserSite(
      port: listener.port, pool, events, opening, language: options.language, system: options.system,
      program: options.program)
    notices = site.notices
    var limits = HTTPLimits()
    limits.idleTime = options.idle * 1_000
    server = try HTTPServer(
      listener, site, limits: limits, fields: SecurityHeaders.fields(scriptHashes: PageScript.hashes),
      poller: SystemPoller.make())
  }

  /// Makes SIGINT, SIGTERM and SIGHUP stop the server.
  package func stopAtSignals() { BrowserSignals.watch(server.control) }

  /// Stops the server. May be called from any thread.
  package func stop() { server.control.stop() }

  /// Serves pages until the server is stopped or has been idle for the time in the options.
  /// - Returns: true if it ended because it was idle; false if it was stopped.
  package func run() -> Bool {
    let outcome = server.run()
    opening.remove()
    notices.forgetQuestion()
    return outcome.ending == .idle
  }
}

/// Handles the signals that are sent when the user presses Ctrl-C, when a program asks this one to terminate, and when
/// the terminal is closed.
private enum BrowserSignals {
  /// The server to stop. It is set once, before the signal handlers that read it are installed.
  private nonisolated(unsafe) static var control: HTTPServerControl?

  static func watch(_ control: HTTPServerControl) {
    self.control = control
    Signal.brokenPipe.ignore()
    for stop in [Signal.terminate, .interrupt, .hangUp] {
      stop.handle { _ in BrowserSignals.control?.stop() }
    }
    Signal.unblock([.terminate, .interrupt, .hangUp])
  }
}
