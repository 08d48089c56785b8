/// Takes the requests of a connection out of bytes that come in pieces, however they are cut.
///
/// Its parts come in order: a head, the stretches of its body, and its end. After a refusal nothing that follows can be
/// trusted, and the connection has to be closed.
package struct RequestParser: Sendable {
  private let limits: HTTPLimits
  private var state: State

  package enum Part: Sendable {
    /// To be answered by `acceptBody` before the next part is asked for.
    case head(RequestHead)
    case body(ArraySlice<UInt8>)
    case end
  }

  private enum State: Sendable {
    case requestLine(LineReader)
    case header(RequestLine, HeaderReader)
    /// The head was handed out.
    case waiting(RequestHead)
    case body(BodyReader)
    case refused(HTTPRefusal)
  }

  package init(_ limits: HTTPLimits = HTTPLimits()) {
    self.limits = limits
    state = RequestParser.beginning
  }

  private static var beginning: State { .requestLine(LineReader()) }

  /// Nothing of a request has come since the last.
  package var isBetweenRequests: Bool {
    if case .requestLine(let line) = state { line.isEmpty } else { false }
  }

  /// Says how many bytes of body the request whose head came last may have.
  package mutating func acceptBody(upTo limit: Int) throws(HTTPRefusal) {
    guard case .waiting(let head) = state else { return }
    try remembering { parser throws(HTTPRefusal) in
      parser.state = .body(try BodyReader(head.body, limit: limit, parser.limits))
    }
  }

  /// The next part, taken from the front of the input; nil where more has to come first.
  package mutating func next(_ input: inout ArraySlice<UInt8>) throws(HTTPRefusal) -> Part? {
    try remembering { parser throws(HTTPRefusal) in try parser.part(&input) }
  }

  /// Once refused, always refused.
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
