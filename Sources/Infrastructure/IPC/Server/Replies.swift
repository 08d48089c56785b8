import KernelApplication

/// Composes replies: single ones, batches, and pages if a result is too long for one message.
struct Replies: ~Copyable {
  /// The replies to the current client that were not sent yet, each with its newline.
  var pending = ByteBuffer()
  private var pages: PageStore
  private let limits: Limits
  private var batches = 0

  init(_ limits: Limits) {
    self.limits = limits
    pages = PageStore(room: limits.totalBytes, pageBytes: limits.replyBytes - limits.idBytes - 64)
  }

  /// The longest result that is sent and cached as one message, in bytes.
  var pageBytes: Int { pages.pageBytes }

  /// The page of an earlier result, by its cursor. Fails with `cursorExpired` if the result was dropped.
  mutating func page(at cursor: String, _ english: EnglishLocalizer) throws(RPCError) -> [UInt8] {
    try pages.page(at: cursor, english)
  }

  /// Begins a batch of `count` messages.
  mutating func openBatch(of count: Int) -> Batch {
    batches += 1
    return Batch(number: batches, open: count)
  }

  /// Adds a cached result.
  @inline(__always)
  mutating func add(_ id: UnsafeRawBufferPointer, kept result: UnsafeRawBufferPointer) {
    pending.appendReplyLine(id, result: result)
  }

  /// Adds the answer to a request to its batch, or to the pending replies.
  /// - Parameter id: nil for a notification, which gets no answer.
  mutating func add(_ id: UnsafeRawBufferPointer?, _ result: Result<[UInt8], RPCError>, _ batch: Batch?) {
    guard let id else { return finish(batch) }
    write(id, result, batch)
  }

  /// Adds an error for a message that is not recognisable as a request or notification. Such a message is always
  /// answered.
  /// - Parameter id: the message's id; nil if it cannot be determined, or must not be repeated.
  mutating func refuse(_ error: RPCError, to id: UnsafeRawBufferPointer? = nil, _ batch: Batch? = nil) {
    write(id, .failure(error), batch)
  }

  /// Adds notifications for the client.
  /// - Parameter notifications: each with its newline.
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

  /// Adds a reply to its batch, or an error in its place if the batch would get too long. Room for an error per
  /// remaining message is reserved.
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

  /// Counts one message of the batch as done. After the last one, adds all the batch's answers to the pending replies,
  /// if there are any.
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
  /// The error, shortened if it would be too long for a message.
  fileprivate var bounded: RPCError {
    json.count <= 65_536 ? self : RPCError(code: code, message: String(message.prefix(1_000)))
  }
}
