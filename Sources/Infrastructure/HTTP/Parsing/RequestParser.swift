/// Reads the requests of a connection from bytes that arrive in pieces, cut anywhere.
///
/// The parts of a request come in order: its head, the pieces of its body, and its end. After a refusal, nothing that
/// follows can be trusted, and the connection must be closed.
package struct RequestParser: Sendable {
  private let limits: HTTPLimits
  private var state: State

  package enum Part: Sendable {
    /// Call `acceptBody` before asking for the next part.
    case head(RequestHead)
    case body(ArraySlice<UInt8>)
    case end
  }

  private enum State: Sendable {
    case requestLine(LineReader)
    case header(RequestLine, HeaderReader)
    /// The head was returned.
    case waiting(RequestHead)
    case body(BodyReader)
    case refused(HTTPRefusal)
  }

  package init(_ limits: HTTPLimits = HTTPLimits()) {
    self.limits = limits
    state = RequestParser.beginning
  }

  private static var beginning: State { .requestLine(LineReader()) }

  /// Whether nothing has arrived since the end of the last request.
  package var isBetweenRequests: Bool {
    if case .requestLine(let line) = state { line.isEmpty } else { false }
  }

  /// Sets how many bytes of body the request whose head was returned last may have.
  package mutating func acceptBody(upTo limit: Int) throws(HTTPRefusal) {
    guard case .waiting(let head) = state else { return }
    try remembering { parser throws(HTTPRefusal) in
      parser.state = .body(try BodyReader(head.body, limit: limit, parser.limits))
    }
  }

  /// The next part, taken from the front of the input; nil if more input is needed.
  package mutating func next(_ input: inout ArraySlice<UInt8>) throws(HTTPRefusal) -> Part? {
    try remembering { parser throws(HTTPRefusal) in try parser.part(&input) }
  }

  /// After a refusal, every call fails with it.
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
