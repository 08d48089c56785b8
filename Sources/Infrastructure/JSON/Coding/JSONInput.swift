package import KernelApplication

/// A use case's input as JSON; no bytes at all stand for `{}`.
package struct JSONInput: InputSource {
  private let document: ArraySlice<UInt8>

  /// The longest text in bytes that a use case takes: what it does with one may cost more than its length, and the
  /// longest of any use, a path, has half as many.
  package static let longestText = 8_192

  package init(_ document: ArraySlice<UInt8>) {
    self.document = document
  }

  package init(_ document: [UInt8]) {
    self.init(document[...])
  }

  /// Fails with `Failure.invalidInput`; its field is a path such as `laps[1]`, empty for the whole input.
  package func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value {
    let document = document.isEmpty ? Array("{}".utf8)[...] : document
    do throws(JSONError) {
      return try document.withUnsafeBufferPointer { (buffer) throws(JSONError) in
        try JSONDocument.decode(
          type, from: UnsafeRawBufferPointer(buffer), longestText: JSONInput.longestText)
      }
    } catch {
      throw .invalidInput(field: error.path, problem: problem(error, document), valid: error.valid)
    }
  }

  private func problem(_ error: JSONError, _ document: ArraySlice<UInt8>) -> Message {
    guard error.kind == .syntax, let place = error.place(in: document),
      let problem = error.problem.content(as: JSONMessage.self)
    else { return error.problem }
    return .json(.notJSON(line: place.line, column: place.column, problem: problem))
  }
}
