import CSystem
import Glibc
import Synchronization

/// What the system tells of single TCP connections on 127.0.0.1, as sock_diag(7) does: at a cost that does not grow with
/// the connections of the machine. Its descriptor is kept, so that it tells as well when no other is left.
package final class SocketDiagnosis: Sendable {
  private let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    /// Of the last question.
    var number: UInt32 = 0
    /// It has found something. A system that lacks the part which tells of TCP finds nothing, and says no more than that.
    var hasFound = false
  }

  /// Nil where the system does not tell.
  package init?() {
    descriptor = recordbook_diagnosis()
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Whose the end at `port` is, of a connection to a port that is listened on. One that no process holds any more is
  /// nobody's: the system calls it root's.
  package func owner(of port: UInt16, to listening: UInt16) -> LoopbackPeer.Owner {
    state.withLock { state in
      let found = find(port, SocketDiagnosis.loopback, listening, &state)
      guard found == .nobody, !state.hasFound else { return found }
      // Whether it would find anything is seen by what is surely there.
      _ = find(listening, 0, 0, &state)
      return state.hasFound ? found : .untold
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
    default: return .untold
    }
  }

  private static let loopback: UInt32 = 0x7F00_0001
}
