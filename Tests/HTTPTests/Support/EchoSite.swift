import HTTP
import Synchronization

/// Answers requests in all ways that a handler can.
final class EchoSite: HTTPHandler {
  /// Opened by the test; `/wait` waits for it.
  let gate = Gate()
  /// Opened when the handler of `/wait` and similar paths begins.
  let begun = Gate()
  /// Opened when a stream ends.
  let closed = Gate()
  private let streams = Mutex<[EventStream]>([])
  private let refusals = Mutex<[HTTPRefusal]>([])

  var firstStream: EventStream { streams.withLock { $0[0] } }
  /// The refusals with which reading a body failed.
  var bodyRefusals: [HTTPRefusal] { refusals.withLock { $0 } }

  func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int {
    if head.target.path == ["forbidden"] { throw .wrongSession }
    return head.target.path == ["small"] ? 10 : 64 << 20
  }

  func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
    switch request.head.target.path.first {
    case "wait":
      begun.open()
      gate.wait()
      return .text("waited")
    case "large": return .text(String(repeating: "0123456789", count: 1_000_000))
    case "stream":
      return HTTPResponse(
        .ok, ["Content-Type": "text/plain"],
        body: .stream { [begun, closed] stream in
          stream.whenClosed { [closed] in closed.open() }
          for number in 0..<100 { stream.write(Array("line \(number)\n".utf8)) }
          while request.head.target.query == "endless", stream.write([UInt8](repeating: 0x78, count: 65_536)) {}
          if request.head.target.query == "broken" { stream.abandon() }
          begun.open()
        })
    case "events":
      return .events { [self] stream in
        stream.whenClosed { [closed] in closed.open() }
        streams.withLock { $0.append(stream) }
        begun.open()
      }
    case "unread": return .text("not read")
    case "count":
      begun.open()
      var count = 0
      do throws(HTTPRefusal) {
        while let stretch = try request.body.read() {
          if request.head.target.query == "slow" { gate.wait() }
          count += stretch.count
        }
      } catch {
        refusals.withLock { $0.append(error) }
        closed.open()
        throw error
      }
      return .text("\(count) bytes")
    case "refuse": throw .wrongNonce
    case "break": return .seeOther("/a\r\nSet-Cookie: b")
    default:
      var body: [UInt8] = []
      while let stretch = try request.body.read() { body += stretch }
      return .text("/\(request.head.target.path.joined(separator: "|")) \(String(decoding: body, as: UTF8.self))")
    }
  }

  func page(for refusal: HTTPRefusal) -> HTTPResponse { .text(refusal.rawValue) }
}
