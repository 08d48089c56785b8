/// The limits of requests and their timing. A client that exceeds one gets an answer that says so.
package struct HTTPLimits: Hashable, Sendable {
  /// The longest request line in bytes, without its end.
  package var requestLineBytes = 8_192
  /// The most fields of a header.
  package var fields = 100
  /// The most bytes in all lines of a header together, without their ends.
  package var headerBytes = 32_768
  /// The most clients at once.
  package var connections = 64
  /// The most bytes held of a body that its handler has not read, or of an answer that the client has not taken.
  package var heldBytes = 262_144
  /// The milliseconds from the first byte of a request to the end of its header.
  package var headerTime: Int64 = 10_000
  /// The milliseconds in which a body, or a client that takes an answer, must make progress.
  package var stallTime: Int64 = 30_000
  /// The milliseconds that a connection may wait for its next request.
  package var keepAliveTime: Int64 = 60_000
  /// The milliseconds between the heartbeats of an event stream.
  package var heartbeatTime: Int64 = 15_000
  /// The milliseconds that a client has to take the answer to a refused request.
  package var lingerTime: Int64 = 2_000
  /// The milliseconds that requests in progress may still take once the server is to end.
  package var drainTime: Int64 = 5_000
  /// The milliseconds without a request or an open event stream after which the server ends by itself; nil for never.
  package var idleTime: Int64?

  package init() {}
}
