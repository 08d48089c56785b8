package import KernelDomain

/// All recorded swims as they were imported, together with the user's corrections.
package struct SwimBook: Sendable {
  /// The swims as they were imported, sorted by id.
  package var swims: [Swim] {
    didSet { cachedStanding = nil }
  }
  /// The user's corrections, except those that were undone, in the order in which they were made.
  package var corrections: SharedList<SwimCorrection> {
    didSet { cachedStanding = nil }
  }
  /// Whether the user set the UTC offset of at least one swim.
  var hasOffsets = false
  /// The cached value of `standing`; nil if no value is cached.
  private var cachedStanding: CountingSwims?

  package init(swims: [Swim] = [], corrections: some Sequence<SwimCorrection> = EmptyCollection<SwimCorrection>()) {
    self.swims = swims
    self.corrections = SharedList(Array(corrections))
    applyOffsets()
  }

  /// Returns the index in `swims` of the swim with this id. Nil if the book does not contain the swim.
  package func index(of id: SwimID) -> Int? {
    let index = insertionIndex(of: id)
    return index < swims.count && swims[index].id == id ? index : nil
  }

  /// Returns the index in `swims` of the swim with this id or, if there is none, the index at which it would be
  /// inserted.
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

  /// Returns the id of the swim that starts at this moment and was recorded by the device `source`. Nil if the book
  /// does not contain such a swim.
  package func id(ofSwimFrom source: String, start: Timestamp) -> SwimID? {
    indices(startingInSecondOf: start).lazy.map { swims[$0] }
      .first { $0.start == start && $0.isOfDevice(named: source) }?.id
  }

  /// Adds swims. If the book has a swim with the same id, it is replaced.
  package mutating func put(_ changed: [Swim]) {
    var new: [SwimID: Swim] = [:]
    for swim in changed {
      if let index = index(of: swim.id) { swims[index] = swim } else { new[swim.id] = swim }
    }
    insert(new)
    applyOffsets()
  }

  /// Inserts swims whose ids the book does not contain yet. Every existing swim is moved at most once, however many
  /// swims are inserted.
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
  /// Which of the book's swims count, and the corrections of each swim.
  package var standing: CountingSwims {
    cachedStanding ?? CountingSwims(of: self)
  }

  /// Caches `standing` for this book and for copies made from now on. If a correction is then added or removed, the
  /// cache is updated where possible, which avoids examining the whole book again.
  package mutating func cacheStanding() {
    cachedStanding = standing
  }

  /// Adds a correction after all others.
  package mutating func append(_ correction: SwimCorrection) {
    var standing = follow(correction)
    corrections.append(correction)
    if let index = index(of: correction.swim) { standing?.append(correction, at: index) }
    if correction.change.isOffset { applyOffsets() }
    cachedStanding = standing
  }

  /// Removes the most recent correction and returns it; nil if there are no corrections.
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
  /// removed. Nil if the content must be computed again instead. This is the case if nothing was cached, if the book
  /// does not contain the swim, or if the correction can affect which swims count or the day of a swim.
  private mutating func follow(_ correction: SwimCorrection) -> CountingSwims? {
    let standing = cachedStanding
    cachedStanding = nil
    guard !correction.change.affectsStandingOrDay, index(of: correction.swim) != nil else { return nil }
    return standing
  }

  /// Returns the corrections of the swim at this index in the book, in the order in which they were made.
  func corrections(of index: Int) -> [SwimCorrection] {
    cachedStanding?.corrections(of: index) ?? corrections.filter { $0.swim == swims[index].id }
  }
}

/// Two books are equal if their swims and corrections are equal. The cache is ignored.
extension SwimBook: Hashable {
  package static func == (a: SwimBook, b: SwimBook) -> Bool {
    a.swims == b.swims && a.corrections == b.corrections
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(swims)
    hasher.combine(corrections)
  }
}
