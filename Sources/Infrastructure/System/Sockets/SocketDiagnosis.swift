import CSystem
import Glibc
import Synchronization

/// Asks the system about single TCP connections on 127.0.0.1 with sock_diag(7), whose cost does not grow with the
/// connections of the machine. It keeps its descriptor, so that it works even when no other is left.
package final class SocketDiagnosis: Sendable {
  private let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    /// The number of the last request.
    var number: UInt32 = 0
    /// Whether it has found anything so far. A system without the TCP part of sock_diag finds nothing, and reports only
    /// that.
    var hasFound = false
  }

  /// Nil if the system does not have sock_diag.
  package init?() {
    descriptor = recordbook_diagnosis()
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// The owner of the end at `port` of a connection to a listening port. An end that no process has open any more
  /// belongs to nobody, although the system reports root.
  package func owner(of port: UInt16, to listening: UInt16) -> LoopbackPeer.Owner {
    state.withLock { state in
      let found = find(port, SocketDiagnosis.loopback, listening, &state)
      guard found == .nobody, !state.hasFound else { return found }
      // Whether it works at all shows by asking for the listening socket, which certainly exists.
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
