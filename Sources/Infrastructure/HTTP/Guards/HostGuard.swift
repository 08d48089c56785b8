/// Answers only to the server's own address, `127.0.0.1:8080`: another name that leads here is a page of another site that
/// had its name resolved anew (DNS rebinding). `localhost` is no exception, since it may lead elsewhere, as to `::1`, and
/// no address that is given out has it.
package struct HostGuard: Sendable {
  /// `127.0.0.1:8080`.
  package let authority: String

  package init(port: UInt16) {
    authority = "127.0.0.1:\(port)"
  }

  package func check(_ head: RequestHead) throws(HTTPRefusal) {
    guard head.host == authority else { throw .foreignHost }
  }
}
