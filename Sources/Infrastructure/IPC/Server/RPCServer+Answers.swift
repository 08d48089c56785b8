import Glibc
import KernelApplication

// Answers as they go out.
extension RPCServer {
  /// Puts an answer where it belongs: to the replies of the connection being dealt with, or into its batch.
  func reply(_ id: UnsafeRawBufferPointer?, _ result: Result<[UInt8], RPCError>, _ batch: Batch?) {
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
      return out.append(line.bytes)
    }
    add(line.bytes, id, to: batch)
  }

  /// Every message of a batch keeps room for at least an error.
  private func add(_ reply: UnsafeRawBufferPointer, _ id: UnsafeRawBufferPointer?, to batch: Batch) {
    let reserved = (batch.open - 1) * (limits.idBytes + 300)
    if batch.replies.count + reply.count + reserved + 2 > limits.replyBytes {
      batch.replies.appendReply(id, error: .batchReplyTooLong(limits.replyBytes))
    } else {
      batch.replies.append(reply)
    }
    batch.replies.append(byte: UInt8(ascii: ","))
    finish(batch)
  }

  /// One message of the batch is dealt with; the last sends all answers, if there are any.
  func finish(_ batch: Batch?) {
    guard let batch else { return }
    batch.open -= 1
    guard batch.open == 0, batch.replies.count > 1 else { return }
    batch.replies.removeAll(after: batch.replies.count - 1)
    batch.replies.append("]\n")
    out.append(batch.replies.bytes)
  }

  /// Tells what became of jobs: first to those who follow events, so that nobody knows of an answer before them.
  func finish(_ completions: [Completion]) {
    forgetIfChanged()
    for completion in completions {
      if case .success(let answer) = completion.result { announce(answer.announcements) }
    }
    for completion in completions { finish(completion) }
  }

  private func finish(_ completion: Completion) {
    let job = completion.job
    running[job.number] = nil
    if !job.isQueued, let next = tasks.next() { worker.begin(next) }
    statistics.latency.add(nanoseconds: MonotonicClock.now() - job.follower.began)
    guard let connection = connections[job.address.connection] else { return }
    connection.jobs.removeAll { $0.number == job.number }
    if job.isQueued { connection.queued -= 1 }
    let batch = job.address.batch.flatMap { connection.batches[$0] }
    if let id = job.address.id {
      id.withUnsafeBytes { reply($0, completion.result.map(\.result), batch) }
    } else {
      finish(batch)
    }
    if let batch, batch.open == 0 { connection.batches[batch.number] = nil }
    send(connection)
  }

  private func announce(_ announcements: [Announcement]) {
    guard !announcements.isEmpty else { return }
    let notifications = announcements.flatMap { events.add($0) }
    for connection in connections.all where connection.flags.contains(.followsEvents) {
      out.append(notifications)
      send(connection)
    }
  }

  /// Results are kept only as long as nothing changes.
  func forgetIfChanged() {
    let revision = program.revision()
    guard revision != cachedRevision else { return }
    cachedRevision = revision
    forgetAnswers()
  }

  func forgetAnswers() {
    cache.removeAll()
  }
}

extension RPCError {
  /// Without what would make it too long for a message.
  fileprivate var bounded: RPCError {
    json.count <= 65_536 ? self : RPCError(code: code, message: String(message.prefix(1_000)))
  }
}
