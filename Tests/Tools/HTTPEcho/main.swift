import HTTP
import System

// recordbook-http-echo serves on a free port of the loopback address, which it prints, and answers each request with a
// description of it. `Scripts/check-http` sends it requests from other people's clients.

/// Answers each request with a description of it.
struct Echo: HTTPHandler {
  func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int { 1 << 30 }

  func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
    switch request.head.target.path {
    case ["form"]: return try form(request)
    case ["stream"]:
      return HTTPResponse(
        .ok, ["Content-Type": "text/plain"],
        body: .stream { stream in for number in 0..<1_000 { stream.write(Array("line \(number)\n".utf8)) } })
    case ["events"]:
      return .events { stream in
        for number in 0..<10 { stream.send("event \(number)", event: "counted", id: "\(number)") }
        stream.close()
      }
    default: return try echo(request)
    }
  }

  /// Answers with a line such as `GET /a|b?c`, followed by the body.
  private func echo(_ request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
    let target = request.head.target
    var bytes = Array("\(request.head.method.rawValue) /\(target.path.joined(separator: "|"))".utf8)
    if let query = target.query { bytes += "?\(query)".utf8 }
    bytes += "\n".utf8
    while let stretch = try request.body.read() { bytes += stretch }
    return HTTPResponse(.ok, ["Content-Type": "application/octet-stream"], body: .bytes(bytes))
  }

  /// Answers with a line for each field, `name=value`, and a line for each file: its name, its number of bytes, and the
  /// sum of these bytes.
  private func form(_ request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse {
    var lines: [String] = []
    var (count, sum) = (0, UInt64(0))
    let form = try request.form { (event, _) throws(HTTPRefusal) in
      switch event {
      case .begins(let part):
        lines.append("\(part.name): \(part.fileName ?? "")")
        (count, sum) = (0, 0)
      case .bytes(let bytes):
        count += bytes.count
        for byte in bytes { sum &+= UInt64(byte) }
      case .ends: lines[lines.count - 1] += " \(count) \(sum)"
      }
    }
    for name in ["a", "comment"] { lines += form.values(name).map { "\(name)=\($0)" } }
    return .text(lines.joined(separator: "\n"))
  }

  func page(for refusal: HTTPRefusal) -> HTTPResponse { .text(refusal.rawValue) }
}

let listener = try LoopbackListener()
var limits = HTTPLimits()
limits.idleTime = 60_000
let server = try HTTPServer(
  listener, Echo(), limits: limits, fields: SecurityHeaders.fields(), poller: SystemPoller.make())
print(listener.port)
ThisProcess.flushPrinted()
server.run()
