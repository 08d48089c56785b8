import IPC
import Libc
import Synchronization
import TestSupport

/// Listens on a service's socket and answers as a service of another version might: with a canned reply per method, or
/// by closing the connection.
final class FakeService: Sendable {
  enum Reply: Sendable {
    /// The result, as JSON.
    case result(String)
    /// The error object, as JSON.
    case error(String)
    /// The whole line, without its line feed.
    case line(String)
    /// The whole line, without its line feed; the connection is then closed.
    case last(String)
    /// No answer: the connection is closed.
    case end
    /// No answer until the event happens; the connection is then closed.
    case silence(Event)
    /// Ten times a second a notification that nobody asked for, until the client disconnects or has received this many;
    /// the connection is then closed.
    case chatter(Int)
  }

  private let replies: [String: Reply]
  private let listener: SocketListener
  private let thread = Mutex<Threads?>(nil)
  private let heardLines = Mutex<[String]>([])

  /// - Parameter replies: the replies by method; for pages after the first, the method followed by ` after`. Any other
  ///   method is unknown to the service.
  init(_ path: String, _ replies: [String: Reply]) throws {
    self.replies = replies
    listener = try SocketListener(SocketAddress(path))
    let flags = fcntl(listener.descriptor, F_GETFL)
    _ = fcntl(listener.descriptor, F_SETFL, flags & ~O_NONBLOCK)
    thread.withLock { $0 = Threads(count: 1) { [self] _ in serve() } }
  }

  /// The methods that were called, in order.
  var heard: [String] { lines.map { FakeService.text("\"method\":\"", in: $0) { $0 != "\"" } } }

  /// The lines that were received, in order.
  var lines: [String] { heardLines.withLock { $0 } }

  func stop() {
    shutdown(listener.descriptor, Int32(SHUT_RDWR))
    thread.withLock { $0 }?.wait()
    close(listener.descriptor)
    listener.remove()
  }

  private func serve() {
    while case let client = accept(listener.descriptor, nil, nil), client >= 0 {
      talk(to: client)
      close(client)
    }
  }

  private func talk(to client: Int32) {
    var input: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(client, &buffer, buffer.count), count > 0 {
      input += buffer[..<count]
      while let end = input.firstIndex(of: 0x0A) {
        let line = String(decoding: input[..<end], as: UTF8.self)
        input.removeSubrange(...end)
        let (reply, isLast) = answer(line)
        chatter(line, to: client)
        let bytes = Array((reply.map { $0 + "\n" } ?? "").utf8)
        _ = bytes.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if isLast { return }
      }
    }
  }

  private func chatter(_ line: String, to client: Int32) {
    let method = FakeService.text("\"method\":\"", in: line) { $0 != "\"" }
    guard case .chatter(let times)? = replies[method] else { return }
    let bytes = Array((#"{"jsonrpc":"2.0","method":"weather.changed"}"# + "\n").utf8)
    for _ in 0..<times {
      var polled = pollfd(fd: client, events: 0, revents: 0)
      guard poll(&polled, 1, 100) == 0,
        bytes.withUnsafeBytes({ send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }) > 0
      else { return }
    }
  }

  private func answer(_ line: String) -> (line: String?, isLast: Bool) {
    let method = FakeService.text("\"method\":\"", in: line) { $0 != "\"" }
    let id = FakeService.text("\"id\":", in: line) { $0.isNumber }
    heardLines.withLock { $0.append(line) }
    let key = line.contains("\"after\":") ? method + " after" : method
    switch replies[key] ?? .error(#"{"code":-32601,"message":"no such thing","data":{"since":9}}"#) {
    case .result(let json): return (#"{"jsonrpc":"2.0","id":\#(id),"result":\#(json)}"#, false)
    case .error(let json): return (#"{"jsonrpc":"2.0","id":\#(id),"error":\#(json)}"#, false)
    case .line(let line): return (line, false)
    case .last(let line): return (line, true)
    case .end: return (nil, true)
    case .silence(let end):
      _ = end.wait()
      return (nil, true)
    case .chatter: return (nil, true)
    }
  }

  private static func text(_ mark: String, in line: String, while isPart: (Character) -> Bool) -> String {
    guard let range = line.ranges(of: mark).first else { return "" }
    return String(line[range.upperBound...].prefix(while: isPart))
  }

  /// The reply to `service.hello` for a store.
  /// - Parameter more: members to add, as another version might.
  static func hello(_ store: String, version: String = "0.0.9", wire: Int = 2, more: String = "") -> Reply {
    var status = stat()
    stat(store, &status)
    let place = #"{"path":"\#(store)","device":\#(status.st_dev),"inode":\#(status.st_ino)}"#
    return .result(#"{"service":"recordbook","version":"\#(version)","protocol":\#(wire),"store":\#(place)\#(more)}"#)
  }
}
