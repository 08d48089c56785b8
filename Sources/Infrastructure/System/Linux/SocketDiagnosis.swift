import CSystem
import Libc
import Synchronization

/// Asks the system about a single TCP connection on 127.0.0.1, using sock_diag(7). This is fast even if the machine has
/// many connections. The descriptor stays open, so that this works even when the process cannot open any more files.
package final class SocketDiagnosis: Sendable {
  private let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    /// The number of the most recent request. The kernel's reply to it contains the same number.
    var number: UInt32 = 0
    /// Whether any connection has ever been found. If the kernel does not support sock_diag for TCP, no connection is
    /// ever found. The error is then the same as for a connection that does not exist.
    var hasFound = false
  }

  /// Opens a sock_diag socket to the kernel; nil if the kernel does not support that.
  package init?() {
    descriptor = recordbook_diagnosis()
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Returns the user who owns one end of a connection. If no process has this end open any longer, returns `nobody`,
  /// although the kernel itself would wrongly report root.
  /// - Parameters:
  ///   - port: the port of the end whose owner is returned.
  ///   - listening: the port of the other end.
  package func owner(of port: UInt16, to listening: UInt16) -> LoopbackPeer.Owner {
    state.withLock { state in
      let found = find(port, SocketDiagnosis.loopback, listening, &state)
      guard found == .nobody, !state.hasFound else { return found }
      // Looks up the listening socket, which certainly exists. If even that is not found, the kernel does not support
      // the look-up.
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
