import IPC
import Storage

extension App.Configuration {
  /// Returns the path of the log file for a service that no service manager started. It is
  /// `$XDG_STATE_HOME/recordbook/service.log`, by default in `~/.local/state`. If the environment determines neither
  /// folder, the log is in the folder of the usual socket. A service at another socket has its own log file, whose name
  /// contains the CRC-32C checksum of the socket's path, such as `service-1a2b3c4d.log`.
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
