/// Why a request was refused, with a case for each reason, so that callers can explain it.
package enum HTTPRefusal: String, Error, Hashable, Sendable, CaseIterable {
  // MARK: Request line
  /// Not a method, a target and a version, separated by single spaces.
  case malformedRequestLine
  /// A target that is not a path, has bytes that must be escaped, or has invalid escapes.
  case malformedTarget
  /// A path with `..`, `.`, an empty part, or an escaped slash, backslash or control byte. Other programs may read it
  /// as a different path.
  case ambiguousPath
  /// A target with an authority that differs from the field Host.
  case foreignTarget
  case methodNotAllowed
  case unknownMethod
  /// Neither HTTP/1.1 nor HTTP/1.0.
  case unsupportedVersion
  case requestLineTooLong

  // MARK: Header
  /// A line feed without a carriage return before it, or a carriage return without a line feed after it.
  case bareNewline
  /// A zero or another control byte.
  case controlByte
  /// No name, a name that is not a token, or a space before the colon.
  case malformedField
  /// A line that begins with a space, as folded fields did (obs-fold).
  case foldedField
  case tooManyFields
  case headerTooLarge
  /// No host, several hosts, or an invalid one.
  case malformedHost
  /// An expectation other than `100-continue`.
  case unknownExpectation

  // MARK: Body
  /// Both Content-Length and Transfer-Encoding.
  case lengthAndTransferEncoding
  /// Several lengths, or one that is not a number.
  case malformedLength
  /// Several transfer codings, or a last one that is not `chunked`.
  case malformedTransferEncoding
  /// A transfer coding other than `chunked`.
  case unknownTransferEncoding
  /// A POST without the length of its body.
  case lengthRequired
  /// A GET or HEAD with a body.
  case unexpectedBody
  case bodyTooLarge
  case malformedChunk

  // MARK: Connection
  /// The client did not continue its request in time.
  case timedOut
  /// The client disconnected before its request was complete. Nobody gets this answer.
  case clientGone
  /// There are as many clients as allowed, or the system lacks resources for another request.
  case tooBusy

  // MARK: Guards
  /// The field Host differs from the server's address.
  case foreignHost
  /// The client is a program of another user.
  case foreignUser
  /// Another site, or a page of another program, made the browser send the request.
  case foreignOrigin
  /// The path lacks this session's token.
  case wrongSession
  /// The opening token was used before, or is wrong.
  case spentOpeningToken
  /// The form lacks this session's nonce.
  case wrongNonce

  // MARK: Forms
  /// The body is not of a kind that forms send.
  case unsupportedForm
  /// The form violates its format.
  case malformedForm
  /// The form has more fields, or longer ones, than allowed.
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
