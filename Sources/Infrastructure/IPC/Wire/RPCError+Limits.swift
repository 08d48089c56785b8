import JSONCoding

/// Errors of the service itself, told by code: those of use cases are in `FailureCode`.
package enum ServiceCode: Int, CaseIterable, Sendable {
  /// A limit was met; `data` says which, and how much it allows.
  case limit = -32_020
}

extension RPCError {
  static func tooLong(_ limit: Int) -> RPCError {
    .limit("requestBytes", limit, "A message may have at most \(limit) bytes")
  }

  static func batchTooLong(_ limit: Int) -> RPCError {
    .limit("batchEntries", limit, "A batch may have at most \(limit) messages")
  }

  private static func limit(_ name: StaticString, _ value: Int, _ message: String) -> RPCError {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("limit")
    writer.string(name)
    writer.key("value")
    writer.integer(value)
    writer.endObject()
    return RPCError(code: ServiceCode.limit.rawValue, message: message, data: writer.bytes)
  }
}
