import IPC
import Storage

extension App.Configuration {
  /// The log of a service that was started by hand: `$XDG_STATE_HOME/recordbook/service.log`, by default in
  /// `~/.local/state`; beside the usual socket if the environment sets neither. A service that listens elsewhere has a
  /// log of its own, named by the CRC-32C of its socket's path: `service-1a2b3c4d.log`.
  /// - Parameter socket: where the service listens.
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
