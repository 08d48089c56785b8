/// The answer to a request.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  /// Without Content-Length, Transfer-Encoding, Connection and Date, which the server adds.
  package var fields: HeaderFields
  package var body: Body

  package enum Body: Sendable {
    case bytes([UInt8])
    /// The closure writes the body, of any length, on the handler's thread; `ResponseStream.write` waits for slow
    /// clients. The body ends when the closure returns.
    case stream(@Sendable (ResponseStream) -> Void)
    /// Server-sent events. The closure receives the open stream and returns. After that, any thread can send events
    /// until one side closes the stream.
    case events(@Sendable (EventStream) -> Void)
  }

  package init(_ status: HTTPStatus, _ fields: HeaderFields = HeaderFields(), body: Body = .bytes([])) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  package static func html(_ page: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, ["Content-Type": "text/html; charset=utf-8"], body: .bytes(Array(page.utf8)))
  }

  package static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, ["Content-Type": "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
  }

  /// Redirects the browser to a GET, as after every form.
  /// - Parameter location: a path, such as `/swimming?saved=1`.
  package static func seeOther(_ location: String) -> HTTPResponse {
    HTTPResponse(.seeOther, ["Location": location])
  }

  package static func events(_ body: @escaping @Sendable (EventStream) -> Void) -> HTTPResponse {
    HTTPResponse(.ok, ["Content-Type": "text/event-stream"], body: .events(body))
  }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init()
    for (name, value) in elements { append(name, value) }
  }
}
