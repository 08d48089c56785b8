import JSONCoding

extension ByteBuffer {
  /// The beginning of a reply up to and with its id.
  /// - Parameter id: as the client sent it; nil where it can't be told.
  @inline(__always)
  private mutating func beginReply(_ id: UnsafeRawBufferPointer?) {
    append(#"{"jsonrpc":"2.0","id":"#)
    if let id { append(id) } else { append("null") }
  }

  /// A whole reply, without the newline that ends it.
  @inline(__always)
  mutating func appendReply(_ id: UnsafeRawBufferPointer?, result: UnsafeRawBufferPointer) {
    beginReply(id)
    append(#","result":"#)
    append(result)
    append(byte: UInt8(ascii: "}"))
  }

  /// A whole reply with the newline that ends it.
  @inline(__always)
  mutating func appendReplyLine(_ id: UnsafeRawBufferPointer, result: UnsafeRawBufferPointer) {
    reserve(id.count + result.count + 64)
    appendReply(id, result: result)
    append(byte: 0x0A)
  }

  /// A whole reply, without the newline that ends it.
  mutating func appendReply(_ id: UnsafeRawBufferPointer?, error: RPCError) {
    beginReply(id)
    append(#","error":"#)
    append(error.json)
    append(byte: UInt8(ascii: "}"))
  }
}
