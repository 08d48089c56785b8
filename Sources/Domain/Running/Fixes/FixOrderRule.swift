import KernelDomain

/// Puts the fixes of a recording in order, so that their times strictly increase.
///
/// Fixes are added in the order of the file. A fix with the same time as the last one only fills in values that the
/// last one lacks; a fix with an earlier time is dropped. There is one exception, because a watch may record a few
/// wrong times before it receives the right time. If at most five fixes have been kept so far, and at least that many
/// of the following fixes are not later than the last kept one, then the kept fixes have wrong times and are dropped.
package struct FixOrderRule {
  /// The fixes that were kept. The element of `segments` at the same index is the number of the fix's track segment,
  /// from 0.
  package private(set) var fixes: [RunFix] = []
  package private(set) var segments: [Int32] = []
  /// The number of dropped fixes: those out of order, and those that were kept at first and later found to be wrong.
  package private(set) var dropped = 0
  /// The number of fixes that were merged into the previous fix, because they have the same time.
  package private(set) var merged = 0

  /// The greatest number of kept fixes that can be dropped as wrong. A greater number of fixes may instead be another
  /// recording in the same file.
  private static let mostWrong = 5

  /// Orders the fixes of a recording.
  /// - Parameter segmentStarts: the indices of the fixes with which a track segment begins, ascending.
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

  /// Whether the kept fixes have wrong times: whether at least as many fixes in `rest`, the fixes that follow, are not
  /// later than the last kept fix.
  private func areWrong(_ rest: ArraySlice<RunFix>) -> Bool {
    guard let last = fixes.last else { return false }
    var missing = fixes.count
    for fix in rest where fix.time <= last.time {
      missing -= 1
      if missing == 0 { return true }
    }
    return false
  }

  /// Drops the fixes for which `isKept` is false, together with their segment numbers.
  mutating func keep(where isKept: (RunFix) -> Bool) {
    guard !fixes.allSatisfy(isKept) else { return }
    let places = fixes.indices.filter { isKept(fixes[$0]) }
    segments = places.map { segments[$0] }
    fixes = places.map { fixes[$0] }
  }

  /// Replaces the time of each fix with the result of `time`, which must preserve the strict order.
  mutating func move(_ time: (Timestamp) -> Timestamp) {
    for index in fixes.indices { fixes[index].time = time(fixes[index].time) }
  }
}
