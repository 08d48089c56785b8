/// Accepts only requests to the server's own address, such as `127.0.0.1:8080`. Another host name that leads here
/// belongs to a page of another site, which had its name resolved again (DNS rebinding). `localhost` is refused, too:
/// it may lead elsewhere, for example to `::1`, and no address that the server gives out has it.
package struct HostGuard: Sendable {
  /// For example `127.0.0.1:8080`.
  package let authority: String

  package init(port: UInt16) {
    authority = "127.0.0.1:\(port)"
  }

  package func check(_ head: RequestHead) throws(HTTPRefusal) {
    guard head.host == authority else { throw .foreignHost }
  }
}
