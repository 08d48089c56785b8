/// Which of a book's swims count, and the corrections of each swim. A swim does not count if the user removed it, or if
/// it is a duplicate, that is, another recording of a swim that counts.
package struct CountingSwims: Sendable {
  /// For each duplicate, the recording of the same swim that counts instead.
  package let duplicates: [SwimID: SwimID]
  /// For each duplicate about which the user still has to decide, the recording that counts in the meantime. Omits a
  /// duplicate that this program exported if a device made the other recording, since the device's recording then
  /// counts without a decision.
  package let unjudgedDuplicates: [SwimID: SwimID]
  /// The swims that the user removed from the book.
  package let removed: Set<SwimID>
  /// The corrections of swims that the book does not contain.
  let orphanedCorrections: [SwimCorrection]
  /// Whether each swim of the book counts, by the swim's index.
  package let counting: [Bool]
  /// The corrections of each swim of the book, by the swim's index, in the order in which they were made.
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

  /// Whether the swim at this index in the book counts.
  func counts(_ index: Int) -> Bool {
    counting[index]
  }

  /// Returns the corrections of the swim at this index in the book, in the order in which they were made.
  package func corrections(of index: Int) -> [SwimCorrection] {
    corrections[index]
  }

  /// Adds a correction to the swim at this index. It must be the most recent correction in the whole book.
  mutating func append(_ correction: SwimCorrection, at index: Int) {
    corrections[index].append(correction)
  }

  /// Removes the last correction of the swim at this index. It must be the most recent correction in the whole book.
  mutating func removeLast(at index: Int) {
    corrections[index].removeLast()
  }
}

extension SwimCorrection.Change {
  /// Whether a correction of this kind can change which swims count, or the day of a swim.
  var affectsStandingOrDay: Bool {
    switch self {
    case .remove, .prefer: true
    case .style, .styleOfUnknown, .confirm, .merge, .split, .join, .reclaim, .exclude, .equip, .poolLength, .distance,
      .confirmDistance:
      false
    // An offset does not change which swims count. But it can move the swim to another day, so values computed from its
    // day must be computed again.
    case .utcOffset: true
    }
  }
}
