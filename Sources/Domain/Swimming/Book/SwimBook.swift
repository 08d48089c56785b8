package import KernelDomain

/// All recorded swims as they were imported, and the user's corrections of them.
package struct SwimBook: Sendable {
  /// The swims as imported, in the order of their ids.
  package var swims: [Swim] {
    didSet { cachedStanding = nil }
  }
  /// The corrections that were not undone, in the order in which they were made.
  package var corrections: SharedList<SwimCorrection> {
    didSet { cachedStanding = nil }
  }
  /// Whether the user set the UTC offset of any swim.
  var hasOffsets = false
  /// The cached value of `standing`; nil if it is not cached.
  private var cachedStanding: CountingSwims?

  package init(swims: [Swim] = [], corrections: some Sequence<SwimCorrection> = EmptyCollection<SwimCorrection>()) {
    self.swims = swims
    self.corrections = SharedList(Array(corrections))
    applyOffsets()
  }

  /// Returns the index in `swims` of the swim with this id; nil if the book does not have it.
  package func index(of id: SwimID) -> Int? {
    let index = insertionIndex(of: id)
    return index < swims.count && swims[index].id == id ? index : nil
  }

  /// Returns the index in `swims` at which a swim with this id is, or would be inserted.
  func insertionIndex(of id: SwimID) -> Int {
    var low = 0
    var high = swims.count
    while low < high {
      let middle = (low + high) / 2
      if swims[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package subscript(id: SwimID) -> Swim? {
    index(of: id).map { swims[$0] }
  }

  /// Returns the indices of the swims that start in the same second as `start`.
  func indices(startingInSecondOf start: Timestamp) -> Range<Int> {
    let first = SwimID(start: start)
    let index = insertionIndex(of: first)
    return index..<(swims[index...].firstIndex { $0.id.second != first.second } ?? swims.count)
  }

  /// Returns the id of the swim that the device `source` recorded and that starts at this moment; nil if the book has
  /// no such swim.
  package func id(ofSwimFrom source: String, start: Timestamp) -> SwimID? {
    indices(startingInSecondOf: start).lazy.map { swims[$0] }
      .first { $0.start == start && $0.isOfDevice(named: source) }?.id
  }

  /// Adds swims. A swim replaces the one in the book that has the same id.
  package mutating func put(_ changed: [Swim]) {
    var new: [SwimID: Swim] = [:]
    for swim in changed {
      if let index = index(of: swim.id) { swims[index] = swim } else { new[swim.id] = swim }
    }
    insert(new)
    applyOffsets()
  }

  /// Adds swims with ids that the book does not have yet. However many are added, each swim after them in the book is
  /// moved only once.
  mutating func insert(_ new: [SwimID: Swim]) {
    guard !new.isEmpty else { return }
    let new = new.values.sorted { $0.id < $1.id }
    var own = swims.count
    // The array is moved out of the property, so that it has a single owner and is changed in place instead of being
    // copied.
    var all = swims
    swims = []
    all += new
    for (rest, swim) in new.enumerated().reversed() {
      while own > 0, swim.id < all[own - 1].id {
        own -= 1
        all[own + rest + 1] = all[own]
      }
      all[own + rest] = swim
    }
    swims = all
  }
}

extension SwimBook {
  /// Which swims count, and the corrections of each swim.
  package var standing: CountingSwims {
    cachedStanding ?? CountingSwims(of: self)
  }

  /// Caches `standing` for this book and later copies of it. When a correction is then added or removed, the cache is
  /// updated if possible, instead of being computed again from the whole book.
  package mutating func cacheStanding() {
    cachedStanding = standing
  }

  /// Adds a correction, which becomes the latest.
  package mutating func append(_ correction: SwimCorrection) {
    var standing = follow(correction)
    corrections.append(correction)
    if let index = index(of: correction.swim) { standing?.append(correction, at: index) }
    if correction.change.isOffset { applyOffsets() }
    cachedStanding = standing
  }

  /// Removes the latest correction and returns it; nil if there is none.
  package mutating func removeLastCorrection() -> SwimCorrection? {
    guard let latest = corrections.last else { return nil }
    var standing = follow(latest)
    corrections.popLast()
    if let index = index(of: latest.swim) { standing?.removeLast(at: index) }
    if latest.change.isOffset { applyOffsets() }
    cachedStanding = standing
    return latest
  }

  /// Empties the cache and returns its content, so that the caller can update it for a correction that is added or
  /// removed. Returns nil if the content must be computed again instead: if nothing was cached, if the book does not
  /// have the swim, or if the correction can change which swims count.
  private mutating func follow(_ correction: SwimCorrection) -> CountingSwims? {
    let standing = cachedStanding
    cachedStanding = nil
    guard !correction.change.movesStanding, index(of: correction.swim) != nil else { return nil }
    return standing
  }

  /// Returns the corrections of the swim at this index, in the order in which they were made.
  func corrections(of index: Int) -> [SwimCorrection] {
    cachedStanding?.corrections(of: index) ?? corrections.filter { $0.swim == swims[index].id }
  }
}

/// Two books are equal if their swims and corrections are equal; the cache does not matter.
extension SwimBook: Hashable {
  package static func == (a: SwimBook, b: SwimBook) -> Bool {
    a.swims == b.swims && a.corrections == b.corrections
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(swims)
    hasher.combine(corrections)
  }
}
