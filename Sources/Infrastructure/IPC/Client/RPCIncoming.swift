import JSONCoding
import KernelApplication

/// A parsed line that a client receives from a service.
enum RPCIncoming: Hashable, Sendable {
  /// A reply from the service to a request. The result is JSON. `id` is nil if it is not a number, because this client
  /// uses only numbers as ids.
  case reply(id: Int?, Result<[UInt8], RPCError>)
  /// A notification from the service. `params` is JSON; empty if the notification has no parameters.
  case notification(method: String, params: [UInt8])

  /// Parses a line from the service. Ignores members that this version does not know, which a newer service may send.
  init(_ line: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(line) { (reader) throws(JSONError) in
      var (id, method, params): (Int?, String?, [UInt8]) = (nil, nil, [])
      var (result, error): ([UInt8]?, RPCError?) = (nil, nil)
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "id" where reader.nextKind() == .number: id = try reader.int()
        case "method" where reader.nextKind() == .string: method = try reader.string()
        case "params": params = try reader.rawBytes()
        case "result": result = try reader.rawBytes()
        case "error": error = try RPCError(&reader)
        default: try reader.skipValue()
        }
      }
      if let method { return .notification(method: method, params: params) }
      if let error { return .reply(id: id, .failure(error)) }
      if let result { return .reply(id: id, .success(result)) }
      throw reader.failure(.json(.incomplete(members: ["result", "error", "method"])))
    }
  }
}

extension RPCError {
  /// Parses an error object from a service of any version.
  init(_ reader: inout JSONReader) throws(JSONError) {
    var code = 0
    var message = ""
    var data: [UInt8]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "code": code = try reader.int()
      case "message": message = try reader.string()
      case "data": data = try reader.rawBytes()
      default: try reader.skipValue()
      }
    }
    self.init(code: code, message: message, data: data)
  }
}
