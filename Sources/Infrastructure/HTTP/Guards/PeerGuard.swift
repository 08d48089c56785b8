package import System

/// Answers only to programs of the same user, where the system tells whose a connection is. The loopback address is open
/// to all users of the machine.
package struct PeerGuard: Sendable {
  private let owner: @Sendable (_ descriptor: Int32) -> LoopbackPeer.Owner

  package init() {
    let peer = LoopbackPeer()
    self.init { peer.owner(of: $0) }
  }

  package init(owner: @escaping @Sendable (_ descriptor: Int32) -> LoopbackPeer.Owner) {
    self.owner = owner
  }

  /// - Parameter descriptor: a connection that was accepted just now.
  func check(_ descriptor: Int32) throws(HTTPRefusal) {
    switch owner(descriptor) {
    case .user(ThisProcess.user), .untold: return
    case .user, .nobody: throw .foreignUser
    }
  }
}
