package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  /// The header fields of the response. The server adds Content-Length, Transfer-Encoding, Connection and Date.
  package var fields: HeaderFields
  package var body: Body

  package enum Body: Sendable {
    case bytes([UInt8])
    /// A body of any length. The closure writes it on the handler's thread, and the body ends when the closure returns.
    /// If the client is slow, `ResponseStream.write` waits.
    case stream(@Sendable (ResponseStream) -> Void)
    /// A stream of server-sent events. The closure receives the open stream and returns. From then on, any thread can
    /// send events until the server or the client closes the stream.
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

  /// Creates a response that makes the browser load another page by GET (status 303), as is usual after a form has been
  /// submitted.
  /// - Parameter location: the path of the page, such as `/swimming?saved=1`.
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
