import JSONCoding
import KernelApplication

// Processes incoming messages and sends replies.
extension ServerLoop {
  /// Processes a line, which is a single message or a batch.
  mutating func answer(_ line: UnsafeRawBufferPointer, _ connection: Connection) {
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
      replies.refuse(.parseError)
    }
  }

  /// Processes a batch. First checks that the whole batch is valid JSON; if it is not, processes none of it.
  private mutating func answerBatch(_ line: UnsafeRawBufferPointer, _ connection: Connection) throws(JSONError) {
    var count = 0
    var checker = JSONReader(line)
    try checker.beginArray()
    while try checker.nextElement() {
      try checker.skipValue()
      count += 1
    }
    try checker.finish()
    guard count > 0, count <= limits.batchEntries else {
      return replies.refuse(count == 0 ? .invalidRequest : .batchTooLong(limits.batchEntries))
    }
    let batch = replies.openBatch(of: count)
    var reader = JSONReader(line)
    try reader.beginArray()
    while try reader.nextElement() {
      answer(try RPCMessage(&reader, in: line), connection, batch)
    }
    if batch.open > 0 { connection.keep(batch) }
  }

  @inline(__always)
  private mutating func answer(_ message: RPCMessage, _ connection: Connection, _ batch: Batch?) {
    statistics.noteRequest()
    guard let name = message.method, let method = find(name), message.id.map({ $0.count <= limits.idBytes }) ?? true,
      isServing
    else { return refuse(message, batch) }
    switch method {
    case .useCase(let index):
      if methods.mayBeKept[index], connection.queued == 0, program.book.lock.isOpen,
        let result = cache.result(index, message.params), batch == nil
      {
        guard let id = message.id else { return }
        return replies.add(id, kept: result)
      }
      call(index, message, connection, batch)
    case .service(let method):
      let result = answer(method, message.params, connection)
      // Only the description is long, and clients of other makers read it as one message.
      replies.add(message.id, result, isWhole: true, batch)
      if case .subscribe = method, case .success = result {
        replies.add(connection.missed)
        connection.missed = []
      }
    }
  }

  @inline(__always)
  private func find(_ name: JSONText) -> MethodTable.Method? {
    if let bytes = name.plainBytes { return methods[bytes] }
    // An escaped name is at most six times as long as the name itself.
    guard name.count <= 6 * MethodTable.longestName else { return nil }
    return Array(name.string.utf8).withUnsafeBytes { methods[$0] }
  }

  @inline(never)
  private mutating func refuse(_ message: RPCMessage, _ batch: Batch?) {
    guard let name = message.method else {
      return replies.refuse(.invalidRequest, to: message.id.flatMap { $0.count <= limits.idBytes ? $0 : nil }, batch)
    }
    if let id = message.id, id.count > limits.idBytes { return replies.refuse(.idTooLong(limits.idBytes), batch) }
    replies.add(message.id, .failure(isServing && find(name) == nil ? .methodNotFound : .stopping), batch)
  }

  /// Replies to a request for a use case, or queues the request as a job for another thread.
  @inline(never)
  private mutating func call(_ index: Int, _ message: RPCMessage, _ connection: Connection, _ batch: Batch?) {
    let method = methods.methods[index]
    do throws(RPCError) {
      let params = try ReservedParams(message.params, program.english)
      if let cursor = params.after {
        try refuseWhileLocked()
        return replies.add(message.id, .success(try replies.page(at: cursor, program.english)), batch)
      }
      guard params.progressToken == nil || method.kind.takesLong else {
        throw .invalidParams("progressToken", .service(.tooQuick(method: method.name)), program.english)
      }
      if methods.mayBeKept[index], connection.queued == 0 {
        return replies.add(message.id, .success(try answerNow(index, params, message.params)), batch)
      }
      if method.kind == .memory, connection.queued == 0 {
        return replies.add(message.id, .success(try doNow(method, params, message.params, connection)), batch)
      }
      let address = ReplyAddress(
        connection: connection.token, id: message.id.map { Array($0) }, batch: batch?.number)
      let rest = params.use(message.params) { Array($0) }
      connection.begin(
        jobs.begin(
          method, rest, progressToken: params.progressToken, for: address, of: connection, at: clients.now))
    } catch {
      replies.add(message.id, .failure(error), batch)
    }
  }

  /// Returns the result of a query from the cache or, if the result is not cached, by calling the method.
  /// - Parameters:
  ///   - index: the index of the method in the table of methods.
  ///   - key: the parameters exactly as the client sent them, by which the cache finds the result.
  private mutating func answerNow(
    _ index: Int, _ params: ReservedParams, _ key: UnsafeRawBufferPointer
  ) throws(RPCError) -> [UInt8] {
    let method = methods.methods[index]
    cache.follow(program.book)
    // The cache is not used while the book is locked: cached results are for callers with access, and results for other
    // callers must not be returned to those.
    let mayBeKept = program.book.lock.isOpen
    if mayBeKept, let known = cache.result(index, key) { return Array(known) }
    let answer: Answer
    _ = program.book.takeSectionsRead()
    do throws(Failure) {
      answer = try params.use(key) { (params) throws(Failure) in try method.call(params, NoProgress()) }
    } catch {
      throw RPCError(error, program.english)
    }
    if mayBeKept, method.kind == .query || answer.lasts, answer.result.count <= replies.pageBytes {
      cache.keep(answer.result, index, key, sections: program.book.takeSectionsRead())
    }
    return answer.result
  }

  /// Calls a method that stores nothing and works only in this process's memory. Calls it on the event loop's thread
  /// and without copying the parameters.
  private mutating func doNow(
    _ method: RPCMethod, _ params: ReservedParams, _ sent: UnsafeRawBufferPointer, _ connection: Connection
  ) throws(RPCError) -> [UInt8] {
    let answer: Answer
    do throws(Failure) {
      answer = try params.use(sent) { (params) throws(Failure) in try method.call(params, NoProgress()) }
    } catch {
      throw RPCError(error, program.english)
    }
    if !answer.events.isEmpty {
      // The pending replies are all for this client. They must be sent before the events.
      send(connection)
      announce(answer.events, isSentWhileLocked: method.whileLocked == .allowed)
    }
    return answer.result
  }

  private func refuseWhileLocked() throws(RPCError) {
    switch program.book.lock {
    case .open: return
    case .locked(let failure), .damaged(let failure): throw RPCError(failure, program.english)
    }
  }

  // MARK: Results of jobs

  /// Sends the results of finished jobs to their clients. Before that, sends the events of all these jobs to
  /// subscribers.
  mutating func finish(_ completions: [Completion]) {
    cache.follow(program.book)
    for completion in completions {
      if case .success(let answer) = completion.result {
        announce(answer.events, isSentWhileLocked: completion.job.method.whileLocked == .allowed)
      }
    }
    for completion in completions { finish(completion) }
    // A long task may have imported something that falls due at a certain time.
    if isServing, completions.contains(where: { $0.job.lane == .none }) {
      jobs.fireTimers(program.book, at: clients.now)
    }
  }

  /// Sends events to subscribers. Subscribers can later request those that were not sent because the book was locked,
  /// except for volatile events.
  /// - Parameter isSentWhileLocked: whether to send the events even if the book is locked.
  mutating func announce(_ new: [EncodedEvent], isSentWhileLocked: Bool) {
    guard !new.isEmpty else { return }
    let isOpen = program.book.lock.isOpen
    let lasting = new.filter { !$0.isVolatile }.map { events.add($0, isSentWhileLocked: isSentWhileLocked) }
      .compactMap { isOpen ? $0.bytes : $0.bytesWhileLocked }
    guard isSentWhileLocked || isOpen else { return }
    let volatile = new.filter(\.isVolatile).map {
      ($0.name, Notifications.event(isOpen ? $0 : $0.whileLocked, cursor: events.cursor))
    }
    for connection in clients.all where connection.followsEvents {
      replies.add(lasting)
      send(connection)
      for (name, notification) in volatile where !connection.isClosing && connection.tells(notification, latestOf: name)
      {
        replies.add(CollectionOfOne(notification))
        send(connection)
      }
    }
  }

  private mutating func finish(_ completion: Completion) {
    let job = completion.job
    jobs.finish(job)
    if job.address.connection == .nobody {
      if case .failure(let error) = completion.result { log.warning("what fell due was not done: \(error.message)") }
      return
    }
    statistics.noteAnswered(since: job.follower.began)
    guard let connection = clients[job.address.connection] else { return }
    connection.end(job)
    let batch = connection.batch(of: job)
    let result = completion.result.map(\.result)
    if let id = job.address.id {
      id.withUnsafeBytes { replies.add($0, result, batch) }
    } else {
      replies.add(nil, result, batch)
    }
    connection.forget(batch)
    send(connection)
  }
}
