/// Tracks the load that all clients cause together: how many bytes of memory are held for them, and for how many of
/// them the server is waiting.
struct ClientLoad {
  /// The number of bytes of memory held for all clients together.
  private(set) var heldBytes = 0
  /// The number of clients that have sent only a part of a message, or have not read all their replies.
  private(set) var waiting = 0

  /// The part of the load that one client causes.
  struct Share {
    /// The number of bytes of memory held for the client.
    fileprivate var heldBytes = 0
    /// When the client last sent more of an incomplete message or read more of a reply, in nanoseconds of the monotonic
    /// clock; 0 if there is no incomplete message and no unread reply.
    fileprivate(set) var waitingSince: Int64 = 0
  }

  /// Updates the load after something was received from a connection or sent to it.
  /// - Parameter now: the monotonic clock's time, in nanoseconds.
  /// - Returns: whether the number of bytes held for the client changed.
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

  /// Removes a connection that was closed.
  mutating func remove(_ connection: Connection) {
    if connection.share.waitingSince != 0 { waiting -= 1 }
    heldBytes -= connection.share.heldBytes
    connection.share = Share()
  }
}
