import KernelDomain

/// Merges swims from files into a book, one file after the other. A swim from a file is either new to the book, or
/// another reading of a swim that the book has. Of two readings, the better one is stored (see `replacement`).
///
/// Two readings are of the same swim if they have the same device and start. The swim keeps its id, and therefore its
/// corrections.
package struct SwimImportMerge: Sendable {
  /// The book with the swims merged so far, except those of a file that is still being merged.
  package private(set) var book: SwimBook
  /// The swims of the current file that the book lacks. They are inserted all at once, since each insertion moves all
  /// later swims of the book.
  private var new: [SwimID: Swim] = [:]
  private var changed: Set<SwimID> = []
  private var read: Set<SwimID> = []
  private let markedBefore: Set<SwimID>
  /// The swims that are not in the book because their imports were undone, grouped by the second in which they started.
  private let undone: [Int64: [Swim]]
  /// The corrections that were added from a backup, in the order in which they were made.
  package private(set) var corrections: [SwimCorrection] = []

  /// What became of the swims of one file: how many were new, updated, unchanged and so on.
  package struct Tally: Hashable, Sendable {
    package var new = 0
    package var updated = 0
    package var unchanged = 0
    /// The number of swims that could not be added, because all 26 ids for the second in which they start are taken.
    package var unnamed = 0
    /// The number of swims in a backup that differ from the book's version. The book's version was kept.
    package var kept = 0
    /// The number of corrections that were added from a backup; nil for a file that is not a backup.
    package var corrections: Int?
    /// The ids that the file's swims have in the book, in the order in which the swims were read. Swims that could not
    /// be added are left out.
    package var ids: [SwimID] = []
  }

  /// Creates a merge into a book.
  /// - Parameter undone: the swims that are not in the book because their imports were undone. Their ids are not given
  ///   to other swims; if such a swim is imported again, it gets its id back.
  package init(into book: SwimBook, undone: [Swim] = []) {
    self.book = book
    self.undone = Dictionary(grouping: undone) { $0.start.seconds }
    markedBefore = Set(book.standing.duplicates.keys)
  }

  /// The swims to store, which are those that are new or changed, in the order of their ids.
  package var put: [Swim] {
    changed.sorted().compactMap { book[$0] }
  }

  /// Merges the swims of one file into the book, and returns how many were new, updated and so on.
  package mutating func add(_ swims: [Swim]) -> Tally {
    var tally = Tally()
    for swim in swims { add(swim, &tally, keepsOwn: false) }
    finish(tally)
    return tally
  }

  /// Completes the merging of a file. It must be called after the last swim of the file.
  mutating func finish(_ tally: Tally) {
    book.insert(new)
    new = [:]
    read.formUnion(tally.ids)
  }

  mutating func add(_ correction: SwimCorrection) {
    book.append(correction)
    corrections.append(correction)
  }

  /// Merges one swim.
  /// - Parameter keepsOwn: whether the book's version of the swim stays unchanged if it has laps.
  /// - Returns: the id of the swim in the book; nil if it could not be added.
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

  /// Whether two swims are equal, apart from their ids and the UTC offsets that the user set.
  fileprivate func saysSame(as other: Swim) -> Bool {
    var other = other
    other.id = id
    other.correctedOffset = correctedOffset
    return self == other
  }

  /// Returns the swim that replaces this one: `reading`, another reading of the same swim, with this swim's id. Nil if
  /// this swim stays. Some exports leave out laps, so a reading without laps never replaces one with laps, and a
  /// reading that is known to lack laps never replaces one that has more.
  fileprivate func replacement(by reading: Swim, keepsOwn: Bool) -> Swim? {
    let isBetter = keepsOwn ? laps.isEmpty && !reading.laps.isEmpty : !reading.laps.isEmpty || laps.isEmpty
    guard isBetter, !(reading.lacksLaps && laps.count > reading.laps.count) else { return nil }
    var replacement = reading
    replacement.id = id
    replacement.correctedOffset = correctedOffset
    // Earlier versions of this program did not store whether the file states the offset. If the readings differ only in
    // that, the swim is unchanged.
    if isOffsetStated == nil, replacement.statedLaps.isEmpty, replacement.recordedOffset == recordedOffset {
      replacement.isOffsetStated = nil
    }
    return replacement == self ? nil : replacement
  }
}

extension SwimImportMerge {
  /// Returns, for each file, the number of duplicates that it caused: swims of the file that are duplicates, and swims
  /// already in the book that became duplicates of swims of the file.
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
