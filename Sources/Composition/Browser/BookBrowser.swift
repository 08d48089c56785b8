import HTTP
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import Rendering
import System

/// The book, open to one browser on this machine until it is asked to stop or nobody needs it.
package final class BookBrowser {
  /// The address that opens it, which works once.
  package let address: String
  private let server: HTTPServer
  private let opening: OpeningAddress

  package enum Opening {
    case here(BookBrowser)
    /// Another process already has this book open.
    case already(address: String?)
  }

  package struct Options: Sendable {
    /// From `--socket` and `--no-service`.
    package var service = ServiceChoice.usual
    /// Nil is the language of the settings.
    package var language: Language?
    /// The language of the environment.
    package var system = Language.en
    package var program = Program.usual
    /// Seconds without a request or a page that follows the book, after which it ends.
    package var idle: Int64 = 1_800

    package init() {}
  }

  /// - Throws: `Failure` when no port of the loopback address is free, or the system has no room.
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
    var limits = HTTPLimits()
    limits.idleTime = options.idle * 1_000
    server = try HTTPServer(
      listener, site, limits: limits, fields: SecurityHeaders.fields(scriptHashes: PageScript.hashes),
      poller: SystemPoller.make())
  }

  /// Makes SIGINT, SIGTERM and SIGHUP end it.
  package func stopAtSignals() { BrowserSignals.watch(server.control) }

  /// Can be called from any thread.
  package func stop() { server.control.stop() }

  /// Serves until it is asked to stop, or has been idle for long enough.
  /// - Returns: true if it was idle.
  package func run() -> Bool {
    let outcome = server.run()
    opening.remove()
    return outcome.ending == .idle
  }
}

/// Handles Ctrl-C, a request to end, and the end of the terminal.
private enum BrowserSignals {
  /// Set once, before the handlers that read it are installed.
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
