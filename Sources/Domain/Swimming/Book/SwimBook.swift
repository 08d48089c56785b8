package import KernelDomain

/// Everything recorded: the swims as imported, and the user's corrections of them.
package struct SwimBook: Sendable {
  /// In order of ids.
  package var swims: [Swim] {
    didSet { cachedStanding = nil }
  }
  /// In the order made, without those that were undone.
  package var corrections: SharedList<SwimCorrection> {
    didSet { cachedStanding = nil }
  }
  /// What follows from swims and corrections; nil unless it was computed to be kept.
  private var cachedStanding: CountingSwims?

  package init(swims: [Swim] = [], corrections: some Sequence<SwimCorrection> = EmptyCollection<SwimCorrection>()) {
    self.swims = swims
    self.corrections = SharedList(Array(corrections))
  }

  /// The position of a swim in `swims`; nil if the book has none of that id.
  package func index(of id: SwimID) -> Int? {
    let index = insertionIndex(of: id)
    return index < swims.count && swims[index].id == id ? index : nil
  }

  /// The position of the first swim whose id is not less than `id`.
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

  /// The positions of the swims that start in the same second.
  func indices(startingInSecondOf start: Timestamp) -> Range<Int> {
    let first = SwimID(start: start)
    let index = insertionIndex(of: first)
    return index..<(swims[index...].firstIndex { $0.id.second != first.second } ?? swims.count)
  }

  /// Adds swims, each replacing the one with its id if there is one.
  package mutating func put(_ changed: [Swim]) {
    var new: [SwimID: Swim] = [:]
    for swim in changed {
      if let index = index(of: swim.id) { swims[index] = swim } else { new[swim.id] = swim }
    }
    insert(new)
  }

  /// Adds swims with ids that the book does not have. Each swim that has to move is moved only once.
  mutating func insert(_ new: [SwimID: Swim]) {
    guard !new.isEmpty else { return }
    let new = new.values.sorted { $0.id < $1.id }
    var own = swims.count
    // Removed from the property, so that the array is changed in place instead of copied.
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
  /// The swims that count, and their corrections.
  package var standing: CountingSwims {
    cachedStanding ?? CountingSwims(of: self)
  }

  /// Computes the standing once for everybody who asks this book or a copy of it. Making or undoing a correction then
  /// costs no more than what it changes.
  package mutating func cacheStanding() {
    cachedStanding = standing
  }

  /// Adds the latest correction.
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

  /// Takes out the cached standing if it can be updated for the correction. Nil if it has to be computed anew.
  private mutating func follow(_ correction: SwimCorrection) -> CountingSwims? {
    let standing = cachedStanding
    cachedStanding = nil
    guard !correction.change.movesStanding, index(of: correction.swim) != nil else { return nil }
    return standing
  }

  /// The corrections of the swim at that position, in the order made.
  func corrections(of index: Int) -> [SwimCorrection] {
    cachedStanding?.corrections(of: index) ?? corrections.filter { $0.swim == swims[index].id }
  }
}

/// Books are equal if their swims and corrections are, whether or not the standing is cached.
extension SwimBook: Hashable {
  package static func == (a: SwimBook, b: SwimBook) -> Bool {
    a.swims == b.swims && a.corrections == b.corrections
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(swims)
    hasher.combine(corrections)
  }
}
