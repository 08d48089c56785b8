import Glibc
import IPC
import KernelApplication
import TestSupport

/// A connection whose bytes the test controls one by one.
final class RawClient: Sendable {
  let descriptor: Int32
  private nonisolated(unsafe) var input: [UInt8] = []

  init(_ address: SocketAddress) throws {
    descriptor = try address.connect()
  }

  deinit {
    close(descriptor)
  }

  /// Sends all of it, or as much as the other side takes before it closes.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      rest.removeFirst(count)
    }
    return true
  }

  /// Bytes taken without waiting.
  func sendSome(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)) }
  }

  /// Sends it again and again, until for 10 milliseconds the other side takes no more, or it has closed.
  func fill(with bytes: [UInt8]) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while poll(&polled, 1, 10) > 0, polled.revents == Int16(POLLOUT) {
      while sendSome(bytes) > 0 {}
    }
  }

  /// Whether the other side takes all that was sent, within a minute: nothing tells when it does.
  var isRead: Bool {
    eventually {
      var unread: Int32 = 0
      return ioctl(descriptor, UInt(TIOCOUTQ), &unread) == 0 && unread == 0
    }
  }

  func endOutput() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// The next line; nil at the end, or when nothing comes for a minute.
  func line() -> String? {
    while true {
      if let end = input.firstIndex(of: 0x0A) {
        defer { input.removeSubrange(...end) }
        return String(decoding: input[..<end], as: UTF8.self)
      }
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 60_000) > 0 else { return nil }
      var piece = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { return nil }
      input += piece[..<count]
    }
  }
}
