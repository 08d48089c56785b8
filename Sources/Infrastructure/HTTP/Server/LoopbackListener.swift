package import System

/// A port on the loopback address that is open for a server. Clients that connect before the server runs must wait.
package struct LoopbackListener: Sendable {
  package let port: UInt16
  let descriptor: Int32

  /// Opens a port.
  /// - Parameter port: the port's number; 0 to use any free port.
  package init(port: UInt16 = 0) throws(SystemError) {
    (descriptor, self.port) = try LoopbackSocket.listen(port: port)
  }
}
