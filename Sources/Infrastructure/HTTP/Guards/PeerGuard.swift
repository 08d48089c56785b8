package import System

/// Accepts only clients that run as the same user as this process, if the system can tell which user a connection
/// belongs to. Without this guard, any user of the machine could connect to the loopback address.
package struct PeerGuard: Sendable {
  private let owner: @Sendable (_ descriptor: Int32) -> LoopbackPeer.Owner

  package init() {
    let peer = LoopbackPeer()
    self.init { peer.owner(of: $0) }
  }

  package init(owner: @escaping @Sendable (_ descriptor: Int32) -> LoopbackPeer.Owner) { self.owner = owner }

  /// Fails if the client runs as another user.
  /// - Parameter descriptor: the file descriptor of a connection that has just been accepted.
  func check(_ descriptor: Int32) throws(HTTPRefusal) {
    switch owner(descriptor) {
    case .user(ThisProcess.user), .unknown: return
    case .user, .nobody: throw .foreignUser
    }
  }
}
