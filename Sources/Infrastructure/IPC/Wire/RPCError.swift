import JSONCoding
import KernelApplication

/// Why a request is not answered with a result (JSON-RPC 2.0, section 5.1).
package struct RPCError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  /// JSON that tells more, such as the field in question and what would be valid.
  package var data: [UInt8]?

  package init(code: Int, message: String, data: [UInt8]? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The line is no JSON.
  package static let parseError = RPCError(code: -32_700, message: "Parse error")
  /// JSON, but no request.
  package static let invalidRequest = RPCError(code: -32_600, message: "Invalid Request")
  package static let methodNotFound = RPCError(code: -32_601, message: "Method not found")

  /// Whatever else the service says about it.
  package var isMethodNotFound: Bool { code == RPCError.methodNotFound.code }

  /// The request has parameters that the method does not take.
  /// - Parameters:
  ///   - field: the member in question, such as `laps[1]`; empty for all of them.
  ///   - valid: what would be taken, where that can be listed.
  static func invalidParams(
    _ field: String, _ problem: Message, valid: [String] = [], _ english: EnglishLocalizer
  ) -> RPCError {
    RPCError(.invalidInput(field: field, problem: problem, valid: valid), english)
  }

  /// The error object.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("code")
    writer.integer(code)
    writer.key("message")
    writer.string(message)
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
