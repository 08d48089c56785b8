import KernelDomain

/// Puts the fixes of a recording in order, so that times strictly increase.
///
/// A fix with the same time as the last kept fix only fills in values which that fix lacks; a fix with an earlier time
/// is dropped. There is one exception, since a watch may write a few wrong times before it learns the right one: if at
/// most five fixes are kept so far, and the earlier fix and those after it include more fixes that are not later than
/// the last kept one than are kept, then the kept fixes were wrong and are dropped instead.
package struct FixOrderRule {
  /// The fixes that were kept; `segments` has the number of each fix's track segment, from 0.
  package private(set) var fixes: [RunFix] = []
  package private(set) var segments: [Int32] = []
  /// The number of fixes that were dropped: out of order, or kept at first and found wrong.
  package private(set) var dropped = 0
  /// The number of fixes merged into the fix before, which has the same time.
  package private(set) var merged = 0

  /// The most fixes that can be found wrong: more of them could as well be a second recording in the same file.
  private static let mostWrong = 5

  /// - Parameter segmentStarts: the positions of the fixes that begin a track segment, ascending.
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

  /// Whether the kept fixes are wrong: among the rest, at least as many fixes are not later than the last kept one.
  private func areWrong(_ rest: ArraySlice<RunFix>) -> Bool {
    guard let last = fixes.last else { return false }
    var missing = fixes.count
    for fix in rest where fix.time <= last.time {
      missing -= 1
      if missing == 0 { return true }
    }
    return false
  }

  /// Keeps only the fixes for which `isKept` is true, with their segments.
  mutating func keep(where isKept: (RunFix) -> Bool) {
    guard !fixes.allSatisfy(isKept) else { return }
    let places = fixes.indices.filter { isKept(fixes[$0]) }
    segments = places.map { segments[$0] }
    fixes = places.map { fixes[$0] }
  }

  /// Replaces the time of each fix by the result of `time`, which must keep times strictly increasing.
  mutating func move(_ time: (Timestamp) -> Timestamp) {
    for index in fixes.indices { fixes[index].time = time(fixes[index].time) }
  }
}
