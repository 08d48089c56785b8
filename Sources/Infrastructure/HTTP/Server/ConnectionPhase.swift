/// The phase of a connection's current request.
enum ConnectionPhase {
  /// Waiting for a request.
  case idle
  /// A request has begun at this time, in nanoseconds.
  case header(since: Int64)
  /// The handler works while the body arrives.
  case body(RequestBody)
  /// The handler works.
  case handling
  case streaming(ResponseStream, ResponseHead, isEvents: Bool)
  /// The whole answer is in the output.
  case finishing
  /// The answer was sent. Further input is discarded until the client closes the connection; closing it earlier could
  /// destroy the answer.
  case lingering
  case closed

  var isClosed: Bool { if case .closed = self { true } else { false } }
  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether a request is in progress, or an event stream open.
  var isBusy: Bool {
    switch self {
    case .body, .handling, .streaming, .finishing: true
    case .idle, .header, .lingering, .closed: false
    }
  }

  /// Whether input is read as requests.
  var takesRequests: Bool {
    switch self {
    case .idle, .header, .body: true
    case .handling, .streaming, .finishing, .lingering, .closed: false
    }
  }

  /// Whether to read from the client at all, even if only to notice its end.
  var reads: Bool {
    switch self {
    case .lingering, .streaming(_, _, isEvents: true): true
    default: takesRequests
    }
  }
}
