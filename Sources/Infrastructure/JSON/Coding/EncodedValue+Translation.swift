extension EncodedValue {
  /// What a type says of a value that it refuses, with the values there are where they can be listed.
  func translated(_ error: DecodingError, _ type: Any.Type) -> JSONError {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let given), .valueNotFound(_, let given), .keyNotFound(_, let given),
      .dataCorrupted(let given):
      context = given
    @unknown default: return failure("\(error)")
    }
    let path = JSONDocument.path(context.codingPath)
    if case .dataCorrupted = error, path == JSONDocument.path(codingPath) {
      if let cases = type as? any CaseIterable.Type, let found = text {
        return failure("there is no \"\(found)\"", valid: EncodedValue.names(cases))
      }
      if type is any RawRepresentable.Type, let found = text {
        return failure("there is no \"\(found)\"")
      }
    }
    return JSONError(offset: offset, path: path, problem: context.debugDescription)
  }

  private var text: String? {
    try? read { (reader) throws(JSONError) in try reader.string() }
  }

  /// The cases as they are written; none for those that are not written as strings.
  private static func names<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
    type.allCases.compactMap { value in
      guard let value = value as? any Encodable, let document = try? JSONDocument.encode(value) else { return nil }
      return try? JSONDocument.decode(String.self, from: document)
    }
  }
}
