/// A placeholder for the Linux type that asks the system about a TCP connection on 127.0.0.1. macOS does not reveal who
/// is at the other end.
package final class SocketDiagnosis: Sendable {
  /// Always returns nil, because macOS does not reveal who is at the other end of a connection.
  package init?() { return nil }

  package func owner(of port: UInt16, to listening: UInt16) -> LoopbackPeer.Owner { .unknown }
}
