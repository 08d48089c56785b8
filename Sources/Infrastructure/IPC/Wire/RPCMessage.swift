import JSONCoding

/// One message as the client sent it: places in its line, nothing copied. Valid as long as the line's bytes are.
struct RPCMessage {
  /// As sent, white space around it left out; nil for a notification.
  private(set) var id: UnsafeRawBufferPointer?
  /// Nil where the message is no request.
  private(set) var method: JSONText?
  /// An object or array; empty where there are none. `null` counts as none, since common clients send it.
  private(set) var params = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Reads a message; one that is JSON but no request has no method.
  /// - Parameter reader: at the message's first byte; at the byte after it when this returns.
  init(_ reader: inout JSONReader, in line: UnsafeRawBufferPointer) throws(JSONError) {
    guard reader.nextKind() == .object else {
      try reader.skipValue()
      return
    }
    var isVersion2 = false
    var isSound = true
    var seen: UInt8 = 0
    try reader.beginObject()
    while let key = try reader.nextKey() {
      var member: UInt8 = 0
      switch key {
      case "jsonrpc":
        member = 1
        if reader.nextKind() == .string { isVersion2 = try reader.text() == "2.0" } else { try reader.skipValue() }
      case "id":
        member = 2
        let kind = reader.nextKind()
        let bytes = UnsafeRawBufferPointer(rebasing: line[try reader.rawValue()])
        if kind == .string || kind == .number || kind == .null { id = bytes } else { isSound = false }
      case "method":
        member = 4
        if reader.nextKind() == .string { method = try reader.text() } else { try reader.skipValue() }
      case "params":
        member = 8
        let kind = reader.nextKind()
        let bytes = UnsafeRawBufferPointer(rebasing: line[try reader.rawValue()])
        if kind == .object || kind == .array { params = bytes } else { isSound = isSound && kind == .null }
      default: try reader.skipValue()
      }
      if seen & member != 0 { isSound = false }
      seen |= member
    }
    if !isVersion2 || !isSound { method = nil }
  }
}
