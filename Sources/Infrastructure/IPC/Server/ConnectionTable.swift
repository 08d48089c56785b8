/// The connections there are, by tokens that outlive them.
struct ConnectionTable {
  private var slots: [Connection?] = []
  /// By slot: that of the next connection there.
  private var generations: [UInt32] = []
  private var free: [Int] = []

  var count: Int { slots.count - free.count }

  var all: some Sequence<Connection> { slots.lazy.compactMap { $0 } }

  /// Makes a connection with a token that none has had.
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

  /// Nil when that connection is closed, whoever has its slot now.
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
