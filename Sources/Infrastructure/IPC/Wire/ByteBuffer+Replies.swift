import JSONCoding

extension ByteBuffer {
  /// Appends the start of a reply, up to and including its id.
  /// - Parameter id: the id of the request, as the client sent it; nil if it is unknown, in which case `null` is
  ///   written.
  @inline(__always)
  private mutating func beginReply(_ id: UnsafeRawBufferPointer?) {
    append(#"{"jsonrpc":"2.0","id":"#)
    if let id { append(id) } else { append("null") }
  }

  /// Appends a complete reply with a result, without its newline.
  @inline(__always)
  mutating func appendReply(_ id: UnsafeRawBufferPointer?, result: UnsafeRawBufferPointer) {
    beginReply(id)
    append(#","result":"#)
    append(result)
    append(byte: UInt8(ascii: "}"))
  }

  /// Appends a complete reply with a result, followed by its newline.
  @inline(__always)
  mutating func appendReplyLine(_ id: UnsafeRawBufferPointer, result: UnsafeRawBufferPointer) {
    reserve(id.count + result.count + 64)
    appendReply(id, result: result)
    append(byte: 0x0A)
  }

  /// Appends a complete reply with an error, without its newline.
  mutating func appendReply(_ id: UnsafeRawBufferPointer?, error: RPCError) {
    beginReply(id)
    append(#","error":"#)
    append(error.json)
    append(byte: UInt8(ascii: "}"))
  }
}
