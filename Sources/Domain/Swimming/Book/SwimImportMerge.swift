import KernelDomain

/// Merges swims from files into a book, one file after the other. Each swim is either new or another reading of a swim
/// that the book has, which it then replaces.
///
/// Two readings are of one swim if source and start agree. The swim keeps its id, and with it its corrections.
package struct SwimImportMerge: Sendable {
  /// The book with all swims merged so far.
  package private(set) var book: SwimBook
  /// Swims of the current file that the book lacks. They are inserted together: inserting one moves all swims after it.
  private var new: [SwimID: Swim] = [:]
  private var changed: Set<SwimID> = []
  private var read: Set<SwimID> = []
  private let markedBefore: Set<SwimID>
  /// Corrections added from a backup, in the order made.
  package private(set) var corrections: [SwimCorrection] = []

  /// The outcome for the swims of one file.
  package struct Tally: Hashable, Sendable {
    package var new = 0
    package var updated = 0
    package var unchanged = 0
    /// Swims that could not be added, because all ids for their second are taken.
    package var unnamed = 0
    /// Swims of a backup that the book has in another version, which it keeps.
    package var kept = 0
    /// The number of corrections added from a backup; nil for other kinds of files.
    package var corrections: Int?
    /// The ids of all swims that could be added, in the order read.
    package var ids: [SwimID] = []
  }

  package init(into book: SwimBook) {
    self.book = book
    markedBefore = Set(book.standing.duplicates.keys)
  }

  /// The swims to store: those that are new or changed, in order of ids.
  package var put: [Swim] {
    changed.sorted().compactMap { book[$0] }
  }

  /// Merges the swims of one file.
  package mutating func add(_ swims: [Swim]) -> Tally {
    var tally = Tally()
    for swim in swims { add(swim, &tally, keepsOwn: false) }
    finish(tally)
    return tally
  }

  /// Call after the last swim of a file.
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
  /// - Parameter keepsOwn: whether a swim that the book has with laps stays as it is.
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

  /// Whether two swims are equal apart from their ids.
  fileprivate func saysSame(as other: Swim) -> Bool {
    var other = other
    other.id = id
    return self == other
  }

  /// The replacement for this swim, under its id, if another reading of it is better; nil if this one stays. A reading
  /// without laps never replaces one with laps, since some exports leave them out, and one that is known to lack laps
  /// never replaces one with more.
  fileprivate func replacement(by reading: Swim, keepsOwn: Bool) -> Swim? {
    let isBetter = keepsOwn ? laps.isEmpty && !reading.laps.isEmpty : !reading.laps.isEmpty || laps.isEmpty
    guard isBetter, !(reading.lacksLaps && laps.count > reading.laps.count) else { return nil }
    var replacement = reading
    replacement.id = id
    return replacement == self ? nil : replacement
  }
}

extension SwimImportMerge {
  /// The number of recordings that each file adds to the duplicates: its own swims that are duplicates, and swims of
  /// the book that became duplicates of one of its own.
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
