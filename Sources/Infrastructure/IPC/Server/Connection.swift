/// One client, as the loop sees it. Only the loop's thread touches it.
final class Connection {
  let descriptor: Int32
  /// Never given to another connection, though its descriptor and slot are.
  let token: ConnectionToken
  /// The beginning of a message whose end has not come.
  var input = ByteBuffer()
  /// Replies that the client has not taken.
  var output = ByteBuffer()
  var interest: PollInterest = .read
  /// The rest of a message that was too long is passed over.
  var isSkipping = false
  /// The client sends nothing more, but may still read.
  var isInputOver = false
  /// To be closed once its output has been taken.
  var isClosing = false
  /// Requests that others work on.
  var inFlight = 0

  init(descriptor: Int32, token: ConnectionToken) {
    self.descriptor = descriptor
    self.token = token
  }
}

/// A place in the table, and how many connections had it before.
struct ConnectionToken: Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(slot: Int, generation: UInt32) {
    rawValue = UInt64(generation) << 32 | UInt64(UInt32(slot))
  }

  var slot: Int { Int(UInt32(truncatingIfNeeded: rawValue)) }
}
