package import System

/// Accepts only clients that run as this process's user, if the system can tell whose a connection is. Without this,
/// any user of the machine could connect to the loopback address.
package struct PeerGuard: Sendable {
  private let owner: @Sendable (_ descriptor: Int32) -> LoopbackPeer.Owner

  package init() {
    let peer = LoopbackPeer()
    self.init { peer.owner(of: $0) }
  }

  package init(owner: @escaping @Sendable (_ descriptor: Int32) -> LoopbackPeer.Owner) {
    self.owner = owner
  }

  /// Fails if the client runs as another user.
  /// - Parameter descriptor: the file descriptor of a connection that was just accepted.
  func check(_ descriptor: Int32) throws(HTTPRefusal) {
    switch owner(descriptor) {
    case .user(ThisProcess.user), .unknown: return
    case .user, .nobody: throw .foreignUser
    }
  }
}
