package import KernelApplication

/// The input of a use case, given as JSON text. An empty text means `{}`.
package struct JSONInput: InputSource {
  private let document: ArraySlice<UInt8>

  /// The maximum length, in bytes, of a string in a use case's input. It is limited because the time to process a
  /// string may grow faster than its length. The longest useful string, a path, is half as long.
  package static let longestText = 8_192

  package init(_ document: ArraySlice<UInt8>) { self.document = document }

  package init(_ document: [UInt8]) {
    self.init(document[...])
  }

  package func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value {
    try document.withUnsafeBufferPointer { (bytes) throws(Failure) in
      try JSONBytes(UnsafeRawBufferPointer(bytes)).decode(type)
    }
  }
}

/// The input of a use case, given as JSON text in memory, which is not copied. The caller must keep the memory valid
/// until the input has been decoded.
package struct JSONBytes: InputSource {
  private let document: UnsafeRawBufferPointer
  private let isChecked: Bool

  /// Creates a use case's input from JSON text in memory.
  /// - Parameter isChecked: whether the bytes are already known to be valid JSON.
  package init(_ document: UnsafeRawBufferPointer, isChecked: Bool = false) {
    self.document = document
    self.isChecked = isChecked
  }

  /// Decodes the input as a type. Throws `Failure.invalidInput`, whose field is the path of the invalid value, such as
  /// `laps[1]`. The field is empty if the whole input is invalid.
  package func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value {
    guard !document.isEmpty else { return try JSONInput(Array("{}".utf8)).decode(type) }
    if isChecked, let readable = type as? any UsualFormReadable.Type, let value = usual(readable) as? Value {
      return value
    }
    do throws(JSONError) {
      return try JSONDocument.decode(type, from: document, longestText: JSONInput.longestText, isChecked: isChecked)
    } catch {
      throw .invalidInput(field: error.path, problem: problem(error), valid: error.valid)
    }
  }

  private func usual(_ type: any UsualFormReadable.Type) -> (any UsualFormReadable)? {
    var reader = JSONReader(document)
    return type.init(usual: &reader)
  }

  private func problem(_ error: JSONError) -> Message {
    guard error.kind == .syntax, let place = error.place(in: document),
      let problem = error.problem.content(as: JSONMessage.self)
    else { return error.problem }
    return .json(.notJSON(line: place.line, column: place.column, problem: problem))
  }
}
