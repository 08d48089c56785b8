import KernelDomain

/// Finds duplicates: recordings of the same swim by several devices. Only one recording of a swim counts; the others
/// stay in the book, marked as duplicates.
enum DuplicateRule {
  /// Finds the duplicates. Returns the position of each, and that of the recording that counts instead.
  ///
  /// If the user preferred one or more of the recordings, the one preferred last counts. Otherwise a device's recording
  /// counts before one that this program exported; then the one with more laps of known style, then with more laps,
  /// then with the smaller id.
  ///
  /// - Parameters:
  ///   - swims: the swims of the book, in order of ids, which is the order of their starts to the second.
  ///   - candidates: for each swim, by position, whether to consider it.
  ///   - preferences: the user's preferences, by the swim's position; the latest has the greatest number.
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

  /// Whether two recordings are of the same swim: they come from different devices, and they overlap for more than half
  /// of the shorter recording.
  static func areSameSwim(_ a: borrowing Swim, _ b: borrowing Swim) -> Bool {
    let overlap = min(a.end, b.end) - max(a.start, b.start)
    return overlap > 0 && 2 * overlap > min(a.end - a.start, b.end - b.start) && !a.isOfSameDevice(as: b)
  }

  /// For each recording that has duplicates, by its position, the positions of the other recordings of the same swim.
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

  /// Orders the recordings of a swim: the one with the lowest rank counts.
  private struct Rank: Comparable {
    let position: Int
    let preference: Int
    let isExport: UInt8
    let knownLaps: Int
    let laps: Int

    init(_ swim: Swim, position: Int, preference: Int) {
      self.position = position
      self.preference = preference
      isExport = swim.isExport.bit
      knownLaps = swim.laps.count { $0.style.isKnown }
      laps = swim.laps.count
    }

    static func < (a: Rank, b: Rank) -> Bool {
      (b.preference, a.isExport, b.knownLaps, b.laps, a.position)
        < (a.preference, b.isExport, a.knownLaps, a.laps, b.position)
    }
  }
}
