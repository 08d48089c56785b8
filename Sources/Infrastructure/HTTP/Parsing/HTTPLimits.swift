/// Limits for requests, responses and their timing. A request that exceeds a limit is refused with a response that says
/// so.
package struct HTTPLimits: Hashable, Sendable {
  /// The maximum length of a request line, in bytes, without its line end.
  package var requestLineBytes = 8_192
  /// The maximum number of fields in the header of a request.
  package var fields = 100
  /// The maximum number of bytes in all lines of a header together, without line ends.
  package var headerBytes = 32_768
  /// The maximum number of clients connected at the same time.
  package var connections = 64
  /// The maximum number of bytes that are stored of a request body until its handler reads them, or of a response until
  /// the client reads them.
  package var heldBytes = 262_144
  /// The maximum time from the first byte of a request to the end of its header, in milliseconds.
  package var headerTime: Int64 = 10_000
  /// The maximum time, in milliseconds, without progress while a client sends a body or reads a response.
  package var stallTime: Int64 = 30_000
  /// The maximum time that a connection may wait for its next request, in milliseconds.
  package var keepAliveTime: Int64 = 60_000
  /// The time between two heartbeats of an event stream, in milliseconds.
  package var heartbeatTime: Int64 = 15_000
  /// The maximum time that a client may take to read the response to a refused request, in milliseconds.
  package var lingerTime: Int64 = 2_000
  /// The maximum time that requests in progress may take after the server has been stopped, in milliseconds.
  package var drainTime: Int64 = 5_000
  /// The number of milliseconds without a request or an open event stream after which the server ends; nil if it never
  /// ends by itself.
  package var idleTime: Int64?

  package init() {}
}
