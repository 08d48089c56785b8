import JSONCoding

/// A parsed message from a client. Its members point into the line, and are valid only as long as the bytes of the
/// line.
struct RPCMessage {
  /// The id as the client sent it, without surrounding white space; nil for a notification.
  private(set) var id: UnsafeRawBufferPointer?
  /// The method's name; nil if the message is valid JSON but not a request.
  private(set) var method: JSONText?
  /// The parameters as a JSON object or array; empty if there are none. `null` counts as no parameters, because common
  /// clients send it.
  private(set) var params = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Parses a message. If it is valid JSON but not a request, `method` is nil.
  /// - Parameter reader: its cursor is at the first byte of the message; afterwards, it is directly after the message.
  init(_ reader: inout JSONReader, in line: UnsafeRawBufferPointer) throws(JSONError) {
    guard case .object = reader.nextKind() else {
      try reader.skipValue()
      return
    }
    var isVersion2 = false
    var isSound = true
    var seen: UInt8 = 0
    try reader.beginObject()
    while let key = try reader.nextKey() {
      var member: UInt8 = 0
      let kind = reader.nextKind()
      switch RPCMessage.member(key) {
      case .version:
        member = 1
        if case .string = kind { isVersion2 = try reader.text() == "2.0" } else { try reader.skipValue() }
      case .id:
        member = 2
        let bytes = UnsafeRawBufferPointer(rebasing: line[try reader.rawValue()])
        switch kind {
        case .string, .number, .null: id = bytes
        default: isSound = false
        }
      case .method:
        member = 4
        if case .string = kind { method = try reader.text() } else { try reader.skipValue() }
      case .params:
        member = 8
        let bytes = UnsafeRawBufferPointer(rebasing: line[try reader.rawValue()])
        switch kind {
        case .object, .array: params = bytes
        case .null: break
        default: isSound = false
        }
      case nil: try reader.skipValue()
      }
      if seen & member != 0 { isSound = false }
      seen |= member
    }
    if !isVersion2 || !isSound { method = nil }
  }

  private enum Member {
    case version
    case id
    case method
    case params
  }

  /// Returns the member of a request that has this name; nil if requests have no such member. Compares lengths first,
  /// because this function is called about four times per request and must be fast.
  @inline(__always)
  private static func member(_ key: JSONText) -> Member? {
    switch key.plainBytes?.count ?? 0 {
    case 2: key == "id" ? .id : nil
    case 6: key == "method" ? .method : key == "params" ? .params : nil
    case 7: key == "jsonrpc" ? .version : nil
    case 0:
      key == "id" ? .id : key == "method" ? .method : key == "params" ? .params : key == "jsonrpc" ? .version : nil
    default: nil
    }
  }
}
