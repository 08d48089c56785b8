import Glibc

// Replies on their way to clients.
extension RPCServer {
  /// Sends what is in `out`, behind what waits already.
  func send(_ connection: Connection) {
    if connection.output.isEmpty, !out.isEmpty {
      let count = RPCServer.send(connection.descriptor, out.bytes)
      guard count >= 0 else {
        out.removeAll()
        return drop(connection)
      }
      out.removeFirst(count)
    }
    if !out.isEmpty {
      let isTooMuch = connection.output.count + out.count > limits.queuedBytes
      if !connection.flags.contains(.isClosing) { connection.output.append(out.bytes) }
      out.removeAll()
      if isTooMuch { return part(with: connection, .queueTooLong(limits.queuedBytes)) }
    }
    settle(connection)
  }

  func flush(_ connection: Connection) {
    while !connection.output.isEmpty {
      let count = RPCServer.send(connection.descriptor, connection.output.bytes)
      guard count >= 0 else { return drop(connection) }
      guard count > 0 else { break }
      connection.output.removeFirst(count)
    }
    settle(connection)
  }

  /// Ends a connection that met a limit: the message that is under way is sent to its end, then what the limit was.
  func part(with connection: Connection, _ reason: RPCError) {
    guard !connection.flags.contains(.isClosing) else { return }
    statistics.limited += 1
    log.warning("a client met a limit: \(reason.message)")
    connection.flags.insert(.isClosing)
    connection.flags.remove(.followsEvents)
    connection.input.release()
    connection.backlog.release()
    var last = ByteBuffer()
    if let end = connection.output.bytes.firstIndex(of: 0x0A) {
      last.append(UnsafeRawBufferPointer(rebasing: connection.output.bytes[...end]))
    }
    last.append(Notifications.closing(reason))
    connection.output.release()
    connection.output.append(last.bytes)
    flush(connection)
  }

  /// Waits for what is due next: to write what is left, to read unless too much is left, or nothing any more.
  func settle(_ connection: Connection) {
    let flags = connection.flags
    if connection.output.isEmpty {
      connection.output.release()
      if flags.contains(.isClosing) || flags.contains(.isInputOver) && connection.jobs.isEmpty {
        return drop(connection)
      }
    }
    var interest: PollInterest = connection.output.isEmpty ? [] : .write
    let isAhead = isAhead(connection)
    if !connection.backlog.isEmpty {
      if !isAhead { resumable.append(connection) }
    } else if !isAhead, flags.isDisjoint(with: [.isClosing, .isInputOver]), stage == .serving {
      interest.insert(.read)
    }
    if interest != connection.interest {
      connection.interest = interest
      poller.change(connection.descriptor, interest, token: connection.token.rawValue)
    }
    account(connection)
  }

  /// Whether so much is under way for the client that more has to wait.
  @inline(__always)
  func isAhead(_ connection: Connection) -> Bool {
    connection.output.count + out.count >= 65_536 || connection.jobs.count >= limits.requestsInFlight
  }

  /// Notes since when the client has been waited for, and how much is held for it.
  private func account(_ connection: Connection) {
    let isWaitedFor =
      !connection.input.isEmpty || !connection.output.isEmpty || connection.flags.contains(.isSkipping)
    if isWaitedFor {
      if connection.waitingSince == 0 { waiting += 1 }
      connection.waitingSince = wokeAt
    } else if connection.waitingSince != 0 {
      waiting -= 1
      connection.waitingSince = 0
    }
    let now = connection.held
    guard now != connection.heldBefore else { return }
    held += now - connection.heldBefore
    connection.heldBefore = now
    if held > limits.totalBytes { partWithSlowest() }
  }

  /// Of those for whom much is held, the one that has got on least lately has to go.
  private func partWithSlowest() {
    let large = connections.all.filter { $0.held >= 65_536 && !$0.flags.contains(.isClosing) }
    guard let slowest = large.min(by: { $0.waitingSince < $1.waitingSince }) else { return }
    part(with: slowest, .tooMuchHeld(limits.totalBytes))
  }

  /// Bytes taken; 0 when the client has to read first, -1 when it has gone.
  static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      let count = Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return -1 }
    }
  }
}
