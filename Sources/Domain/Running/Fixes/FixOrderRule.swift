import KernelDomain

/// Puts the fixes of a recording in order, so that times strictly increase.
///
/// A fix with the time of the last one kept only fills in what that one lacks; an earlier fix is dropped. There is one
/// exception: a watch may write a few wrong times before it knows the time. If at most five fixes were kept and more
/// fixes than these, from the earlier one on, are not later than the last of them, those kept were wrong and are
/// dropped instead.
package struct FixOrderRule {
  /// The fixes kept, and for each the number of its segment, from 0.
  package private(set) var fixes: [RunFix] = []
  package private(set) var segments: [Int32] = []
  /// The number of fixes that were out of order or wrongly kept.
  package private(set) var dropped = 0
  /// The number of fixes with the time of the fix before.
  package private(set) var merged = 0

  /// More wrong fixes at the beginning cannot be distinguished from two recordings in one file.
  private static let mostWrong = 5

  /// - Parameter segmentStarts: the positions of fixes that begin a segment, ascending.
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

  /// Whether the kept fixes are wrong: at least as many fixes of the rest are not later than the last of them.
  private func areWrong(_ rest: ArraySlice<RunFix>) -> Bool {
    guard let last = fixes.last else { return false }
    var missing = fixes.count
    for fix in rest where fix.time <= last.time {
      missing -= 1
      if missing == 0 { return true }
    }
    return false
  }

  /// Keeps only the fixes that fulfil the condition, with their segments.
  mutating func keep(where isKept: (RunFix) -> Bool) {
    guard !fixes.allSatisfy(isKept) else { return }
    let places = fixes.indices.filter { isKept(fixes[$0]) }
    segments = places.map { segments[$0] }
    fixes = places.map { fixes[$0] }
  }

  /// Gives the fixes new times, which must increase as the old ones did.
  mutating func move(_ time: (Timestamp) -> Timestamp) {
    for index in fixes.indices { fixes[index].time = time(fixes[index].time) }
  }
}
