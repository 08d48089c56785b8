package import System

/// An HTTP/1.1 server on the loopback address, with one event loop on the thread that calls `run`, and a separate
/// thread for each request in progress. A server with one page, one form and one event stream looks like this:
///
///     struct Site: HTTPHandler {
///       let host: HostGuard, origin: OriginGuard, session = SessionGuard(), nonce = FormNonce()
///       let changes: Changes  // the caller's own
///       func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int {
///         try host.check(head)
///         try origin.check(head)
///         _ = try session.path(head)
///         return 65_536
///       }
///       func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
///         switch (request.head.method, try session.path(request.head)) {
///         case (.post, ["style"]):
///           let form = try request.form()
///           try nonce.check(form)
///           changes.make(form["style"] ?? "")
///           return .seeOther(session.prefix)
///         case (.get, ["events"]):
///           return .events { stream in changes.follow { stream.send($0, event: "changed") } }
///         case (_, []):
///           return .html("<form method=post action='\(session.prefix)/style'>…")
///         default: return .text("There is no such page.", status: .notFound)
///         }
///       }
///       func page(for refusal: HTTPRefusal) -> HTTPResponse { .text(refusal.rawValue) }
///     }
///     let listener = try LoopbackListener()
///     let port = listener.port
///     let site = Site(host: HostGuard(port: port), origin: OriginGuard(port: port), changes: changes)
///     let server = try HTTPServer(listener, site, fields: SecurityHeaders.fields(), poller: SystemPoller.make())
///     print("http://127.0.0.1:\(listener.port)\(site.session.prefix)")
///     server.run()
///
/// A browser opens at most six connections to one server, and each event stream occupies one of them, so the seventh
/// page with a stream has to wait.
package final class HTTPServer {
  /// Stops the server from other threads or from signal handlers.
  package let control: HTTPServerControl
  /// The server's event loop. Only `run` uses it.
  private var loop: HTTPLoop

  package enum Ending: Hashable, Sendable {
    case stopped
    /// The server had neither a request nor an open event stream for `HTTPLimits.idleTime`.
    case idle
  }

  /// Creates an HTTP server.
  /// - Parameters:
  ///   - listener: the port on which to serve; the server closes it.
  ///   - fields: header fields to add to every response that lacks them, including the pages for refusals.
  ///   - clock: returns the time of a monotonic clock, in nanoseconds.
  /// - Throws: `SystemError` if the system lacks resources to watch the listener.
  package init(
    _ listener: LoopbackListener, _ handler: any HTTPHandler, limits: HTTPLimits = HTTPLimits(),
    fields: HeaderFields = HeaderFields(), peerGuard: PeerGuard = PeerGuard(), poller: any Poller,
    clock: @escaping @Sendable () -> Int64 = MonotonicClock.now
  ) throws(SystemError) {
    let mailbox = Mailbox<ServerContext.LoopMessage>(try WakeUp())
    control = HTTPServerControl(mailbox)
    let context = ServerContext(handler, limits, fields, mailbox)
    loop = try HTTPLoop(listener: listener.descriptor, context, control, poller, peerGuard, clock: clock)
  }

  /// Serves clients until the server is stopped, or has been idle for `HTTPLimits.idleTime`.
  /// - Returns: why the server ended, and the number of handlers that are still running on other threads.
  @discardableResult
  package func run() -> (ending: Ending, handlers: Int) { loop.run() }
}
