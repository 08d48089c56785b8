import KernelApplication

extension EncodedValue {
  /// Converts an error that a type threw while decoding into a `JSONError`. Adds the valid values if they can be
  /// listed.
  func translated(_ error: DecodingError, _ type: Any.Type) -> JSONError {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let given), .valueNotFound(_, let given), .keyNotFound(_, let given),
      .dataCorrupted(let given):
      context = given
    @unknown default: return failure(.json(.refused(detail: "\(error)")))
    }
    let path = JSONDocument.path(context.codingPath)
    if case .dataCorrupted = error {
      let valid = (type as? any CaseIterable.Type).map { EncodedValue.names($0) } ?? []
      if let type = type as? any RefusingValue.Type { return failure(type.refusal(of: text), valid: valid) }
      if let found = text, path == JSONDocument.path(codingPath) {
        return failure(.json(.noSuchValue(text: found)), valid: valid)
      }
    }
    return JSONError(offset: offset, path: path, problem: .json(.refused(detail: context.debugDescription)))
  }

  /// Converts an error about an array with too few or too many elements. If the type provides its own message for such
  /// arrays, the result has that message.
  func translated(_ error: JSONError, _ type: Any.Type) -> JSONError {
    guard let type = type as? any RefusingValue.Type, error.path == JSONDocument.path(codingPath) else { return error }
    switch error.problem.content(as: JSONMessage.self) {
    case .tooFewElements, .elements: return failure(type.refusal(of: nil))
    default: return error
    }
  }

  private var text: String? {
    try? read { (reader) throws(JSONError) in try reader.string() }
  }

  /// Returns the strings that represent the type's cases when they are encoded; empty if they are not encoded as
  /// strings.
  private static func names<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
    type.allCases.compactMap { value in
      guard let value = value as? any Encodable, let document = try? JSONDocument.encode(value) else { return nil }
      return try? JSONDocument.decode(String.self, from: document)
    }
  }
}
