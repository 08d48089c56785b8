package import System

/// An open port on the loopback address, on which a server can run. Clients that connect before the server runs have to
/// wait.
package struct LoopbackListener: Sendable {
  package let port: UInt16
  let descriptor: Int32

  /// Opens a port on the loopback address.
  /// - Parameter port: the port's number; 0 to use any free port.
  package init(port: UInt16 = 0) throws(SystemError) {
    (descriptor, self.port) = try LoopbackSocket.listen(port: port)
  }
}
