/// One client, as the loop sees it. Only the loop's thread touches it.
final class Connection {
  let descriptor: Int32
  /// Never given to another connection, though its descriptor and slot are.
  let token: ConnectionToken
  /// The beginning of a message whose end has not come.
  var input = ByteBuffer()
  /// What was read before the client got too far ahead of its answers; the rest waits until it takes them.
  var backlog = ByteBuffer()
  /// Replies that the client has not taken.
  var output = ByteBuffer()
  var interest: PollInterest = .read
  var flags: Flags = []
  /// Requests that others work on, by number.
  var jobs: [(number: Int, id: [UInt8]?)] = []
  /// Of those, queued behind each other: what comes after them has to wait for them.
  var queued = 0
  var batches: [Int: Batch] = [:]
  /// Events to be told right after the answer to a subscription.
  var missed: ArraySlice<[UInt8]> = []
  /// Bytes held for it when they were last added up.
  var heldBefore = 0
  /// When a message begun or a reply waiting last got on, in nanoseconds; 0 while there is neither.
  var waitingSince: Int64 = 0

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// The rest of a message that was too long is passed over.
    static let isSkipping = Flags(rawValue: 1)
    /// The client sends nothing more, but may still read.
    static let isInputOver = Flags(rawValue: 2)
    /// To be closed once its output has been taken; nothing more is read.
    static let isClosing = Flags(rawValue: 4)
    /// Is told of events.
    static let followsEvents = Flags(rawValue: 8)
  }

  init(descriptor: Int32, token: ConnectionToken) {
    self.descriptor = descriptor
    self.token = token
  }

  /// Bytes held for this client.
  var held: Int { input.room + backlog.room + output.room }
}

/// A batch whose answers are collected until the last is there.
final class Batch {
  /// In brackets once it is closed, a comma behind each.
  var replies = ByteBuffer()
  /// Messages whose answers are still to come.
  var open: Int
  let number: Int

  init(number: Int, open: Int) {
    self.number = number
    self.open = open
    replies.append(byte: UInt8(ascii: "["))
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
