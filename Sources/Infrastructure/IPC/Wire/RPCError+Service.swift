import JSONCoding

/// The codes of the service's own errors. The codes for failures of use cases are in `FailureCode`.
package enum ServiceCode: Int, CaseIterable, Sendable {
  /// A limit of the service was exceeded. The error's `data` contains the name and the value of the limit.
  case limit = -32_020
  /// The result is too long for one message, and contains no list that could be divided among several pages.
  case resultTooLong = -32_021
  /// The result to which the cursor belongs is no longer stored.
  case cursorExpired = -32_022
  /// The service is being stopped, and accepts no more requests.
  case stopping = -32_023

  /// Describes the error with this code, for `rpc.discover`.
  var summary: String {
    switch self {
    case .limit: "A limit was exceeded; data has the limit and its value"
    case .resultTooLong: "The result is too long for one message, and has no list that could come in pages"
    case .cursorExpired: "The pages of the cursor are no longer available; ask again without `after`"
    case .stopping: "The service is about to end; nothing was done"
    }
  }
}

extension RPCError {
  static func limit(_ name: String, _ value: Int, _ message: String) -> RPCError {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("limit", name)
    writer.member("value", value)
    writer.endObject()
    return RPCError(code: ServiceCode.limit.rawValue, message: message, data: writer.bytes)
  }

  static func requestTooLong(_ limit: Int) -> RPCError {
    .limit("requestBytes", limit, "A message may have at most \(limit) bytes")
  }

  static func idTooLong(_ limit: Int) -> RPCError {
    .limit("idBytes", limit, "An id may have at most \(limit) bytes")
  }

  static func batchTooLong(_ limit: Int) -> RPCError {
    .limit("batchEntries", limit, "A batch may have at most \(limit) messages")
  }

  static func batchReplyTooLong(_ limit: Int) -> RPCError {
    .limit("replyBytes", limit, "The answers of a batch may have at most \(limit) bytes; ask this on its own")
  }

  static func queueTooLong(_ limit: Int) -> RPCError {
    .limit("queuedBytes", limit, "More than \(limit) bytes wait for this client to read them")
  }

  static func tooMuchHeld(_ limit: Int) -> RPCError {
    .limit("totalBytes", limit, "All clients together may leave at most \(limit) bytes unread and unfinished")
  }

  static func stalled(_ milliseconds: Int64) -> RPCError {
    .limit(
      "stall", Int(milliseconds),
      "A message begun, or an answer, did not get on for \(milliseconds) milliseconds")
  }

  static func tooManyClients(_ limit: Int) -> RPCError {
    .limit("clients", limit, "The service has as many clients as it can take, \(limit); try again later")
  }

  /// Whether this error states that a result was too long.
  package var isResultTooLong: Bool { code == ServiceCode.resultTooLong.rawValue }

  package var isCursorExpired: Bool { code == ServiceCode.cursorExpired.rawValue }

  static func resultTooLong(_ limit: Int) -> RPCError {
    RPCError(
      code: ServiceCode.resultTooLong.rawValue,
      message: "The result has more than \(limit) bytes and is no list that comes in pages")
  }

  static var cursorExpired: RPCError {
    RPCError(code: ServiceCode.cursorExpired.rawValue, message: "The cursor has expired; ask again without `after`")
  }

  static var stopping: RPCError {
    RPCError(code: ServiceCode.stopping.rawValue, message: "The service is about to end; nothing was done")
  }
}
