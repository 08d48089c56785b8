/// What a client may ask for, and how long it may take. Whoever meets a limit is answered so.
package struct HTTPLimits: Hashable, Sendable {
  /// Bytes of a request line without its end.
  package var requestLineBytes = 8_192
  /// Fields of a header.
  package var fields = 100
  /// Bytes of all lines of a header together, without their ends.
  package var headerBytes = 32_768
  /// Clients at once.
  package var connections = 64
  /// Bytes of a body that its reader, or of an answer that the client, has not taken: more are not held.
  package var heldBytes = 262_144
  /// Milliseconds from the first byte of a request to the end of its header.
  package var headerTime: Int64 = 10_000
  /// Milliseconds in which a body, or a client taking an answer, must get on.
  package var stallTime: Int64 = 30_000
  /// Milliseconds that a connection may wait for its next request.
  package var keepAliveTime: Int64 = 60_000
  /// Milliseconds between the heartbeats of an event stream.
  package var heartbeatTime: Int64 = 15_000
  /// Milliseconds that a client whose request was refused has to take the answer.
  package var lingerTime: Int64 = 2_000
  /// Milliseconds that requests under way may still take once the server is to end.
  package var drainTime: Int64 = 5_000
  /// Milliseconds with neither a request nor an open event stream after which the server ends by itself; nil is never.
  package var idleTime: Int64?

  package init() {}
}
