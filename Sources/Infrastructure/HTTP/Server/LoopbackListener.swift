package import System

/// A port of the loopback address on which a server will answer. Whoever connects meanwhile waits.
package struct LoopbackListener: Sendable {
  package let port: UInt16
  let descriptor: Int32

  /// Listens on a port that is free, where none is named.
  package init(port: UInt16 = 0) throws(SystemError) {
    (descriptor, self.port) = try LoopbackSocket.listen(port: port)
  }
}
