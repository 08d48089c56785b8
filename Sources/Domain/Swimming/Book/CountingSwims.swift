/// Which swims of a book count, and the corrections of each. A swim does not count if it was removed or is a duplicate.
package struct CountingSwims: Sendable {
  /// The duplicates, each with the recording of the same swim that counts instead.
  package let duplicates: [SwimID: SwimID]
  /// The duplicates that the user still has to decide on, each with the recording that counts instead. If this program
  /// exported the duplicate and a device recorded the other, there is nothing to decide: the device's recording counts.
  package let unjudgedDuplicates: [SwimID: SwimID]
  /// The swims that the user removed from the book.
  package let removed: Set<SwimID>
  /// The corrections of swims that are not in the book.
  let orphanedCorrections: [SwimCorrection]
  /// For each swim of the book, by its position, whether it counts: it is neither removed nor a duplicate.
  package let counting: [Bool]
  /// For each swim of the book, by its position, its corrections in the order made.
  private var corrections: SharedArray<[SwimCorrection]>

  init(of book: SwimBook) {
    var corrections = SharedArray<[SwimCorrection]>(repeating: [], count: book.swims.count)
    var counting = Array(repeating: true, count: book.swims.count)
    var orphanedCorrections: [SwimCorrection] = []
    var preferences: [Int: Int] = [:]
    for (rank, correction) in book.corrections.enumerated() {
      guard let index = book.index(of: correction.swim) else {
        orphanedCorrections.append(correction)
        continue
      }
      corrections[index].append(correction)
      switch correction.change {
      case .remove: counting[index] = false
      case .prefer: preferences[index] = rank
      default: break
      }
    }
    self.corrections = corrections
    self.orphanedCorrections = orphanedCorrections
    removed = Set(counting.indices.filter { !counting[$0] }.map { book.swims[$0].id })
    var duplicates: [SwimID: SwimID] = [:]
    for (duplicate, original) in DuplicateRule.duplicates(in: book.swims, among: counting, preferences: preferences) {
      duplicates[book.swims[duplicate].id] = book.swims[original].id
      counting[duplicate] = false
    }
    self.duplicates = duplicates
    let preferred = Set(preferences.keys.map { book.swims[$0].id })
    unjudgedDuplicates = duplicates.filter { duplicate, original in
      if preferred.contains(duplicate) || preferred.contains(original) { return false }
      return book[duplicate]?.isExport != true || book[original]?.isExport == true
    }
    self.counting = counting
  }

  /// Whether the swim at this position of the book counts.
  func counts(_ index: Int) -> Bool {
    counting[index]
  }

  /// The corrections of the swim at this position of the book, in the order made.
  func corrections(of index: Int) -> [SwimCorrection] {
    corrections[index]
  }

  /// Adds the latest correction of the book, which is of the swim at this position.
  mutating func append(_ correction: SwimCorrection, at index: Int) {
    corrections[index].append(correction)
  }

  /// Removes the latest correction of the book, which is of the swim at this position.
  mutating func removeLast(at index: Int) {
    corrections[index].removeLast()
  }
}

extension SwimCorrection.Change {
  /// Whether a correction with this change may alter which swims count.
  var movesStanding: Bool {
    switch self {
    case .remove, .prefer: true
    case .style, .confirm, .merge, .split, .join, .reclaim, .exclude, .poolLength: false
    }
  }
}
