/// The answer to a request.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  /// Without those that the server adds: Content-Length, Transfer-Encoding, Connection and Date.
  package var fields: HeaderFields
  package var body: Body

  package enum Body: Sendable {
    case bytes([UInt8])
    /// Written by the closure on the handler's thread, of whatever length: `ResponseStream.write` waits for a client that
    /// is slow. The answer ends with the closure.
    case stream(@Sendable (ResponseStream) -> Void)
    /// Server-sent events. The closure is given the open stream and returns; events are sent from any thread until one
    /// side closes it.
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

  /// Leads the browser on by a GET, as after every form.
  /// - Parameter location: a path, `/swimming?saved=1`.
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
