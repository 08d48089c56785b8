import CSystem
import Glibc

// Bytes in and out.
extension RPCServer {
  func acceptAll() {
    while true {
      let descriptor = accept4(listener, nil, nil, Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue))
      guard descriptor >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      open(descriptor)
    }
  }

  private func open(_ descriptor: Int32) {
    guard PeerCredentials(descriptor)?.user == geteuid() else {
      close(descriptor)
      return
    }
    let connection = connections.add(descriptor: descriptor)
    do throws(PollError) {
      try poller.add(descriptor, .read, token: connection.token.rawValue)
    } catch {
      drop(connection)
    }
  }

  func drop(_ connection: Connection) {
    guard connections[connection.token] != nil else { return }
    poller.remove(connection.descriptor)
    connections.remove(connection.token)
    close(connection.descriptor)
  }

  /// Reads once: what is left over is told again.
  func read(_ connection: Connection) {
    let count = Glibc.read(connection.descriptor, scratch.baseAddress, scratch.count)
    if count > 0 {
      take(UnsafeRawBufferPointer(rebasing: scratch[..<count]), connection)
    } else if count == 0 {
      connection.isInputOver = true
      takeLastLine(connection)
    } else if errno != EAGAIN, errno != EINTR {
      return drop(connection)
    }
    send(connection)
  }

  /// Deals with the messages that these bytes bring to their end.
  private func take(_ bytes: UnsafeRawBufferPointer, _ connection: Connection) {
    var rest = bytes
    while let end = rest.newline {
      let line = UnsafeRawBufferPointer(rebasing: rest[..<end])
      rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
      if connection.isSkipping {
        connection.isSkipping = false
      } else if connection.input.isEmpty {
        answer(line, connection)
      } else if admits(line, connection) {
        connection.input.append(line)
        answer(connection.input.bytes, connection)
        connection.input.release()
      }
    }
    if !rest.isEmpty, !connection.isSkipping, admits(rest, connection) { connection.input.append(rest) }
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
    connection.isSkipping = true
    out.appendReply(nil, error: .tooLong(limits.requestBytes))
    out.append(byte: 0x0A)
    return false
  }

  /// Sends the replies just made, behind those that wait.
  func send(_ connection: Connection) {
    defer { out.removeAll() }
    guard connections[connection.token] != nil else { return }
    if connection.output.isEmpty, !out.isEmpty {
      let count = RPCServer.send(connection.descriptor, out.bytes)
      guard count >= 0 else { return drop(connection) }
      out.removeFirst(count)
    }
    connection.output.append(out.bytes)
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

  /// Waits for what is due next: to write what is left, to read unless too much is left, or nothing any more.
  private func settle(_ connection: Connection) {
    if connection.output.isEmpty {
      connection.output.release()
      if connection.isClosing || connection.isInputOver && connection.inFlight == 0 { return drop(connection) }
    }
    var interest: PollInterest = connection.output.isEmpty ? [] : .write
    let isAhead = connection.output.count >= 65_536
    if !isAhead, !connection.isClosing, !connection.isInputOver { interest.insert(.read) }
    guard interest != connection.interest else { return }
    connection.interest = interest
    poller.change(connection.descriptor, interest, token: connection.token.rawValue)
  }

  /// Bytes taken; 0 when the client has to read first, -1 when it has gone.
  private static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      let count = Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return -1 }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The position of the first newline.
  fileprivate var newline: Int? {
    guard let start = baseAddress, let found = memchr(start, 0x0A, count) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}
