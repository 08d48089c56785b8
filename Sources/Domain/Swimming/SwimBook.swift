package import KernelDomain

/// Everything recorded: the swims as imported, and the swimmer's corrections over them.
package struct SwimBook: Sendable {
  /// The swims in order of their ids.
  package var swims: [Swim] {
    didSet { cachedStanding = nil }
  }
  /// The corrections in the order made, those taken back left out.
  package var corrections: SharedList<SwimCorrection> {
    didSet { cachedStanding = nil }
  }
  /// What follows from both, where it was worked out to be kept.
  private var cachedStanding: CountingSwims?

  package init(swims: [Swim] = [], corrections: some Sequence<SwimCorrection> = EmptyCollection<SwimCorrection>()) {
    self.swims = swims
    self.corrections = SharedList(Array(corrections))
  }

  /// The swim's position in `swims`; nil when the book has none of that name.
  package func index(of id: SwimID) -> Int? {
    let index = insertionIndex(of: id)
    return index < swims.count && swims[index].id == id ? index : nil
  }

  /// The position of the first swim whose id is not less.
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

  /// Puts swims in, each in place of the one with its id where there is one.
  package mutating func put(_ changed: [Swim]) {
    var new: [SwimID: Swim] = [:]
    for swim in changed {
      if let index = index(of: swim.id) { swims[index] = swim } else { new[swim.id] = swim }
    }
    insert(new)
  }

  /// Puts in swims under ids that the book does not have. Only those that come after the first of them are moved,
  /// each once.
  mutating func insert(_ new: [SwimID: Swim]) {
    guard !new.isEmpty else { return }
    let new = new.values.sorted { $0.id < $1.id }
    var own = swims.count
    // Taken out, so that they are changed where they are.
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
  /// Which swims count, and under which corrections.
  package var standing: CountingSwims {
    cachedStanding ?? CountingSwims(of: self)
  }

  /// Works out the standing once for all who ask this book, or a copy of it, until it is changed. Corrections that are
  /// made or taken back then cost no more than what they change.
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

  /// Takes back the latest correction; nil where there is none.
  package mutating func removeLastCorrection() -> SwimCorrection? {
    guard let latest = corrections.last else { return nil }
    var standing = follow(latest)
    corrections.popLast()
    if let index = index(of: latest.swim) { standing?.removeLast(at: index) }
    cachedStanding = standing
    return latest
  }

  /// The standing, taken out, where it is known and can follow a correction without being worked out anew.
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

/// Two books are the same that say the same, whatever was worked out of either.
extension SwimBook: Hashable {
  package static func == (a: SwimBook, b: SwimBook) -> Bool {
    a.swims == b.swims && a.corrections == b.corrections
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(swims)
    hasher.combine(corrections)
  }
}
