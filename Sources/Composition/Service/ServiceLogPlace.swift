import IPC
import Storage

extension App.Configuration {
  /// Returns the path of the log of a service that the service manager did not start:
  /// `$XDG_STATE_HOME/recordbook/service.log`, with `~/.local/state` as the default folder. If the environment sets
  /// neither, the log is next to the usual socket. A service at another socket has a log of its own, named by the
  /// CRC-32C checksum of the socket's path: `service-1a2b3c4d.log`.
  /// - Parameter socket: the path of the socket on which the service listens.
  package func logPath(socket: String) -> String {
    let usual = SocketPlace.usual(environment)
    let digits = String(CRC32C(socket.utf8).value, radix: 16)
    let mark = socket == usual ? "" : "-" + String(repeating: "0", count: 8 - digits.count) + digits
    return logFolder(usual) + "/service\(mark).log"
  }

  private func logFolder(_ usualSocket: String) -> String {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let state = absolute("XDG_STATE_HOME") ?? absolute("HOME").map({ $0 + "/.local/state" }) {
      return state + "/recordbook"
    }
    return usualSocket.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
