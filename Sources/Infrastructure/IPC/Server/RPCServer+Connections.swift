import Glibc

// Clients come, send, read and go.
extension RPCServer {
  func acceptAll() {
    while true {
      switch door.next() {
      case .client(let descriptor): open(descriptor)
      case .surplus(let descriptor):
        turnAway(descriptor)
        door.refill()
      case .nobody: return
      case .stuck: return shutDoor(true)
      }
    }
  }

  /// While nobody can be let in, waiting for them would wake the loop for nothing.
  func shutDoor(_ isShut: Bool) {
    guard stage == .serving, door.isShut != isShut else { return }
    door.isShut = isShut
    poller.change(door.listener, isShut ? [] : .read, token: RPCServer.listenerToken)
  }

  private func open(_ descriptor: Int32) {
    guard let peer = PeerCredentials(descriptor), peer.user == geteuid() || peer.user == 0 else {
      log.warning("a client of another user was turned away")
      close(descriptor)
      return
    }
    guard connections.count < mostClients else { return turnAway(descriptor) }
    let connection = connections.add(descriptor: descriptor)
    do throws(PollError) {
      try poller.add(descriptor, .read, token: connection.token.rawValue)
      statistics.clients += 1
      isTurningAway = false
    } catch {
      connections.remove(connection.token)
      turnAway(descriptor)
    }
  }

  /// Says why, and lets go.
  private func turnAway(_ descriptor: Int32) {
    statistics.limited += 1
    var refusal = ByteBuffer()
    refusal.appendReply(nil, error: .tooManyClients(connections.count))
    refusal.append(byte: 0x0A)
    _ = RPCServer.send(descriptor, refusal.bytes)
    close(descriptor)
    // A crowd is one event.
    if !isTurningAway { log.warning("clients are turned away: there are \(connections.count)") }
    isTurningAway = true
  }

  func drop(_ connection: Connection) {
    guard connections[connection.token] != nil else { return }
    if connection.waitingSince != 0 { waiting -= 1 }
    held -= connection.heldBefore
    poller.remove(connection.descriptor)
    connections.remove(connection.token)
    close(connection.descriptor)
    if connections.count == 0 { aloneSince = wokeAt }
    door.refill()
    shutDoor(false)
  }

  /// Reads once: what is left over is told again.
  func read(_ connection: Connection, isGone: Bool) {
    let count = Glibc.read(connection.descriptor, scratch.baseAddress, scratch.count)
    if count > 0 {
      serve(UnsafeRawBufferPointer(rebasing: scratch[..<count]), connection)
    } else if count == 0 {
      connection.flags.insert(.isInputOver)
      takeLastLine(connection)
      if isGone {
        // Nobody is left to hear it, and it must not reach the next client.
        out.removeAll()
        return drop(connection)
      }
      send(connection)
    } else if errno != EAGAIN, errno != EINTR {
      drop(connection)
    }
  }

  /// Goes on with what was read before.
  func resume(_ connection: Connection) {
    guard connections[connection.token] != nil, !connection.backlog.isEmpty else { return }
    var backlog = ByteBuffer()
    swap(&backlog, &connection.backlog)
    serve(backlog.bytes, connection)
  }

  private func serve(_ bytes: UnsafeRawBufferPointer, _ connection: Connection) {
    let before = statistics.requests
    take(bytes, connection)
    send(connection)
    let answered = statistics.requests &- before
    if answered > 0 { statistics.latency.add(nanoseconds: MonotonicClock.now() - wokeAt, times: Int(answered)) }
  }

  /// Deals with the messages that these bytes bring to their end, until the client is too far ahead.
  private func take(_ bytes: UnsafeRawBufferPointer, _ connection: Connection) {
    var rest = bytes
    while let end = rest.newline, !connection.flags.contains(.isClosing) {
      if isAhead(connection) { return connection.backlog.append(rest) }
      let line = UnsafeRawBufferPointer(rebasing: rest[..<end])
      rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
      if connection.flags.contains(.isSkipping) {
        connection.flags.remove(.isSkipping)
      } else if connection.input.isEmpty {
        answer(line, connection)
      } else if admits(line, connection) {
        connection.input.append(line)
        answer(connection.input.bytes, connection)
        connection.input.release()
      } else {
        connection.flags.remove(.isSkipping)
      }
    }
    if !rest.isEmpty, connection.flags.isDisjoint(with: [.isSkipping, .isClosing]), admits(rest, connection) {
      connection.input.append(rest)
    }
  }

  /// A message that ends with the connection instead of a newline counts, too.
  private func takeLastLine(_ connection: Connection) {
    guard !connection.input.isEmpty else { return }
    answer(connection.input.bytes, connection)
    connection.input.release()
  }

  /// False when the message would be too long: it is passed over to its end.
  private func admits(_ more: UnsafeRawBufferPointer, _ connection: Connection) -> Bool {
    guard connection.input.count + more.count > limits.requestBytes else { return true }
    connection.input.release()
    connection.flags.insert(.isSkipping)
    statistics.limited += 1
    out.appendReply(nil, error: .requestTooLong(limits.requestBytes))
    out.append(byte: 0x0A)
    return false
  }
}

extension UnsafeRawBufferPointer {
  /// The position of the first newline.
  @inline(__always)
  fileprivate var newline: Int? {
    guard let start = baseAddress, let found = memchr(start, 0x0A, count) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}
