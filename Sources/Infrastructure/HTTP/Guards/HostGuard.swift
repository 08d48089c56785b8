/// Accepts only requests whose host is the server's own address, such as `127.0.0.1:8080`. A request with another host
/// comes from a page on another site whose host name was made to resolve to this machine (DNS rebinding). `localhost`
/// is refused, too: it may resolve to another address, such as `::1`, and the server's own links never contain it.
package struct HostGuard: Sendable {
  /// The host and port that requests must have, such as `127.0.0.1:8080`.
  package let authority: String

  package init(port: UInt16) { authority = "127.0.0.1:\(port)" }

  package func check(_ head: RequestHead) throws(HTTPRefusal) {
    guard head.host == authority else { throw .foreignHost }
  }
}
