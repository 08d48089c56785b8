/// Limits for requests, responses and their timing. A request that exceeds one is refused with a response that says so.
package struct HTTPLimits: Hashable, Sendable {
  /// The greatest length of a request line in bytes, without its line end.
  package var requestLineBytes = 8_192
  /// The greatest number of fields in a header.
  package var fields = 100
  /// The greatest number of bytes in all lines of a header together, without line ends.
  package var headerBytes = 32_768
  /// The greatest number of clients connected at once.
  package var connections = 64
  /// The greatest number of bytes stored of a body that its handler has not read, or of a response that the client has
  /// not read.
  package var heldBytes = 262_144
  /// The longest time from the first byte of a request to the end of its header, in milliseconds.
  package var headerTime: Int64 = 10_000
  /// The longest time in which a body that is being sent, or a response that is being read, may make no progress, in
  /// milliseconds.
  package var stallTime: Int64 = 30_000
  /// How long a connection may wait for its next request, in milliseconds.
  package var keepAliveTime: Int64 = 60_000
  /// The time between two heartbeats of an event stream, in milliseconds.
  package var heartbeatTime: Int64 = 15_000
  /// How long a client may take to read the response to a refused request, in milliseconds.
  package var lingerTime: Int64 = 2_000
  /// How long requests in progress may take after the server was stopped, in milliseconds.
  package var drainTime: Int64 = 5_000
  /// After how many milliseconds without a request or an open event stream the server ends; nil if it does not end by
  /// itself.
  package var idleTime: Int64?

  package init() {}
}
