import func Libc.memcmp

/// Caches the results of queries as JSON. A cached result stays valid until one of the sections that were read to
/// compute it changes. It is returned for a request only if the request's parameters are identical, byte for byte;
/// therefore they need not be checked again.
struct ReplyCache: ~Copyable {
  private struct Entry {
    var hash: UInt64 = 0
    /// The cache's `age` when the entry was added. `age` changes whenever the cache is emptied, so an entry with a
    /// different age counts as empty.
    var age: UInt32 = 0
    var method: UInt32 = 0
    /// The byte offset of the parameters in `arena`. The result directly follows them.
    var start = 0
    var paramsCount: UInt32 = 0
    var resultCount: UInt32 = 0
    /// The book's revision when the result was computed.
    var revision: UInt64 = 0
    /// The sections that were read to compute the result, as a bit set.
    var sections: UInt64 = 0
  }

  private var entries: UnsafeMutableBufferPointer<Entry>
  private var used = 0
  private var age: UInt32 = 1
  private var arena = ByteBuffer()
  private let capacity: Int
  /// The book's revision at the most recent call to `follow`.
  private var revision: UInt64
  /// The book's revision at the most recent change of each section.
  private var sectionRevisions: [UInt64] = []

  /// Creates a cache of the results of queries.
  /// - Parameter capacity: the maximum total size of all parameters and results, in bytes.
  init(capacity: Int, revision: UInt64) {
    self.capacity = capacity
    self.revision = revision
    entries = .allocate(capacity: 1_024)
    entries.initialize(repeating: Entry())
  }

  deinit {
    entries.deallocate()
  }

  /// Reads the book's current revision. Cached results become invalid if any section that was read for them has
  /// changed.
  /// - Parameter book: the book. The revisions of its sections are read only if the revision of the book has changed.
  mutating func follow(_ book: some ServedBook) {
    let revision = book.revision
    guard revision != self.revision else { return }
    self.revision = revision
    sectionRevisions = book.sectionRevisions
  }

  /// Whether the entry is valid, which means that no section that was read for its result has changed since.
  private func holds(_ entry: Entry) -> Bool {
    if entry.revision == revision { return true }
    var rest = entry.sections
    while rest != 0 {
      let section = rest.trailingZeroBitCount
      if section >= sectionRevisions.count || sectionRevisions[section] > entry.revision { return false }
      rest &= rest - 1
    }
    return true
  }

  mutating func removeAll() {
    guard used > 0 else { return }
    used = 0
    age &+= 1
    arena.removeAll()
  }

  /// Returns the cached result of a method for these parameters; nil if there is none. The bytes stay valid until the
  /// cache changes.
  @inline(__always)
  func result(_ method: Int, _ params: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let hash = ReplyCache.hash(method, params)
    var slot = Int(truncatingIfNeeded: hash) & (entries.count - 1)
    while entries[slot].age == age {
      let entry = entries[slot]
      if entry.hash == hash, entry.method == UInt32(truncatingIfNeeded: method),
        Int(entry.paramsCount) == params.count, holds(entry)
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

  /// Adds the result of a query to the cache, unless it would take up more than a sixteenth of the capacity. If there
  /// is not enough room, first drops all other results.
  /// - Parameter sections: the sections that were read to compute the result, as a bit set.
  mutating func keep(_ result: [UInt8], _ method: Int, _ params: UnsafeRawBufferPointer, sections: UInt64) {
    let count = params.count + result.count
    guard count <= capacity / 16 else { return }
    if arena.count + count > capacity { removeAll() }
    if (used + 1) * 2 > entries.count { grow() }
    let entry = Entry(
      hash: ReplyCache.hash(method, params), age: age, method: UInt32(method), start: arena.count,
      paramsCount: UInt32(params.count), resultCount: UInt32(result.count), revision: revision, sections: sections)
    arena.append(params)
    arena.append(result)
    insert(entry)
  }

  /// Stores an entry in a slot that is free or contains an invalid entry.
  private mutating func insert(_ entry: Entry) {
    var slot = Int(truncatingIfNeeded: entry.hash) & (entries.count - 1)
    while entries[slot].age == age, holds(entries[slot]) { slot = (slot + 1) & (entries.count - 1) }
    if entries[slot].age != age { used += 1 }
    entries[slot] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = .allocate(capacity: old.count * 2)
    entries.initialize(repeating: Entry())
    used = 0
    for entry in old where entry.age == age && holds(entry) { insert(entry) }
    old.deallocate()
  }

  /// Hashes eight bytes at a time by multiplying them and combining both halves of the product, as wyhash does.
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
