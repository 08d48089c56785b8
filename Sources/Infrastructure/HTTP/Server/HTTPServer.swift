package import System

/// Answers HTTP/1.1 on the loopback address, with one event loop on the thread that calls `run`, and a thread for each
/// request in progress. A server with one page, one form and one event stream looks like this:
///
///     struct Site: HTTPHandler {
///       let host: HostGuard, origin: OriginGuard, session = SessionGuard(), nonce = FormNonce()
///       let changes: Changes  // the caller's own
///
///       func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int {
///         try host.check(head)
///         try origin.check(head)
///         _ = try session.path(head)
///         return 65_536
///       }
///
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
///
///       func page(for refusal: HTTPRefusal) -> HTTPResponse { .text(refusal.rawValue) }
///     }
///
///     let listener = try LoopbackListener()
///     let site = Site(host: HostGuard(port: listener.port), origin: OriginGuard(port: listener.port), changes: changes)
///     let server = try HTTPServer(listener, site, fields: SecurityHeaders.fields(), poller: EpollPoller())
///     print("http://127.0.0.1:\(listener.port)\(site.session.prefix)")
///     server.run()
///
/// A browser opens at most six connections to it, and an event stream occupies one, so a seventh page has to wait.
package final class HTTPServer {
  /// For other threads and signal handlers.
  package let control: HTTPServerControl
  /// Used only by `run`.
  private var loop: HTTPLoop

  /// Why a server ended.
  package enum Ending: Hashable, Sendable {
    case stopped
    /// There was no request and no open event stream for `HTTPLimits.idleTime`.
    case idle
  }

  /// - Parameters:
  ///   - listener: the server closes it.
  ///   - fields: added to every answer that lacks them, including the pages for refusals.
  ///   - clock: returns nanoseconds of a monotonic clock.
  /// - Throws: `SystemError` if the system lacks resources for what the server waits for.
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

  /// Serves until it is stopped, or has been idle for long enough.
  /// - Returns: why it ended, and the number of handlers that did not end in time and still work on other threads.
  @discardableResult
  package func run() -> (ending: Ending, handlers: Int) { loop.run() }
}
