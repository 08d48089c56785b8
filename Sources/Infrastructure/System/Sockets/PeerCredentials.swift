import CSystem

/// Who is at the other end of a Unix-domain socket, as the kernel noted when it connected.
package struct PeerCredentials {
  package let process: Int32
  package let user: UInt32

  /// Nil when the kernel can't tell.
  package init?(_ descriptor: Int32) {
    var peer = recordbook_credentials()
    guard recordbook_peer(descriptor, &peer) == 0 else { return nil }
    process = peer.process
    user = peer.user
  }
}
