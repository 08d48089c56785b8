import Libc

/// A connection whose bytes the test controls individually.
package final class RawClient: Sendable {
  package let descriptor: Int32
  private nonisolated(unsafe) var input: [UInt8] = []

  /// - Parameter descriptor: a connected socket, which is closed on release.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package init(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    precondition(result == 0, "no connection: \(errno)")
  }

  deinit { close(descriptor) }

  /// Sends all bytes, or as many as the other side takes before it closes the connection.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Libc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      rest.removeFirst(count)
    }
    return true
  }

  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends without waiting. Returns the number of bytes that the other side took, which is less than 1 if there is no
  /// room.
  package func sendSome(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { Libc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)) }
  }

  /// Sends the bytes repeatedly, until the other side takes nothing for 10 milliseconds or closes the connection.
  package func fill(with bytes: [UInt8]) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while poll(&polled, 1, 10) > 0, polled.revents == Int16(POLLOUT) {
      while sendSome(bytes) > 0 {}
    }
  }

  /// Limits how many bytes this side buffers before it reads them.
  package func limitReceiving(_ bytes: Int32) {
    var bytes = bytes
    setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
  }

  package func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Resets the connection: unread input is discarded, and the other side gets an error.
  package func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    // The descriptor stays occupied until `deinit`, so that no other file gets its number.
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(null, descriptor)
    close(null)
  }

  /// Reads what comes next; false at the end of the connection, or if nothing comes within the time.
  private func receive(milliseconds: Int32 = 60_000) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &piece, piece.count)
    guard count > 0 else { return false }
    input += piece[..<count]
    return true
  }

  /// The input up to and including a text; nil if the text does not arrive.
  package func text(upTo end: String) -> String? {
    let end = Array(end.utf8)
    var from = 0
    while true {
      while let start = input[from...].firstIndex(of: end[0]), start + end.count <= input.count {
        if input[start..<start + end.count].elementsEqual(end) {
          defer { input.removeFirst(start + end.count) }
          return String(decoding: input[..<(start + end.count)], as: UTF8.self)
        }
        from = start + 1
      }
      guard receive() else { return nil }
    }
  }

  /// The next line, without its line feed; nil if the connection ends before it.
  package func line() -> String? {
    text(upTo: "\n").map { String($0.dropLast()) }
  }

  /// Whether a text has arrived already. If so, removes the input up to the end of the text.
  package func has(_ text: String) -> Bool {
    while receive(milliseconds: 0) {}
    guard let found = input.firstRange(of: Array(text.utf8)) else { return false }
    input.removeSubrange(..<found.upperBound)
    return true
  }

  package func bytes(_ count: Int) -> [UInt8]? {
    while input.count < count { guard receive() else { return nil } }
    defer { input.removeFirst(count) }
    return Array(input[..<count])
  }

  /// All input until the other side closes the connection.
  package func rest() -> String {
    while receive() {}
    defer { input = [] }
    return String(decoding: input, as: UTF8.self)
  }

  /// The next answer, as status and body: `200 hello`; nil if the connection ends.
  /// - Parameter isHead: whether the answer is to a HEAD request and therefore has no body.
  package func answer(isHead: Bool = false) -> String? {
    guard let head = text(upTo: "\r\n\r\n") else { return nil }
    let status = head.split(separator: " ")[1]
    func field(_ name: String) -> Substring? {
      head.split(separator: "\r\n").first { $0.hasPrefix(name + ": ") }?.dropFirst(name.count + 2)
    }
    var body: [UInt8] = []
    if isHead {
    } else if let length = field("Content-Length").flatMap({ Int($0) }) {
      guard let bytes = bytes(length) else { return nil }
      body = bytes
    } else if field("Transfer-Encoding") == "chunked" {
      while let line = text(upTo: "\r\n"), let size = Int(line.dropLast(1), radix: 16) {
        guard let chunk = bytes(size + 2) else { return nil }
        if size == 0 { break }
        body += chunk.dropLast(2)
      }
    }
    return status + " " + String(decoding: body, as: UTF8.self)
  }
}
