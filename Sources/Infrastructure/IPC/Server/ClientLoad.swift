/// Tracks the load that all clients cause together: the number of bytes of memory held for them, and the number of
/// clients that the server is waiting for.
struct ClientLoad {
  /// The number of bytes of memory that are held for all clients together.
  private(set) var heldBytes = 0
  /// The number of clients that have sent only part of a message, or have not read all their replies.
  private(set) var waiting = 0

  /// The part of the load that one client causes.
  struct Share {
    /// The number of bytes of memory that are held for this client.
    fileprivate var heldBytes = 0
    /// The time at which the client last sent more of an incomplete message or read more of a reply, in nanoseconds of
    /// the monotonic clock; 0 if there is no incomplete message and no unread reply.
    fileprivate(set) var waitingSince: Int64 = 0
  }

  /// Updates the load after something has been received from a connection or sent to it.
  /// - Parameters:
  ///   - now: the time on the monotonic clock, in nanoseconds.
  ///   - isProgress: whether the client has sent or read something.
  /// - Returns: whether the number of bytes held for the client has changed.
  mutating func note(_ connection: Connection, at now: Int64, isProgress: Bool) -> Bool {
    if connection.isWaitedFor {
      let isNew = connection.share.waitingSince == 0
      if isNew { waiting += 1 }
      if isNew || isProgress { connection.share.waitingSince = now }
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

  /// Removes the load of a connection that was closed.
  mutating func remove(_ connection: Connection) {
    if connection.share.waitingSince != 0 { waiting -= 1 }
    heldBytes -= connection.share.heldBytes
    connection.share = Share()
  }
}
