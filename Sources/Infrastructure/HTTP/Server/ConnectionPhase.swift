/// How far a connection is with a request.
enum ConnectionPhase {
  /// Waits for a request.
  case idle
  /// A request has begun, then, in nanoseconds.
  case header(since: Int64)
  /// The handler is at work, and the body still comes.
  case body(RequestBody)
  /// The handler is at work.
  case handling
  case streaming(ResponseStream, ResponseHead, isEvents: Bool)
  /// The whole answer is in the output.
  case finishing
  /// All is said. What the client still sends is passed over until it closes, since closing before would take the
  /// answer from it.
  case lingering
  case closed

  var isClosed: Bool { if case .closed = self { true } else { false } }
  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// A request is under way, or an event stream open.
  var isBusy: Bool {
    switch self {
    case .body, .handling, .streaming, .finishing: true
    case .idle, .header, .lingering, .closed: false
    }
  }

  /// What the client sends is taken for requests.
  var takesRequests: Bool {
    switch self {
    case .idle, .header, .body: true
    case .handling, .streaming, .finishing, .lingering, .closed: false
    }
  }

  /// The client is read from, if only to hear of its end.
  var reads: Bool {
    switch self {
    case .lingering, .streaming(_, _, isEvents: true): true
    default: takesRequests
    }
  }
}
