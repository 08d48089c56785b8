import JSONCoding

extension ByteBuffer {
  /// Adds the beginning of a reply, including its id.
  /// - Parameter id: as the client sent it; nil if it cannot be determined.
  @inline(__always)
  private mutating func beginReply(_ id: UnsafeRawBufferPointer?) {
    append(#"{"jsonrpc":"2.0","id":"#)
    if let id { append(id) } else { append("null") }
  }

  /// Adds a whole reply with a result, without its newline.
  @inline(__always)
  mutating func appendReply(_ id: UnsafeRawBufferPointer?, result: UnsafeRawBufferPointer) {
    beginReply(id)
    append(#","result":"#)
    append(result)
    append(byte: UInt8(ascii: "}"))
  }

  /// Adds a whole reply with a result and a newline.
  @inline(__always)
  mutating func appendReplyLine(_ id: UnsafeRawBufferPointer, result: UnsafeRawBufferPointer) {
    reserve(id.count + result.count + 64)
    appendReply(id, result: result)
    append(byte: 0x0A)
  }

  /// Adds a whole reply with an error, without its newline.
  mutating func appendReply(_ id: UnsafeRawBufferPointer?, error: RPCError) {
    beginReply(id)
    append(#","error":"#)
    append(error.json)
    append(byte: UInt8(ascii: "}"))
  }
}
