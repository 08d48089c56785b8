/// Why a request was not answered as asked: a case for each reason, so that a caller can word them.
package enum HTTPRefusal: String, Error, Hashable, Sendable, CaseIterable {
  // The request line.
  /// Not a method, a target and a version with one space between them.
  case malformedRequestLine
  /// A target that is no path, has bytes that have to be escaped, or escapes that are none.
  case malformedTarget
  /// A path with `..`, `.`, an empty part, or an escaped slash, backslash or control byte: others may take it for another.
  case ambiguousPath
  /// A target with an authority that is not that of the field Host.
  case foreignTarget
  case methodNotAllowed
  case unknownMethod
  /// Neither HTTP/1.1 nor HTTP/1.0.
  case unsupportedVersion
  case requestLineTooLong

  // The header.
  /// A line feed without a carriage return before it, or a carriage return without a line feed behind it.
  case bareNewline
  /// A zero or another byte that no line has.
  case controlByte
  /// No name, a name that is no token, or a space before the colon.
  case malformedField
  /// A line that begins with a space, as folded fields did (obs-fold).
  case foldedField
  case tooManyFields
  case headerTooLarge
  /// None, several, or one that is no host.
  case malformedHost
  /// An expectation other than `100-continue`.
  case unknownExpectation

  // The body.
  /// Both Content-Length and Transfer-Encoding.
  case lengthAndTransferEncoding
  /// Several lengths, or one that is no number.
  case malformedLength
  /// Several transfer codings, or a last one that is not chunked.
  case malformedTransferEncoding
  /// A transfer coding other than chunked.
  case unknownTransferEncoding
  /// A POST that does not say how long its body is.
  case lengthRequired
  /// A body where none belongs: with GET or HEAD.
  case unexpectedBody
  case bodyTooLarge
  case malformedChunk

  // The connection.
  /// The client did not go on with its request in time.
  case timedOut
  /// The client went before its request was whole; nobody is told so.
  case clientGone
  /// As many clients as there may be are connected already, or the system has no room for another request.
  case tooBusy

  // Guards.
  /// A Host other than the server's own.
  case foreignHost
  /// The client is a program of another user.
  case foreignUser
  /// A request that another site, or another program's page, had the browser make.
  case foreignOrigin
  /// A path without this session's token.
  case wrongSession
  /// An opening token that was used already, or that is none.
  case spentOpeningToken
  /// A form without this session's nonce.
  case wrongNonce

  // Forms.
  /// A body that is not of the kind that forms send.
  case unsupportedForm
  /// A form that does not keep to its format.
  case malformedForm
  /// More fields, or longer ones, than a form has.
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
