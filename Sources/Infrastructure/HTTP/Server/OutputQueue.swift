import System

/// The bytes that have yet to be sent to a client.
struct OutputQueue {
  private var bytes: [UInt8] = []
  private var sent = 0

  var count: Int { bytes.count - sent }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ more: [UInt8]) {
    if isEmpty { removeAll() }
    bytes += more
  }

  mutating func removeAll() {
    bytes = []
    sent = 0
  }

  /// Sends as many bytes as the client's socket accepts.
  /// - Returns: the number of bytes sent; nil if the connection is broken.
  mutating func send(on descriptor: Int32) -> Int? {
    var taken = 0
    while !isEmpty {
      let count = bytes[sent...].withUnsafeBytes { Socket.send($0, on: descriptor) }
      guard count >= 0 else { return nil }
      if count == 0 { return taken }
      sent += count
      taken += count
    }
    removeAll()
    return taken
  }
}
