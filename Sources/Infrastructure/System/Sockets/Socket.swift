import CSystem
import Libc

/// Unix-domain stream sockets. Programs started by this process do not inherit them.
package enum Socket {
  /// The maximum length of a path, in bytes. The path and a zero byte must fit into `sun_path`.
  package static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Opens a blocking socket and connects it. Fails with `EAGAIN` if the listener's queue of waiting connections stays
  /// full.
  /// - Parameters:
  ///   - path: the path of the socket to connect to, of at most `longestPath` bytes.
  ///   - connecting: the maximum time to wait for the listener to accept, in seconds.
  ///   - sending: the maximum time that each later send waits for the peer to read, in seconds.
  package static func connect(to path: String, connecting: Int, sending: Int) throws(SystemError) -> Int32 {
    let descriptor = try make(path, blocks: true)
    limitSending(descriptor, to: connecting)
    while address(path, { Libc.connect(descriptor, $0, $1) }) != 0 {
      if errno == EINTR { continue }
      let error = SystemError("connect to", path)
      close(descriptor)
      throw error
    }
    limitSending(descriptor, to: sending)
    return descriptor
  }

  /// Opens a listening, non-blocking socket that only its owner can access. Fails with `EADDRINUSE` if anything exists
  /// at the path.
  /// - Parameter path: the socket's path, of at most `longestPath` bytes.
  package static func listen(at path: String) throws(SystemError) -> Int32 {
    let descriptor = try make(path, blocks: false)
    // The mode is set before `listen`: until then, nobody can connect.
    guard address(path, { bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0,
      Libc.listen(descriptor, SOMAXCONN) == 0
    else {
      let error = SystemError("bind", path)
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Whether the file at the path is a socket; nil if there is no file or it cannot be accessed.
  package static func isSocket(at path: String) -> Bool? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT == S_IFSOCK : nil
  }

  /// Whether the descriptor is a listening Unix-domain stream socket.
  package static func isListening(_ descriptor: Int32) -> Bool {
    func option(_ name: Int32) -> Int32? {
      var value: Int32 = 0
      var length = socklen_t(MemoryLayout<Int32>.size)
      return getsockopt(descriptor, SOL_SOCKET, name, &value, &length) == 0 ? value : nil
    }
    // `SO_ACCEPTCONN` is 1 for a listening socket on Linux, and the option's own number on macOS.
    let listens = option(SO_ACCEPTCONN).map { $0 != 0 } ?? false
    return isUnixDomain(descriptor) && option(SO_TYPE) == Calls.streamKind && listens
  }

  private static func isUnixDomain(_ descriptor: Int32) -> Bool {
    var address = sockaddr()
    var length = socklen_t(MemoryLayout<sockaddr>.size)
    return getsockname(descriptor, &address, &length) == 0 && Int32(address.sa_family) == AF_UNIX
  }

  package enum Acceptance {
    /// A client was accepted. The value is its non-blocking descriptor.
    case client(Int32)
    /// A client is waiting, but there is no descriptor or no memory left for it.
    case noDescriptor
    case nobody
  }

  /// Accepts the next client.
  /// - Parameter listener: a listening, non-blocking socket.
  package static func accept(_ listener: Int32) -> Acceptance {
    while true {
      let descriptor = Calls.accept(listener)
      if descriptor >= 0 { return .client(descriptor) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOMEM, ENOBUFS: return .noDescriptor
      default: return .nobody
      }
    }
  }

  /// Sends bytes on a non-blocking socket.
  /// - Returns: the number of bytes that the system accepted; 0 if the other end must read first; -1 if the connection
  ///   is broken.
  package static func send(_ bytes: UnsafeRawBufferPointer, on descriptor: Int32) -> Int {
    while true {
      let count = Libc.send(descriptor, bytes.baseAddress, bytes.count, Calls.sendFlags)
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return -1 }
    }
  }

  /// Sends all bytes on a blocking socket. Fails with `EAGAIN` if the other end does not read in time.
  /// - Parameter path: the name of the other end, used in error messages.
  package static func sendAll(_ bytes: [UInt8], on descriptor: Int32, _ path: String) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest
      rest.removeFirst(
        try check("write to", path) {
          sent.withUnsafeBytes { Libc.send(descriptor, $0.baseAddress, $0.count, Calls.sendFlags) }
        })
    }
  }

  /// Sends a text to a datagram socket. Ignores errors.
  /// - Parameter name: the socket's path, or a zero byte followed by its abstract name (unix(7)).
  package static func tell(_ text: String, to name: [UInt8]) {
    var address = sockaddr_un()
    guard name.count < longestPath else { return }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = socklen_t((MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2) + name.count)
    let descriptor = Calls.datagramSocket()
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        Array(text.utf8).withUnsafeBytes {
          sendto(descriptor, $0.baseAddress, $0.count, Calls.sendFlags, address, length)
        }
      }
    }
  }

  private static func make(_ path: String, blocks: Bool) throws(SystemError) -> Int32 {
    let descriptor = Calls.streamSocket(AF_UNIX, blocks: blocks)
    guard descriptor >= 0 else { throw SystemError("open a socket for", path) }
    return descriptor
  }

  private static func limitSending(_ descriptor: Int32, to seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Calls `body`, which is `bind` or `connect`, with the path converted to a socket address, and returns its result.
  private static func address(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}
