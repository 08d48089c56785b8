import KernelApplication

/// Composes replies: alone, in batches, and by the page where a result is too long for one message.
struct Replies: ~Copyable {
  /// Replies to the client being dealt with, not sent yet; each with the newline at its end.
  var pending = ByteBuffer()
  private var pages: PageStore
  private let limits: Limits
  private var batches = 0

  init(_ limits: Limits) {
    self.limits = limits
    pages = PageStore(room: limits.totalBytes, pageBytes: limits.replyBytes - limits.idBytes - 64)
  }

  /// Bytes that a result may have to be sent, and kept, as one.
  var pageBytes: Int { pages.pageBytes }

  /// The page of an earlier result that a cursor names. Fails with `cursorExpired` when that is not kept any more.
  mutating func page(at cursor: String, _ english: EnglishLocalizer) throws(RPCError) -> [UInt8] {
    try pages.page(at: cursor, english)
  }

  /// Begins a batch of so many messages.
  mutating func openBatch(of count: Int) -> Batch {
    batches += 1
    return Batch(number: batches, open: count)
  }

  /// Adds a result that was kept as bytes.
  @inline(__always)
  mutating func add(_ id: UnsafeRawBufferPointer, kept result: UnsafeRawBufferPointer) {
    pending.appendReplyLine(id, result: result)
  }

  /// Adds what a request is answered with to its batch, or to what is pending.
  /// - Parameter id: nil for a notification: nobody asked for an answer.
  mutating func add(_ id: UnsafeRawBufferPointer?, _ result: Result<[UInt8], RPCError>, _ batch: Batch?) {
    guard let id else { return finish(batch) }
    write(id, result, batch)
  }

  /// Adds the refusal of what can't be told to be a request or a notification: it is always answered.
  /// - Parameter id: nil where it can't be told, or is not to be repeated.
  mutating func refuse(_ error: RPCError, to id: UnsafeRawBufferPointer? = nil, _ batch: Batch? = nil) {
    write(id, .failure(error), batch)
  }

  /// Adds what the client is told unasked.
  /// - Parameter notifications: with the newline at their end.
  mutating func add(_ notifications: some Sequence<[UInt8]>) {
    for notification in notifications { pending.append(notification) }
  }

  private mutating func write(
    _ id: UnsafeRawBufferPointer?, _ result: Result<[UInt8], RPCError>, _ batch: Batch?
  ) {
    var line = ByteBuffer()
    switch result {
    case .success(let bytes) where bytes.count <= pages.pageBytes:
      bytes.withUnsafeBytes { line.appendReply(id, result: $0) }
    case .success(let bytes):
      do throws(RPCError) {
        try pages.firstPage(of: bytes).withUnsafeBytes { line.appendReply(id, result: $0) }
      } catch {
        line.appendReply(id, error: error)
      }
    case .failure(let error): line.appendReply(id, error: error.bounded)
    }
    guard let batch else {
      line.append(byte: 0x0A)
      return pending.append(line.bytes)
    }
    add(line.bytes, id, to: batch)
  }

  /// Every message of a batch keeps room for at least an error.
  private mutating func add(_ reply: UnsafeRawBufferPointer, _ id: UnsafeRawBufferPointer?, to batch: Batch) {
    let reserved = (batch.open - 1) * (limits.idBytes + 300)
    if batch.replies.count + reply.count + reserved + 2 > limits.replyBytes {
      batch.replies.appendReply(id, error: .batchReplyTooLong(limits.replyBytes))
    } else {
      batch.replies.append(reply)
    }
    batch.replies.append(byte: UInt8(ascii: ","))
    finish(batch)
  }

  /// One message of the batch is dealt with; the last adds all answers, if there are any.
  private mutating func finish(_ batch: Batch?) {
    guard let batch else { return }
    batch.open -= 1
    guard batch.open == 0, batch.replies.count > 1 else { return }
    batch.replies.removeAll(after: batch.replies.count - 1)
    batch.replies.append("]\n")
    pending.append(batch.replies.bytes)
  }
}

extension RPCError {
  /// Without what would make it too long for a message.
  fileprivate var bounded: RPCError {
    json.count <= 65_536 ? self : RPCError(code: code, message: String(message.prefix(1_000)))
  }
}
