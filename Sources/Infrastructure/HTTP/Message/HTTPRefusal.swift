/// Why a request was refused. Each reason has its own case, so that the response can explain it.
package enum HTTPRefusal: String, Error, Hashable, Sendable, CaseIterable {
  // MARK: Request line
  /// The request line is not a method, a target and a version, separated by single spaces.
  case malformedRequestLine
  /// The target is not a path, contains bytes that must be escaped, or contains invalid escapes.
  case malformedTarget
  /// The path contains `..`, `.`, an empty part, or an escaped slash, backslash or control byte. Other programs may
  /// interpret it as a different path.
  case ambiguousPath
  /// The target contains a host and port that differ from those in the field Host.
  case foreignTarget
  case methodNotAllowed
  case unknownMethod
  /// The version is neither HTTP/1.1 nor HTTP/1.0.
  case unsupportedVersion
  case requestLineTooLong

  // MARK: Header
  /// The header contains a line feed that does not follow a carriage return, or a carriage return that no line feed
  /// follows.
  case bareNewline
  /// The header contains a zero byte or another control byte.
  case controlByte
  /// A field has no name, a name with invalid characters, or a space before its colon.
  case malformedField
  /// A line begins with a space, as if it continued the previous field (obs-fold).
  case foldedField
  case tooManyFields
  case headerTooLarge
  /// The field Host is missing, repeated or invalid.
  case malformedHost
  /// The field Expect has a value other than `100-continue`.
  case unknownExpectation

  // MARK: Body
  /// The request has both Content-Length and Transfer-Encoding.
  case lengthAndTransferEncoding
  /// The request has several Content-Length values, or one that is not a number.
  case malformedLength
  /// The request has several transfer codings, or the last one is not `chunked`.
  case malformedTransferEncoding
  /// The request has a transfer coding other than `chunked`.
  case unknownTransferEncoding
  /// A POST request does not state the length of its body.
  case lengthRequired
  /// A GET or HEAD request has a body.
  case unexpectedBody
  case bodyTooLarge
  case malformedChunk

  // MARK: Connection
  /// The client did not send the rest of its request in time.
  case timedOut
  /// The client disconnected before its request was complete, so it cannot receive the response.
  case clientGone
  /// The maximum number of clients are connected, or the system lacks resources for another request.
  case tooBusy

  // MARK: Guards
  /// The field Host differs from the server's address.
  case foreignHost
  /// The client is a program that another user of this machine runs.
  case foreignUser
  /// A page on another site, or another program, made the browser send the request.
  case foreignOrigin
  /// The path does not begin with this session's token.
  case wrongSession
  /// The opening token is wrong or has already been used.
  case spentOpeningToken
  /// The form does not contain this session's nonce.
  case wrongNonce

  // MARK: Forms
  /// The media type of the request's body is not one that browsers use for forms.
  case unsupportedForm
  /// The request's body does not conform to its media type.
  case malformedForm
  /// The form has more fields than allowed, or more bytes in its fields than allowed.
  case formTooLarge

  package var status: HTTPStatus {
    switch self {
    case .malformedRequestLine, .malformedTarget, .ambiguousPath, .foreignTarget, .bareNewline, .controlByte,
      .malformedField, .foldedField, .malformedHost, .lengthAndTransferEncoding, .malformedLength,
      .malformedTransferEncoding, .unexpectedBody, .malformedChunk, .clientGone, .malformedForm:
      .badRequest
    case .foreignUser, .foreignOrigin, .wrongSession, .spentOpeningToken, .wrongNonce: .forbidden
    case .methodNotAllowed: .methodNotAllowed
    case .timedOut: .requestTimeout
    case .lengthRequired: .lengthRequired
    case .bodyTooLarge, .formTooLarge: .contentTooLarge
    case .requestLineTooLong: .uriTooLong
    case .unsupportedForm: .unsupportedMediaType
    case .unknownExpectation: .expectationFailed
    case .foreignHost: .misdirectedRequest
    case .tooManyFields, .headerTooLarge: .headerFieldsTooLarge
    case .unknownMethod, .unknownTransferEncoding: .notImplemented
    case .tooBusy: .serviceUnavailable
    case .unsupportedVersion: .versionNotSupported
    }
  }
}
