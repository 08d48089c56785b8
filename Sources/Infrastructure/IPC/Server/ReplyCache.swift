import func Glibc.memcmp

/// Results of queries, kept as the bytes they were answered with until the book is changed. A result is found by the
/// exact bytes of parameters that were decoded and accepted when it was made.
struct ReplyCache: ~Copyable {
  private struct Entry {
    var hash: UInt64 = 0
    /// Entries of other ages count as empty.
    var age: UInt32 = 0
    var method: UInt32 = 0
    /// In `arena`; the result follows the parameters.
    var start = 0
    var paramsCount: UInt32 = 0
    var resultCount: UInt32 = 0
  }

  private var entries: UnsafeMutableBufferPointer<Entry>
  private var used = 0
  private var age: UInt32 = 1
  private var arena = ByteBuffer()
  private let capacity: Int
  /// The revision of the book that the results are of.
  private var revision: UInt64

  /// - Parameter capacity: bytes of parameters and results.
  init(capacity: Int, revision: UInt64) {
    self.capacity = capacity
    self.revision = revision
    entries = .allocate(capacity: 1_024)
    entries.initialize(repeating: Entry())
  }

  deinit {
    entries.deallocate()
  }

  /// Forgets results of another revision of the book than that one.
  mutating func follow(_ revision: UInt64) {
    guard revision != self.revision else { return }
    self.revision = revision
    removeAll()
  }

  mutating func removeAll() {
    guard used > 0 else { return }
    used = 0
    age &+= 1
    arena.removeAll()
  }

  /// Valid until the cache is changed.
  @inline(__always)
  func result(_ method: Int, _ params: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let hash = ReplyCache.hash(method, params)
    var slot = Int(truncatingIfNeeded: hash) & (entries.count - 1)
    while entries[slot].age == age {
      let entry = entries[slot]
      if entry.hash == hash, entry.method == UInt32(truncatingIfNeeded: method),
        Int(entry.paramsCount) == params.count
      {
        let start = arena.bytes.baseAddress! + entry.start
        if params.isEmpty || memcmp(start, params.baseAddress!, params.count) == 0 {
          return UnsafeRawBufferPointer(start: start + params.count, count: Int(entry.resultCount))
        }
      }
      slot = (slot + 1) & (entries.count - 1)
    }
    return nil
  }

  /// Keeps a result. What is too large is not kept; when the room is used up, all else goes.
  mutating func keep(_ result: [UInt8], _ method: Int, _ params: UnsafeRawBufferPointer) {
    let count = params.count + result.count
    guard count <= capacity / 16 else { return }
    if arena.count + count > capacity { removeAll() }
    if (used + 1) * 2 > entries.count { grow() }
    let entry = Entry(
      hash: ReplyCache.hash(method, params), age: age, method: UInt32(method), start: arena.count,
      paramsCount: UInt32(params.count), resultCount: UInt32(result.count))
    arena.append(params)
    arena.append(result)
    insert(entry)
    used += 1
  }

  private func insert(_ entry: Entry) {
    var slot = Int(truncatingIfNeeded: entry.hash) & (entries.count - 1)
    while entries[slot].age == age { slot = (slot + 1) & (entries.count - 1) }
    entries[slot] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = .allocate(capacity: old.count * 2)
    entries.initialize(repeating: Entry())
    for entry in old where entry.age == age { insert(entry) }
    old.deallocate()
  }

  /// Eight bytes at a time, each multiplied in and folded (as wyhash does).
  @inline(__always)
  private static func hash(_ method: Int, _ params: UnsafeRawBufferPointer) -> UInt64 {
    var state = UInt64(truncatingIfNeeded: method) &+ 0x9E37_79B9_7F4A_7C15
    guard var place = params.baseAddress else { return state }
    var rest = params.count
    while rest >= 8 {
      state = mix(state ^ place.loadUnaligned(as: UInt64.self))
      place += 8
      rest -= 8
    }
    var tail = UInt64(params.count) << 56
    for index in 0..<rest { tail |= UInt64(place.load(fromByteOffset: index, as: UInt8.self)) << UInt64(index * 8) }
    return mix(state ^ tail)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return high ^ low
  }
}
