/// Tracks the load of all clients: the bytes held for them, and how many have to continue a message or take a reply.
struct ClientLoad {
  /// The bytes held for all clients.
  private(set) var heldBytes = 0
  /// The number of clients with an unfinished message or a reply that they have not taken.
  private(set) var waiting = 0

  /// The share of one client in the load, as last noted.
  struct Share {
    /// The bytes held for the client.
    fileprivate var heldBytes = 0
    /// When the client's unfinished message or untaken reply last made progress, in nanoseconds; 0 if there is neither.
    fileprivate(set) var waitingSince: Int64 = 0
  }

  /// Updates the load after something was received from a connection or sent to it.
  /// - Parameter now: nanoseconds of the monotonic clock.
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
