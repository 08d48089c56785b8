/// The current connections, by tokens that stay valid when a connection is gone.
struct ConnectionTable {
  private var slots: [Connection?] = []
  /// For each slot, the generation of the next connection in it.
  private var generations: [UInt32] = []
  private var free: [Int] = []

  var count: Int { slots.count - free.count }

  var all: some Sequence<Connection> { slots.lazy.compactMap { $0 } }

  /// Makes a connection with a new token.
  mutating func add(descriptor: Int32) -> Connection {
    let slot = free.popLast() ?? slots.count
    if slot == slots.count {
      slots.append(nil)
      generations.append(0)
    }
    let connection = Connection(
      descriptor: descriptor, token: ConnectionToken(slot: slot, generation: generations[slot]))
    slots[slot] = connection
    return connection
  }

  /// The connection with that token; nil if it was closed, even if its slot is in use again.
  @inline(__always)
  subscript(token: ConnectionToken) -> Connection? {
    let slot = token.slot
    guard slot < slots.count, let connection = slots[slot], connection.token == token else { return nil }
    return connection
  }

  mutating func remove(_ token: ConnectionToken) {
    guard self[token] != nil else { return }
    slots[token.slot] = nil
    generations[token.slot] += 1
    free.append(token.slot)
  }
}
