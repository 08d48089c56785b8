import KernelDomain

/// Merges swims from files into a book, one file after the other. A swim from a file is either new, or a new reading of
/// a swim that the book already has; the better reading is then stored.
///
/// Two readings are of the same swim if device and start agree. The swim keeps its id, and so also its corrections.
package struct SwimImportMerge: Sendable {
  /// The book with all swims merged so far, up to the last complete file.
  package private(set) var book: SwimBook
  /// The swims of the current file that the book lacks. They are inserted together, since each insertion moves all
  /// later swims of the book.
  private var new: [SwimID: Swim] = [:]
  private var changed: Set<SwimID> = []
  private var read: Set<SwimID> = []
  private let markedBefore: Set<SwimID>
  /// Swims that are not in the book since their imports were undone, by the second of their start.
  private let undone: [Int64: [Swim]]
  /// The corrections that were added from a backup, in the order made.
  package private(set) var corrections: [SwimCorrection] = []

  /// What became of the swims of one file: how many were new, updated and so on.
  package struct Tally: Hashable, Sendable {
    package var new = 0
    package var updated = 0
    package var unchanged = 0
    /// The number of swims that could not be added, because all ids for swims that start in their second are taken.
    package var unnamed = 0
    /// The number of a backup's swims that differ from the book's version, which was kept.
    package var kept = 0
    /// The number of corrections added from a backup; nil for a file of another kind.
    package var corrections: Int?
    /// The ids in this book of the file's swims, in the order read, without those that could not be added.
    package var ids: [SwimID] = []
  }

  /// - Parameter undone: swims that are not in the book since their imports were undone. Their ids stay taken, except
  ///   for the same swim.
  package init(into book: SwimBook, undone: [Swim] = []) {
    self.book = book
    self.undone = Dictionary(grouping: undone) { $0.start.seconds }
    markedBefore = Set(book.standing.duplicates.keys)
  }

  /// The swims to store: all that are new or changed, in order of ids.
  package var put: [Swim] {
    changed.sorted().compactMap { book[$0] }
  }

  /// Merges the swims of one file into the book, and returns what became of them.
  package mutating func add(_ swims: [Swim]) -> Tally {
    var tally = Tally()
    for swim in swims { add(swim, &tally, keepsOwn: false) }
    finish(tally)
    return tally
  }

  /// Completes the merging of a file; to be called after its last swim.
  mutating func finish(_ tally: Tally) {
    book.insert(new)
    new = [:]
    read.formUnion(tally.ids)
  }

  mutating func add(_ correction: SwimCorrection) {
    book.corrections.append(correction)
    corrections.append(correction)
  }

  /// Merges one swim.
  /// - Parameter keepsOwn: whether a swim that the book already has with laps stays as it is.
  /// - Returns: the id that the swim has in the book; nil if it could not be added.
  @discardableResult
  mutating func add(_ swim: Swim, _ tally: inout Tally, keepsOwn: Bool) -> SwimID? {
    let own = book.indices(startingInSecondOf: swim.start)
    if let index = own.first(where: { book.swims[$0].isReading(ofSameAs: swim) }) {
      let better = book.swims[index].replacement(by: swim, keepsOwn: keepsOwn)
      if let better { book.swims[index] = better }
      if keepsOwn, better == nil, !book.swims[index].saysSame(as: swim) { tally.kept += 1 }
      return note(book.swims[index].id, &tally, isUpdated: better != nil)
    }
    let undone = undone[swim.start.seconds] ?? []
    if let before = undone.first(where: { $0.isReading(ofSameAs: swim) })?.id, new[before] == nil {
      return addNew(swim, as: before, &tally)
    }
    let ordinals =
      own.map { book.swims[$0].id.ordinal } + undone.map(\.id).filter { new[$0] == nil }.map(\.ordinal)
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

  /// Whether two swims are equal apart from their ids.
  fileprivate func saysSame(as other: Swim) -> Bool {
    var other = other
    other.id = id
    return self == other
  }

  /// The swim to store instead of this one, with this one's id, if `reading`, another reading of the same swim, is
  /// better; nil if this one stays. Some exports leave out laps, so a reading without laps never replaces one with
  /// laps, and a reading that is known to lack laps never replaces one with more.
  fileprivate func replacement(by reading: Swim, keepsOwn: Bool) -> Swim? {
    let isBetter = keepsOwn ? laps.isEmpty && !reading.laps.isEmpty : !reading.laps.isEmpty || laps.isEmpty
    guard isBetter, !(reading.lacksLaps && laps.count > reading.laps.count) else { return nil }
    var replacement = reading
    replacement.id = id
    return replacement == self ? nil : replacement
  }
}

extension SwimImportMerge {
  /// For each file, the number of duplicates that came with it: the file's own swims that are duplicates, and swims
  /// already in the book that became duplicates of one of them.
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
