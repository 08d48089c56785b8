import KernelDomain

/// Puts the fixes of a recording in order: times strictly rise, whatever its file holds.
///
/// A fix with the time of the last one kept only fills what that one lacks, an earlier one is dropped. But where at most
/// five were kept and more fixes than these, from the earlier one on, are not after the last of them, then these were
/// wrong, as those a watch writes before it has the time, and go.
package struct FixOrderRule {
  /// The fixes kept, and the number of the segment that each was in, from 0.
  package private(set) var fixes: [RunFix] = []
  package private(set) var segments: [Int32] = []
  /// How many were out of order or wrongly kept.
  package private(set) var dropped = 0
  /// How many had the time of the one before.
  package private(set) var merged = 0

  /// More wrong fixes at the beginning are not told from a recording that was joined from two.
  private static let mostWrong = 5

  /// - Parameter segmentStarts: the positions of fixes that begin a new segment, ascending.
  package init(_ recorded: [RunFix], segmentStarts: [Int] = []) {
    fixes.reserveCapacity(recorded.count)
    segments.reserveCapacity(recorded.count)
    var starts = segmentStarts[...]
    var segment: Int32 = 0
    for index in recorded.indices {
      while let start = starts.first, start <= index {
        if start > 0 { segment += 1 }
        starts.removeFirst()
      }
      add(recorded[index], in: segment, followedBy: recorded[(index + 1)...])
    }
  }

  private mutating func add(_ fix: RunFix, in segment: Int32, followedBy rest: ArraySlice<RunFix>) {
    if let last = fixes.last, fix.time <= last.time {
      if fix.time == last.time {
        fixes[fixes.count - 1].fill(from: fix)
        merged += 1
        return
      }
      guard fixes.count <= FixOrderRule.mostWrong, areWrong(rest) else {
        dropped += 1
        return
      }
      dropped += fixes.count
      fixes.removeAll(keepingCapacity: true)
      segments.removeAll(keepingCapacity: true)
    }
    fixes.append(fix)
    segments.append(segment)
  }

  /// Whether as many fixes of the rest as were kept are not after the last of these.
  private func areWrong(_ rest: ArraySlice<RunFix>) -> Bool {
    guard let last = fixes.last else { return false }
    var missing = fixes.count
    for fix in rest where fix.time <= last.time {
      missing -= 1
      if missing == 0 { return true }
    }
    return false
  }

  /// Leaves only the fixes that are such, with their segments.
  mutating func keep(where isKept: (RunFix) -> Bool) {
    guard !fixes.allSatisfy(isKept) else { return }
    let places = fixes.indices.filter { isKept(fixes[$0]) }
    segments = places.map { segments[$0] }
    fixes = places.map { fixes[$0] }
  }

  /// Gives the fixes other times, which rise as the old ones did.
  mutating func move(_ time: (Timestamp) -> Timestamp) {
    for index in fixes.indices { fixes[index].time = time(fixes[index].time) }
  }
}
