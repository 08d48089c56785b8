import CSystem

/// The process and the user at the other end of a Unix-domain socket, as the kernel recorded them when the connection
/// was established.
package struct PeerCredentials {
  package let process: Int32
  package let user: UInt32

  /// Reads the credentials of a connection; nil if the kernel does not know them.
  package init?(_ descriptor: Int32) {
    var peer = recordbook_credentials()
    guard recordbook_peer(descriptor, &peer) == 0 else { return nil }
    process = peer.process
    user = peer.user
  }
}
