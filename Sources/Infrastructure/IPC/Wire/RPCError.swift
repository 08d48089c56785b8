import JSONCoding
import KernelApplication

/// Why a request has no result (JSON-RPC 2.0, section 5.1).
package struct RPCError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  /// More information as JSON, such as the wrong field and its valid values; nil for none.
  package var data: [UInt8]?

  package init(code: Int, message: String, data: [UInt8]? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The line is not JSON.
  package static let parseError = RPCError(code: -32_700, message: "Parse error")
  /// The line is JSON, but not a request.
  package static let invalidRequest = RPCError(code: -32_600, message: "Invalid Request")
  package static let methodNotFound = RPCError(code: -32_601, message: "Method not found")

  /// Whether the code is that of `methodNotFound`, whatever its message.
  package var isMethodNotFound: Bool { code == RPCError.methodNotFound.code }

  /// The parameters of the request are not valid.
  /// - Parameters:
  ///   - field: the wrong member, such as `laps[1]`; empty for all parameters.
  ///   - valid: the valid values, if they can be listed.
  static func invalidParams(
    _ field: String, _ problem: Message, valid: [String] = [], _ english: EnglishLocalizer
  ) -> RPCError {
    RPCError(.invalidInput(field: field, problem: problem, valid: valid), english)
  }

  /// The error as a JSON object.
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
