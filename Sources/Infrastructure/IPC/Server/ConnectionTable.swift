/// The open connections, which are looked up by their tokens. The token of a closed connection never matches another
/// connection.
struct ConnectionTable {
  private var slots: [Connection?] = []
  /// The number of connections that have used each slot before. It becomes part of the token of the next connection in
  /// that slot.
  private var generations: [UInt32] = []
  private var free: [Int] = []

  var count: Int { slots.count - free.count }

  var all: some Sequence<Connection> { slots.lazy.compactMap { $0 } }

  /// Creates a connection and its token.
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

  /// The connection with this token; nil if it was closed, even if another connection now uses its slot.
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
