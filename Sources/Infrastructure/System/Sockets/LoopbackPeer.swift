import Libc

/// Determines which user's process is at the other end of a TCP connection on the loopback address.
package struct LoopbackPeer: Sendable {
  /// Looks up single connections. It is nil if the system does not support that, in which case the tables described in
  /// proc_net_tcp(5) are read instead.
  private let diagnosis = SocketDiagnosis()

  package enum Owner: Hashable, Sendable {
    case user(UInt32)
    /// The system provides information about connections, but does not list this one, because the other end has
    /// disconnected.
    case nobody
    /// The system provides no information about TCP connections.
    case unknown
  }

  package init() {}

  /// Returns the owner of the other end of a connection.
  /// - Parameter descriptor: the descriptor of this end.
  package func owner(of descriptor: Int32) -> Owner {
    guard let ports = LoopbackSocket.ports(descriptor) else { return .nobody }
    if let owner = diagnosis?.owner(of: ports.peer, to: ports.own), owner != .unknown { return owner }
    return LoopbackPeer.listedOwner(of: ports.peer, to: ports.own)
  }

  /// Looks up the owner of one end of a connection in the system's tables. Reads each table only once, so that a large
  /// number of connections causes little work.
  /// - Parameters:
  ///   - port: the port of the end whose owner is returned.
  ///   - other: the port of the other end.
  private static func listedOwner(of port: UInt16, to other: UInt16) -> Owner {
    do throws(SystemError) {
      if let user = user(of: port, to: other, in: try contents("/proc/net/tcp")) { return .user(user) }
    } catch {
      // If the table cannot be opened for lack of a descriptor or of memory, the result is `nobody`, so that no access
      // is granted.
      return [EMFILE, ENFILE, ENOMEM].contains(error.code) ? .nobody : .unknown
    }
    // A connection made by an IPv6 socket to an IPv4 address is listed in the table for IPv6.
    guard let others = try? contents("/proc/net/tcp6"), let user = user(of: port, to: other, in: others) else {
      return .nobody
    }
    return .user(user)
  }

  /// Finds a connection in a table described in proc_net_tcp(5), and returns the id of the user who owns the end with
  /// the port `port`; `other` is the port of the other end. Nil if the table does not list the connection. Also nil if
  /// the table lists it with the inode number 0, which means that no process has its socket open any longer.
  ///
  ///     0: 0100007F:D4F2 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1000        0 21345 1 …
  package static func user(of port: UInt16, to other: UInt16, in table: [UInt8]) -> UInt32? {
    let (from, to) = (address(port), address(other))
    for line in table.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count > 9, words[1].hasSuffix(from), words[2].hasSuffix(to), isLoopback(words[1]) else { continue }
      if words[9].elementsEqual("0".utf8) { return nil }
      return UInt32(String(decoding: words[7], as: UTF8.self))
    }
    return nil
  }

  /// The address 127.0.0.1 in the form used in the table: hexadecimal, in the byte order of this processor.
  private static let loopback = hexadecimal(UInt32(0x7F00_0001).bigEndian, digits: 8)
  private static let mappedLoopback =
    String(repeating: "0", count: 16) + hexadecimal(UInt32(0xFFFF).bigEndian, digits: 8) + loopback

  private static func address(_ port: UInt16) -> [UInt8] {
    Array((loopback + ":" + hexadecimal(UInt32(port), digits: 4)).utf8)
  }

  private static func isLoopback(_ word: ArraySlice<UInt8>) -> Bool {
    let host = word.prefix { $0 != UInt8(ascii: ":") }
    return host.elementsEqual(loopback.utf8) || host.elementsEqual(mappedLoopback.utf8)
  }

  private static func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.utf8.count) + text
  }

  private static func contents(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try OpenFile(reading: path)
    defer { PosixFileSystem().close(file) }
    var bytes: [UInt8] = []
    var stretch = [UInt8](repeating: 0, count: 65_536)
    while case .bytes(let count) = stretch.withUnsafeMutableBytes({ Descriptor.read(file.descriptor, $0) }) {
      bytes += stretch[..<count]
    }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
