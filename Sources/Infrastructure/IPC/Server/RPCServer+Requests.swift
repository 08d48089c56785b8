import JSONCoding
import KernelApplication

// Messages as they come in.
extension RPCServer {
  /// Answers what one line holds: a message or a batch.
  func answer(_ line: UnsafeRawBufferPointer, _ connection: Connection) {
    var reader = JSONReader(line)
    do throws(JSONError) {
      if case .array = reader.nextKind() {
        try answerBatch(line, connection)
      } else {
        let message = try RPCMessage(&reader, in: line)
        try reader.finish()
        answer(message, connection, nil)
      }
    } catch {
      log.debug("a client sent what is no JSON: \(error)")
      reply(nil, .failure(.parseError), nil)
    }
  }

  /// Checks the whole batch first, so that nothing of one that is no JSON is done.
  private func answerBatch(_ line: UnsafeRawBufferPointer, _ connection: Connection) throws(JSONError) {
    var count = 0
    var checker = JSONReader(line)
    try checker.beginArray()
    while try checker.nextElement() {
      try checker.skipValue()
      count += 1
    }
    try checker.finish()
    guard count > 0, count <= limits.batchEntries else {
      let error: RPCError = count == 0 ? .invalidRequest : .batchTooLong(limits.batchEntries)
      return reply(nil, .failure(error), nil)
    }
    counter += 1
    let batch = Batch(number: counter, open: count)
    var reader = JSONReader(line)
    try reader.beginArray()
    while try reader.nextElement() {
      answer(try RPCMessage(&reader, in: line), connection, batch)
    }
    if batch.open > 0 { connection.batches[batch.number] = batch }
  }

  @inline(__always)
  private func answer(_ message: RPCMessage, _ connection: Connection, _ batch: Batch?) {
    statistics.requests &+= 1
    guard let name = message.method, let method = find(name), message.id.map({ $0.count <= limits.idBytes }) ?? true,
      stage == .serving
    else { return refuse(message, batch) }
    switch method {
    case .useCase(let index):
      if methods.mayBeKept[index], connection.queued == 0,
        let result = cache.result(index, message.params), batch == nil
      {
        guard let id = message.id else { return }
        return out.appendReplyLine(id, result: result)
      }
      call(index, message, connection, batch)
    case .service(let method):
      let result = answer(method, message.params, connection)
      message.id == nil ? finish(batch) : reply(message.id, result, batch)
      if case .subscribe = method, case .success = result { replay(to: connection) }
    }
  }

  @inline(__always)
  private func find(_ name: JSONText) -> MethodTable.Method? {
    if let bytes = name.plainBytes { return methods[bytes] }
    // Escaped, it is at most six times as long.
    guard name.count <= 6 * MethodTable.longestName else { return nil }
    return Array(name.string.utf8).withUnsafeBytes { methods[$0] }
  }

  @inline(never)
  private func refuse(_ message: RPCMessage, _ batch: Batch?) {
    guard let name = message.method else {
      let id = message.id.flatMap { $0.count <= limits.idBytes ? $0 : nil }
      return reply(id, .failure(.invalidRequest), batch)
    }
    guard let id = message.id else { return finish(batch) }
    if id.count > limits.idBytes { return reply(nil, .failure(.idTooLong(limits.idBytes)), batch) }
    reply(id, .failure(stage == .serving && find(name) == nil ? .methodNotFound : .stopping), batch)
  }

  /// Answers, or has others work on the answer.
  @inline(never)
  private func call(_ index: Int, _ message: RPCMessage, _ connection: Connection, _ batch: Batch?) {
    let method = methods.methods[index]
    do throws(RPCError) {
      let params = try ReservedParams(message.params)
      if let cursor = params.after { return reply(message.id, .success(try pages.page(at: cursor)), batch) }
      guard params.progressToken == nil || method.kind == .task else {
        throw .invalidParams(field: "progressToken", problem: "\(method.name) is too quick for progress")
      }
      if methods.mayBeKept[index], connection.queued == 0 { return try answerNow(index, params.rest, message, batch) }
      begin(method, params, message, connection, batch)
    } catch {
      message.id == nil ? finish(batch) : reply(message.id, .failure(error), batch)
    }
  }

  private func answerNow(
    _ index: Int, _ params: [UInt8], _ message: RPCMessage, _ batch: Batch?
  ) throws(RPCError) {
    let method = methods.methods[index]
    forgetIfChanged()
    if let known = cache.result(index, message.params) {
      return message.id == nil ? finish(batch) : reply(message.id, .success(Array(known)), batch)
    }
    let answer: Answer
    do throws(Failure) {
      answer = try method.call(params, NoProgress())
    } catch {
      throw RPCError(error)
    }
    if method.kind == .query || answer.lasts, answer.result.count <= pages.pageBytes {
      cache.keep(answer.result, index, message.params)
    }
    message.id == nil ? finish(batch) : reply(message.id, .success(answer.result), batch)
  }

  private func begin(
    _ method: RPCMethod, _ params: ReservedParams, _ message: RPCMessage, _ connection: Connection, _ batch: Batch?
  ) {
    counter += 1
    let isQueued = method.kind != .task
    let follower = JobFollower(connection.token, token: params.progressToken, mailbox, began: wokeAt)
    let address = ReplyAddress(
      connection: connection.token, id: message.id.map { Array($0) }, batch: batch?.number)
    let job = Job(
      number: counter, address: address, method: method, params: params.rest, follower: follower, isQueued: isQueued)
    running[job.number] = follower
    connection.jobs.append((job.number, address.id))
    if isQueued {
      connection.queued += 1
      worker.queue(job)
    } else if let job = tasks.admit(job) {
      worker.begin(job)
    }
  }
}
