import KernelApplication

/// Composes the replies to requests: single replies, batches of replies, and pages of results that are too long for one
/// message.
struct Replies: ~Copyable {
  /// The replies that have not been sent yet to the client whose requests are currently being processed, each with its
  /// newline.
  var pending = ByteBuffer()
  private var pages: PageStore
  private let limits: Limits
  private var batches = 0

  init(_ limits: Limits) {
    self.limits = limits
    pages = PageStore(room: limits.totalBytes, pageBytes: limits.replyBytes - limits.idBytes - 64)
  }

  /// The maximum length, in bytes, of a result that is sent as one message. Longer results are never cached.
  var pageBytes: Int { pages.pageBytes }

  /// Returns the page that a cursor identifies, from an earlier result. Fails with `cursorExpired` if that result was
  /// dropped.
  mutating func page(at cursor: String, _ english: EnglishLocalizer) throws(RPCError) -> [UInt8] {
    try pages.page(at: cursor, english)
  }

  /// Creates a batch for the replies to `count` messages.
  mutating func openBatch(of count: Int) -> Batch {
    batches += 1
    return Batch(number: batches, open: count)
  }

  /// Adds a reply with a cached result to the pending replies.
  @inline(__always)
  mutating func add(_ id: UnsafeRawBufferPointer, kept result: UnsafeRawBufferPointer) {
    pending.appendReplyLine(id, result: result)
  }

  /// Adds the reply to a request to the pending replies or, if the request was in a batch, to that batch.
  /// - Parameters:
  ///   - id: the id of the request; nil for a notification, to which there is no reply.
  ///   - isWhole: whether the result is sent as one message, however long it is.
  mutating func add(
    _ id: UnsafeRawBufferPointer?, _ result: Result<[UInt8], RPCError>, isWhole: Bool = false, _ batch: Batch?
  ) {
    guard let id else { return finish(batch) }
    write(id, result, isWhole: isWhole, batch)
  }

  /// Adds an error in reply to a message that is neither a valid request nor a valid notification. Unlike a
  /// notification, such a message always receives a reply.
  /// - Parameter id: the id of the message; nil if it is unknown or too long to repeat.
  mutating func refuse(_ error: RPCError, to id: UnsafeRawBufferPointer? = nil, _ batch: Batch? = nil) {
    write(id, .failure(error), batch)
  }

  /// Adds notifications to the pending replies.
  /// - Parameter notifications: the notifications, each with its newline.
  mutating func add(_ notifications: some Sequence<[UInt8]>) {
    for notification in notifications { pending.append(notification) }
  }

  private mutating func write(
    _ id: UnsafeRawBufferPointer?, _ result: Result<[UInt8], RPCError>, isWhole: Bool = false, _ batch: Batch?
  ) {
    var line = ByteBuffer()
    switch result {
    case .success(let bytes) where isWhole || bytes.count <= pages.pageBytes:
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

  /// Adds a reply to its batch. If that would make the batch too long, adds an error instead. Room for such an error is
  /// always reserved for each remaining message of the batch.
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

  /// Counts one more message of the batch as processed. After the last message, adds the batch's replies, if there are
  /// any, to the pending replies as one message.
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
  /// This error or, if it is longer than 64 KiB, a copy with a shortened message and without its data.
  fileprivate var bounded: RPCError {
    json.count <= 65_536 ? self : RPCError(code: code, message: String(message.prefix(1_000)))
  }
}
