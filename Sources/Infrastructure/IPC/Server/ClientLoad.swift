/// What clients keep the service busy with: how many bytes are held for them, and how many have to get on with a message
/// or a reply.
struct ClientLoad {
  /// Bytes held for all clients.
  private(set) var heldBytes = 0
  /// Clients with a message begun or a reply waiting.
  private(set) var waiting = 0

  /// One client's part of it, as last noted.
  struct Share {
    /// Bytes held for the client.
    fileprivate var heldBytes = 0
    /// When its message begun or its reply waiting last got on, in nanoseconds; 0 while there is neither.
    fileprivate(set) var waitingSince: Int64 = 0
  }

  /// Notes how a connection stands after something was received from it or sent to it.
  /// - Parameter now: nanoseconds of the monotonic clock.
  /// - Returns: whether more bytes are held for it than before, or fewer.
  mutating func note(_ connection: Connection, at now: Int64) -> Bool {
    if connection.isWaitedFor {
      if connection.share.waitingSince == 0 { waiting += 1 }
      connection.share.waitingSince = now
    } else if connection.share.waitingSince != 0 {
      waiting -= 1
      connection.share.waitingSince = 0
    }
    let held = connection.heldBytes
    guard held != connection.share.heldBytes else { return false }
    heldBytes += held - connection.share.heldBytes
    connection.share.heldBytes = held
    return true
  }

  /// Leaves out a connection that is closed.
  mutating func remove(_ connection: Connection) {
    if connection.share.waitingSince != 0 { waiting -= 1 }
    heldBytes -= connection.share.heldBytes
    connection.share = Share()
  }
}
