package import System

/// Accepts only clients of the same user, if the system says to whom a connection belongs: all users of the machine can
/// reach the loopback address.
package struct PeerGuard: Sendable {
  private let owner: @Sendable (_ descriptor: Int32) -> LoopbackPeer.Owner

  package init() {
    let peer = LoopbackPeer()
    self.init { peer.owner(of: $0) }
  }

  package init(owner: @escaping @Sendable (_ descriptor: Int32) -> LoopbackPeer.Owner) {
    self.owner = owner
  }

  /// - Parameter descriptor: a connection that was just accepted.
  func check(_ descriptor: Int32) throws(HTTPRefusal) {
    switch owner(descriptor) {
    case .user(ThisProcess.user), .unknown: return
    case .user, .nobody: throw .foreignUser
    }
  }
}
