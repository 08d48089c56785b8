/// Parses the requests on a connection from bytes that arrive in pieces of any length.
///
/// Returns the parts of each request in order: its head, the pieces of its body, and its end. The connection must be
/// closed after a refusal, because it is unclear where the next request begins.
package struct RequestParser: Sendable {
  private let limits: HTTPLimits
  private var state: State

  package enum Part: Sendable {
    /// The head of a request. After receiving it, call `acceptBody` before calling `next` again.
    case head(RequestHead)
    case body(ArraySlice<UInt8>)
    case end
  }

  private enum State: Sendable {
    case requestLine(LineReader)
    case header(RequestLine, HeaderReader)
    /// The head has been returned, but `acceptBody` has not been called yet.
    case waiting(RequestHead)
    case body(BodyReader)
    case refused(HTTPRefusal)
  }

  package init(_ limits: HTTPLimits = HTTPLimits()) {
    self.limits = limits
    state = RequestParser.beginning
  }

  private static var beginning: State { .requestLine(LineReader()) }

  /// True if nothing has arrived since the end of the previous request.
  package var isBetweenRequests: Bool {
    if case .requestLine(let line) = state { line.isEmpty } else { false }
  }

  /// Sets the maximum length, in bytes, of the body of the request whose head was most recently returned.
  package mutating func acceptBody(upTo limit: Int) throws(HTTPRefusal) {
    guard case .waiting(let head) = state else { return }
    try remembering { parser throws(HTTPRefusal) in
      parser.state = .body(try BodyReader(head.body, limit: limit, parser.limits))
    }
  }

  /// Removes the next part of a request from the start of the input and returns it; nil if more input is needed.
  package mutating func next(_ input: inout ArraySlice<UInt8>) throws(HTTPRefusal) -> Part? {
    try remembering { parser throws(HTTPRefusal) in try parser.part(&input) }
  }

  /// Runs `body`. If `body` refuses a request, all later calls throw the same refusal.
  private mutating func remembering<Value>(
    _ body: (inout RequestParser) throws(HTTPRefusal) -> Value
  ) throws(HTTPRefusal) -> Value {
    do throws(HTTPRefusal) {
      return try body(&self)
    } catch {
      state = .refused(error)
      throw error
    }
  }

  private mutating func part(_ input: inout ArraySlice<UInt8>) throws(HTTPRefusal) -> Part? {
    switch state {
    case .requestLine(var lines):
      let line = try lines.next(&input, limit: limits.requestLineBytes, tooLong: .requestLineTooLong)
      state = .requestLine(lines)
      guard let line else { return nil }
      state = .header(try RequestLine(line), HeaderReader(limits))
      return try part(&input)
    case .header(let line, var header):
      let isDone = try header.read(&input)
      state = .header(line, header)
      guard isDone else { return nil }
      let head = try RequestHead(line, header.fields)
      state = .waiting(head)
      return .head(head)
    case .body(var body):
      let stretch = try body.next(&input)
      state = .body(body)
      if let stretch { return .body(stretch) }
      guard body.isDone else { return nil }
      state = RequestParser.beginning
      return .end
    case .waiting: return nil
    case .refused(let refusal): throw refusal
    }
  }
}
