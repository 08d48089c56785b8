package import KernelDomain

/// All recorded swims: as they were imported, and the user's corrections of them.
package struct SwimBook: Sendable {
  /// The swims as imported, in order of ids.
  package var swims: [Swim] {
    didSet { cachedStanding = nil }
  }
  /// The corrections in the order made, without those that were undone.
  package var corrections: SharedList<SwimCorrection> {
    didSet { cachedStanding = nil }
  }
  /// Which swims count, cached by `cacheStanding`; nil if it is not cached.
  private var cachedStanding: CountingSwims?

  package init(swims: [Swim] = [], corrections: some Sequence<SwimCorrection> = EmptyCollection<SwimCorrection>()) {
    self.swims = swims
    self.corrections = SharedList(Array(corrections))
  }

  /// The position of the swim with this id in `swims`; nil if the book does not have it.
  package func index(of id: SwimID) -> Int? {
    let index = insertionIndex(of: id)
    return index < swims.count && swims[index].id == id ? index : nil
  }

  /// The position of the first swim whose id is `id` or greater: there a swim with this id would be inserted.
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

  /// The positions of the swims that start in the same second as `start`.
  func indices(startingInSecondOf start: Timestamp) -> Range<Int> {
    let first = SwimID(start: start)
    let index = insertionIndex(of: first)
    return index..<(swims[index...].firstIndex { $0.id.second != first.second } ?? swims.count)
  }

  /// Adds swims. A swim with the id of one in the book replaces that one.
  package mutating func put(_ changed: [Swim]) {
    var new: [SwimID: Swim] = [:]
    for swim in changed {
      if let index = index(of: swim.id) { swims[index] = swim } else { new[swim.id] = swim }
    }
    insert(new)
  }

  /// Adds swims with ids that the book does not have yet. Each swim behind an inserted one is moved only once.
  mutating func insert(_ new: [SwimID: Swim]) {
    guard !new.isEmpty else { return }
    let new = new.values.sorted { $0.id < $1.id }
    var own = swims.count
    // The array is taken out of the property, so that it has one owner and is changed in place instead of copied.
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
  /// Which swims count, and the corrections of each.
  package var standing: CountingSwims {
    cachedStanding ?? CountingSwims(of: self)
  }

  /// Caches `standing` for this book and its later copies. Adding or removing a correction then updates the cache where
  /// it can, instead of computing everything again.
  package mutating func cacheStanding() {
    cachedStanding = standing
  }

  /// Adds a correction, which is then the latest.
  package mutating func append(_ correction: SwimCorrection) {
    var standing = follow(correction)
    corrections.append(correction)
    if let index = index(of: correction.swim) { standing?.append(correction, at: index) }
    cachedStanding = standing
  }

  /// Removes the latest correction and returns it; nil if there is none.
  package mutating func removeLastCorrection() -> SwimCorrection? {
    guard let latest = corrections.last else { return nil }
    var standing = follow(latest)
    corrections.popLast()
    if let index = index(of: latest.swim) { standing?.removeLast(at: index) }
    cachedStanding = standing
    return latest
  }

  /// Empties the cache and returns its content for an update after this correction was added or removed. Nil if nothing
  /// was cached, or if the correction may alter which swims count, so that all has to be computed again.
  private mutating func follow(_ correction: SwimCorrection) -> CountingSwims? {
    let standing = cachedStanding
    cachedStanding = nil
    guard !correction.change.movesStanding, index(of: correction.swim) != nil else { return nil }
    return standing
  }

  /// The corrections of the swim at this position, in the order made.
  func corrections(of index: Int) -> [SwimCorrection] {
    cachedStanding?.corrections(of: index) ?? corrections.filter { $0.swim == swims[index].id }
  }
}

/// Two books are equal if their swims and corrections are, whether or not `standing` is cached.
extension SwimBook: Hashable {
  package static func == (a: SwimBook, b: SwimBook) -> Bool {
    a.swims == b.swims && a.corrections == b.corrections
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(swims)
    hasher.combine(corrections)
  }
}
