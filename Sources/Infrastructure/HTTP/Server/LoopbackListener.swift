package import System

/// A port of the loopback address, reserved for a server. Clients that connect before it runs have to wait.
package struct LoopbackListener: Sendable {
  package let port: UInt16
  let descriptor: Int32

  /// - Parameter port: 0 for any free port.
  package init(port: UInt16 = 0) throws(SystemError) {
    (descriptor, self.port) = try LoopbackSocket.listen(port: port)
  }
}
