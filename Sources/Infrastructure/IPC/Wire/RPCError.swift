import JSONCoding
import KernelApplication

/// The error that a client receives in reply to a request (JSON-RPC 2.0, section 5.1).
package struct RPCError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  /// Further information as JSON, such as the path of the invalid member and its valid values; nil if there is none.
  package var data: [UInt8]?

  package init(code: Int, message: String, data: [UInt8]? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The line that the client sent is not valid JSON.
  package static let parseError = RPCError(code: -32_700, message: "Parse error")
  /// The line that the client sent is valid JSON, but not a valid request.
  package static let invalidRequest = RPCError(code: -32_600, message: "Invalid Request")
  package static let methodNotFound = RPCError(code: -32_601, message: "Method not found")

  /// Whether this error states that there is no method with the requested name.
  package var isMethodNotFound: Bool { code == RPCError.methodNotFound.code }

  /// Creates the error for invalid parameters of a request.
  /// - Parameters:
  ///   - field: the path of the invalid member, such as `laps[1]`; empty if the parameters as a whole are invalid.
  ///   - valid: the valid values; empty if they cannot be listed.
  static func invalidParams(
    _ field: String, _ problem: Message, valid: [String] = [], _ english: EnglishLocalizer
  ) -> RPCError {
    RPCError(.invalidInput(field: field, problem: problem, valid: valid), english)
  }

  /// This error encoded as a JSON object.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("code", code)
    writer.member("message", message)
    if let data {
      writer.key("data")
      writer.raw(data)
    }
    writer.endObject()
    return writer.bytes
  }
}

extension JSONWriter {
  mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
