/// The progress of a connection's current request.
enum ConnectionPhase {
  /// The connection waits for a request.
  case idle
  /// The header of a request is arriving. `since` is the time at which the request began, in nanoseconds.
  case header(since: Int64)
  /// The handler is running, and the request's body is still arriving.
  case body(RequestBody)
  /// The handler is running, and the request's body is complete.
  case handling
  case streaming(ResponseStream, ResponseHead, isEvents: Bool)
  /// The complete response is in the output queue, but has not been sent completely.
  case finishing
  /// The response to a refused request has been sent. Further input is discarded until the client closes the
  /// connection. If the server closed it first, the system might discard the response before the client reads it.
  case lingering
  case closed

  var isClosed: Bool { if case .closed = self { true } else { false } }
  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether a request is in progress or an event stream is open.
  var isBusy: Bool {
    switch self {
    case .body, .handling, .streaming, .finishing: true
    case .idle, .header, .lingering, .closed: false
    }
  }

  /// Whether the client's input is parsed as requests in this phase.
  var takesRequests: Bool {
    switch self {
    case .idle, .header, .body: true
    case .handling, .streaming, .finishing, .lingering, .closed: false
    }
  }

  /// Whether the client's input is read at all. In some phases, it is read only to notice when the client disconnects.
  var reads: Bool {
    switch self {
    case .lingering, .streaming(_, _, isEvents: true): true
    default: takesRequests
    }
  }
}
