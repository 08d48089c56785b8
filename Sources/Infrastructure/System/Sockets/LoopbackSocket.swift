import Libc

/// TCP sockets on the loopback address 127.0.0.1, which other machines cannot reach. Programs started by this process
/// do not inherit the sockets. `Socket` contains the functions for accepting clients and for sending.
package enum LoopbackSocket {
  /// Opens a listening, non-blocking socket.
  /// - Parameter port: the port; 0 to use any free port.
  /// - Returns: the descriptor, and the port on which the socket listens.
  package static func listen(port: UInt16 = 0) throws(SystemError) -> (descriptor: Int32, port: UInt16) {
    let descriptor = Calls.streamSocket(AF_INET, blocks: false)
    guard descriptor >= 0 else { throw SystemError("open a socket for", name(port)) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, Libc.listen(descriptor, SOMAXCONN) == 0, let bound = self.port(descriptor, getsockname) else {
      let error = SystemError("bind", name(port))
      close(descriptor)
      throw error
    }
    return (descriptor, bound)
  }

  /// Makes the system send small messages at once, instead of joining several into one packet (TCP_NODELAY).
  package static func sendAtOnce(_ descriptor: Int32) {
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Ends sending on the connection. The peer can still read everything that was sent before. Receiving remains
  /// possible.
  package static func endSending(_ descriptor: Int32) {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Returns the ports of both ends of a connection; nil if the connection is closed, or if either address is not
  /// 127.0.0.1.
  static func ports(_ descriptor: Int32) -> (own: UInt16, peer: UInt16)? {
    guard let own = port(descriptor, getsockname), let peer = port(descriptor, getpeername) else { return nil }
    return (own, peer)
  }

  private static func port(
    _ descriptor: Int32, _ ask: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(descriptor, $0, &length) }
    }
    guard result == 0, address.sin_addr.s_addr == UInt32(0x7F00_0001).bigEndian else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func name(_ port: UInt16) -> String { port == 0 ? "127.0.0.1" : "127.0.0.1:\(port)" }
}
