package import System

/// Answers HTTP/1.1 on the loopback address: one event loop on the thread that calls `run`, and a thread for each request
/// that is worked on. What a server of one page, one form and one event stream looks like:
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
/// A browser opens at most six connections to it, and an event stream keeps one: pages beyond the sixth wait.
package final class HTTPServer {
  /// For other threads and signal handlers.
  package let control: HTTPServerControl
  /// Nothing but `run` touches it.
  private var loop: HTTPLoop

  /// Why a server ended.
  package enum Ending: Hashable, Sendable {
    case stopped
    /// There was neither a request nor an open event stream for `HTTPLimits.idleTime`.
    case idle
  }

  /// - Parameters:
  ///   - listener: the server closes it.
  ///   - fields: of every answer that does not have them itself, those of its own pages for refusals, too.
  ///   - clock: nanoseconds of a clock that is never set.
  /// - Throws: `SystemError` when the system has no room for what the server waits for.
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

  /// Serves until it is told to stop, or has been idle for long enough.
  /// - Returns: why it ended, and how many handlers did not end in time and are still at work on other threads.
  @discardableResult
  package func run() -> (ending: Ending, handlers: Int) { loop.run() }
}
