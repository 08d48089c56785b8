import KernelDomain

/// Finds duplicates, which are recordings of the same swim by several devices. Only one of them counts; the others stay
/// in the book as its duplicates.
enum DuplicateRule {
  /// Returns, for the index of each duplicate, the index of the recording that counts instead.
  ///
  /// Among recordings of the same swim, the one that the user most recently preferred counts. If the user preferred
  /// none, a device's recording counts rather than one that this program exported. The remaining criteria, in order:
  /// more laps that have a known style and were timed individually (see `SwimLap.isShare`), more laps that were timed
  /// individually, more laps, the smaller id.
  ///
  /// - Parameters:
  ///   - swims: the swims of the book, sorted by id and therefore by the second in which they start.
  ///   - candidates: whether to consider each swim, by the swim's index.
  ///   - preferences: the user's preferences, by the swim's index. A later preference has a greater number.
  static func duplicates(
    in swims: [Swim], among candidates: [Bool], preferences: [Int: Int]
  ) -> [(duplicate: Int, of: Int)] {
    let others = sameSwims(in: swims, among: candidates)
    guard !others.isEmpty else { return [] }
    let ranks = others.keys.map { Rank(swims[$0], position: $0, preference: preferences[$0] ?? -1) }
    var counting: [Int: Int] = [:]
    var duplicates: [(duplicate: Int, of: Int)] = []
    for (place, rank) in ranks.sorted().enumerated() {
      let best = (others[rank.position] ?? []).filter { counting[$0] != nil }.min {
        counting[$0, default: 0] < counting[$1, default: 0]
      }
      if let best { duplicates.append((rank.position, best)) } else { counting[rank.position] = place }
    }
    return duplicates
  }

  /// Whether two recordings are of the same swim. True if they come from different devices and overlap for more than
  /// half of the shorter recording's time.
  static func areSameSwim(_ a: borrowing Swim, _ b: borrowing Swim) -> Bool {
    a.isSameTime(as: b) && !a.isOfSameDevice(as: b)
  }

  /// Returns, for the index of each recording, the indices of the other recordings of the same swim. Omits recordings
  /// that have none.
  /// - Parameter candidates: whether to consider each recording, by its index.
  private static func sameSwims(in swims: [Swim], among candidates: [Bool]) -> [Int: [Int]] {
    let order = swims.indices.filter { candidates[$0] }.sorted { swims[$0].start < swims[$1].start }
    var others: [Int: [Int]] = [:]
    for (place, index) in order.enumerated() {
      let end = swims[index].end
      for next in order[(place + 1)...] {
        guard swims[next].start < end else { break }
        if areSameSwim(swims[index], swims[next]) {
          others[index, default: []].append(next)
          others[next, default: []].append(index)
        }
      }
    }
    return others
  }

  /// The sort key of a recording among all recordings of the same swim. The recording with the lowest rank counts.
  private struct Rank: Comparable {
    let position: Int
    let preference: Int
    let isExport: UInt8
    let knownLaps: Int
    let timedLaps: Int
    let laps: Int

    init(_ swim: Swim, position: Int, preference: Int) {
      self.position = position
      self.preference = preference
      isExport = swim.isExport.bit
      knownLaps = swim.laps.count { $0.style.isKnown && !$0.isShare }
      timedLaps = swim.laps.count { !$0.isShare }
      laps = swim.laps.count
    }

    static func < (a: Rank, b: Rank) -> Bool {
      (b.preference, a.isExport, b.knownLaps, b.timedLaps, b.laps, a.position)
        < (a.preference, b.isExport, a.knownLaps, a.timedLaps, a.laps, b.position)
    }
  }
}

extension Swim {
  /// Whether two recordings overlap for more than half of the shorter one's time.
  package func isSameTime(as other: borrowing Swim) -> Bool {
    let overlap = min(end, other.end) - max(start, other.start)
    return overlap > 0 && 2 * overlap > min(end - start, other.end - other.start)
  }
}
