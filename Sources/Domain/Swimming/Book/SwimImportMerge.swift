import KernelDomain

/// Merges swims from files into a book, one file after the other. A swim from a file is either new, or another version
/// of a swim that the book contains. Of two versions, the better one is stored (see `replacement`).
///
/// Two swims are versions of the same swim if they have the same device and start. If a version replaces another one,
/// the swim keeps its id, and therefore its corrections.
package struct SwimImportMerge: Sendable {
  /// The book with all swims merged so far, except those of the file that is currently being merged.
  package private(set) var book: SwimBook
  /// The new swims of the current file. They are inserted all at once, since each insertion moves all later swims of
  /// the book.
  private var new: [SwimID: Swim] = [:]
  private var changed: Set<SwimID> = []
  private var read: Set<SwimID> = []
  private let markedBefore: Set<SwimID>
  /// The swims that were removed from the book by undoing their imports, grouped by the second in which they started.
  private let undone: [Int64: [Swim]]
  /// The corrections added from a backup, in the order in which they were made.
  package private(set) var corrections: [SwimCorrection] = []

  /// The result of merging one file: how many of its swims were new, updated, unchanged and so on.
  package struct Tally: Hashable, Sendable {
    package var new = 0
    package var updated = 0
    package var unchanged = 0
    /// The number of swims that were not added, because all 26 ids for swims that start in the same second are taken.
    package var unnamed = 0
    /// The number of swims that a backup and the book contain in different versions. The book's versions were kept.
    package var kept = 0
    /// The number of corrections that were added from a backup; nil for a file that is not a backup.
    package var corrections: Int?
    /// The ids that the file's swims have in the book, in the order in which the swims were read. Omits swims that
    /// could not be added.
    package var ids: [SwimID] = []
  }

  /// Prepares to merge swims into a book.
  /// - Parameter undone: the swims that were removed from the book by undoing their imports. Their ids are not given to
  ///   other swims. If such a swim is imported again, it gets its id back.
  package init(into book: SwimBook, undone: [Swim] = []) {
    self.book = book
    self.undone = Dictionary(grouping: undone) { $0.start.seconds }
    markedBefore = Set(book.standing.duplicates.keys)
  }

  /// The new and changed swims, which are to be stored, sorted by id.
  package var put: [Swim] {
    changed.sorted().compactMap { book[$0] }
  }

  /// Merges the swims of one file into the book. Returns how many of them were new, updated and so on.
  package mutating func add(_ swims: [Swim]) -> Tally {
    var tally = Tally()
    for swim in swims { add(swim, &tally, keepsOwn: false) }
    finish(tally)
    return tally
  }

  /// Completes the merge of a file. Must be called after the last swim of the file was added.
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
  /// - Parameter keepsOwn: whether the book's version of the swim is kept unchanged if it has laps.
  /// - Returns: the swim's id in the book; nil if the swim could not be added.
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

  /// Whether two swims are equal if their ids and the UTC offsets that the user set are ignored.
  fileprivate func saysSame(as other: Swim) -> Bool {
    var other = other
    other.id = id
    other.correctedOffset = correctedOffset
    return self == other
  }

  /// Returns the swim that replaces this one: `reading`, another version of the same swim, but with this swim's id. Nil
  /// if this swim is kept. Some exports omit laps. So a version without laps never replaces one with laps, and a
  /// version that is known to lack laps never replaces one that has more.
  /// - Parameter keepsOwn: whether to keep this swim unless only `reading` has laps.
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
  /// Returns, for each merged file, the number of duplicates that it caused: swims of the file that are duplicates, and
  /// swims already in the book that became duplicates because of the file.
  /// - Parameter tallies: the results of merging the files.
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
