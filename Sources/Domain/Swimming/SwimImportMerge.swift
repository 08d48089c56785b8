import KernelDomain

/// Swims read from files, taken into a book one file after the other: each is told to be new, or the same as one
/// that the book has, which it then replaces.
///
/// A swim is the same as another when source and start agree. It keeps its id, and with it its corrections.
package struct SwimImportMerge: Sendable {
  /// The book with all swims read so far.
  package private(set) var book: SwimBook
  /// Swims of the file being taken in that the book lacks, put into it together: one by one, each would move all
  /// that come after it.
  private var new: [SwimID: Swim] = [:]
  private var changed: Set<SwimID> = []
  private var read: Set<SwimID> = []
  private let markedBefore: Set<SwimID>
  /// Corrections that a backup brought, in the order made.
  package private(set) var corrections: [SwimCorrection] = []

  /// What became of the swims of one file.
  package struct Tally: Hashable, Sendable {
    package var new = 0
    package var updated = 0
    package var unchanged = 0
    /// Swims that could not be taken in, since as many as can be named start in the same second.
    package var unnamed = 0
    /// Swims of a backup that the book has otherwise: its own stay.
    package var kept = 0
    /// The corrections of a backup that the book lacked; nil for files of other kinds.
    package var corrections: Int?
    /// The names of the other swims, in the order read.
    package var ids: [SwimID] = []
  }

  package init(into book: SwimBook) {
    self.book = book
    markedBefore = Set(book.standing.duplicates.keys)
  }

  /// The swims to be put into the book: those new or changed, in order of their ids.
  package var put: [Swim] {
    changed.sorted().compactMap { book[$0] }
  }

  /// Takes in the swims of one file.
  package mutating func add(_ swims: [Swim]) -> Tally {
    var tally = Tally()
    for swim in swims { add(swim, &tally, keepsOwn: false) }
    finish(tally)
    return tally
  }

  /// All swims of a file are taken in.
  mutating func finish(_ tally: Tally) {
    book.insert(new)
    new = [:]
    read.formUnion(tally.ids)
  }

  mutating func add(_ correction: SwimCorrection) {
    book.corrections.append(correction)
    corrections.append(correction)
  }

  /// - Parameter keepsOwn: a swim that the book has, with laps, stays as it is.
  /// - Returns: its name in the book; nil when it could not be taken in.
  @discardableResult
  mutating func add(_ swim: Swim, _ tally: inout Tally, keepsOwn: Bool) -> SwimID? {
    let own = book.indices(startingInSecondOf: swim.start)
    if let index = own.first(where: { book.swims[$0].isReading(ofSameAs: swim) }) {
      let better = book.swims[index].replacement(by: swim, keepsOwn: keepsOwn)
      if let better { book.swims[index] = better }
      if keepsOwn, better == nil, !book.swims[index].saysSame(as: swim) { tally.kept += 1 }
      return note(book.swims[index].id, &tally, isUpdated: better != nil)
    }
    let ordinals = own.map { book.swims[$0].id.ordinal }
    for ordinal in SwimID.ordinals where !ordinals.contains(ordinal) {
      let id = SwimID(start: swim.start, ordinal: ordinal)
      guard let other = new[id] else { return addNew(swim, as: id, &tally) }
      guard other.isReading(ofSameAs: swim) else { continue }
      let better = other.replacement(by: swim, keepsOwn: keepsOwn)
      if let better { new[id] = better }
      return note(id, &tally, isUpdated: better != nil)
    }
    tally.unnamed += 1
    return nil
  }

  private mutating func addNew(_ swim: Swim, as id: SwimID, _ tally: inout Tally) -> SwimID {
    var named = swim
    named.id = id
    new[id] = named
    tally.new += 1
    tally.ids.append(id)
    changed.insert(id)
    return id
  }

  private mutating func note(_ id: SwimID, _ tally: inout Tally, isUpdated: Bool) -> SwimID {
    if isUpdated { tally.updated += 1 } else { tally.unchanged += 1 }
    tally.ids.append(id)
    if isUpdated { changed.insert(id) }
    return id
  }
}

extension Swim {
  fileprivate func isReading(ofSameAs other: Swim) -> Bool {
    start == other.start && isOfSameDevice(as: other)
  }

  /// Under whatever name.
  fileprivate func saysSame(as other: Swim) -> Bool {
    var other = other
    other.id = id
    return self == other
  }

  /// What takes its place under its id where another reading of the same is better; nil where this one stays. A reading
  /// without laps never takes the place of one with laps, since some exports leave them out; nor does one that is known to
  /// lack some take the place of one with more.
  fileprivate func replacement(by reading: Swim, keepsOwn: Bool) -> Swim? {
    let isBetter = keepsOwn ? laps.isEmpty && !reading.laps.isEmpty : !reading.laps.isEmpty || laps.isEmpty
    guard isBetter, !(reading.lacksLaps && laps.count > reading.laps.count) else { return nil }
    var replacement = reading
    replacement.id = id
    return replacement == self ? nil : replacement
  }
}

extension SwimImportMerge {
  /// How many recordings each file adds to those marked as the same swim as another: its own ones that are marked,
  /// and ones the book had that are marked now in favour of one of its own.
  package func duplicates(of tallies: [Tally]) -> [Int] {
    let marked = book.standing.duplicates
    return tallies.map { tally in
      let ids = Set(tally.ids)
      return marked.count { duplicate, original in
        ids.contains(duplicate)
          || ids.contains(original) && !read.contains(duplicate) && !markedBefore.contains(duplicate)
      }
    }
  }
}
