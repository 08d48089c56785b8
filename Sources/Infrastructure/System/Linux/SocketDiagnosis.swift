import CSystem
import Libc
import Synchronization

/// Asks the system about a single TCP connection on 127.0.0.1, by sock_diag(7). That takes no longer if the machine has
/// many connections. The descriptor stays open, so that this works even if no other descriptor is left.
package final class SocketDiagnosis: Sendable {
  private let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    /// The number of the last request. The system's reply to the request contains it.
    var number: UInt32 = 0
    /// Whether the system has found any connection so far. If the system lacks the TCP part of sock_diag, it finds
    /// none, and reports the same error as for a connection that does not exist.
    var hasFound = false
  }

  /// Opens a connection to the system's sock_diag; nil if the system does not have it.
  package init?() {
    descriptor = recordbook_diagnosis()
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Returns the owner of the end with port `port` of a connection to the port `listening`. The owner is `nobody` if no
  /// process has that end open any more; the system then wrongly reports root.
  package func owner(of port: UInt16, to listening: UInt16) -> LoopbackPeer.Owner {
    state.withLock { state in
      let found = find(port, SocketDiagnosis.loopback, listening, &state)
      guard found == .nobody, !state.hasFound else { return found }
      // Looks up the listening socket, which certainly exists: if it is not found either, the system cannot answer.
      _ = find(listening, 0, 0, &state)
      return state.hasFound ? found : .unknown
    }
  }

  private func find(_ port: UInt16, _ other: UInt32, _ otherPort: UInt16, _ state: inout State) -> LoopbackPeer.Owner {
    var end = recordbook_connection_end()
    state.number &+= 1
    switch recordbook_find_end(descriptor, state.number, port, other, otherPort, &end) {
    case 0:
      state.hasFound = true
      return end.inode == 0 ? .nobody : .user(end.user)
    case ENOENT: return .nobody
    default: return .unknown
    }
  }

  private static let loopback: UInt32 = 0x7F00_0001
}
