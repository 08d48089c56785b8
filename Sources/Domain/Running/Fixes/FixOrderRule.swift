import KernelDomain

/// Sorts out the fixes of a recording so that their times strictly increase.
///
/// Fixes are added in the order of the file. A fix with the same time as the previous one only fills in values that the
/// previous one lacks; a fix with an earlier time is dropped. There is one exception, because a watch may record a few
/// wrong times before it receives the correct time. Suppose that at most five fixes have been kept so far, and that at
/// least as many of the fixes that follow are not later than the last kept fix. Then the kept fixes have wrong times
/// and are dropped.
package struct FixOrderRule {
  /// The fixes that were kept. For each of them, `segments` contains the number of its track segment at the same index,
  /// counting from 0.
  package private(set) var fixes: [RunFix] = []
  package private(set) var segments: [Int32] = []
  /// The number of dropped fixes: those out of order, and those that were first kept and then found to have wrong
  /// times.
  package private(set) var dropped = 0
  /// The number of fixes that were merged into the previous fix, because they have the same time.
  package private(set) var merged = 0

  /// The maximum number of kept fixes that can be dropped as wrong. A larger number of fixes may instead be a separate
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

  /// Whether the kept fixes have wrong times. True if at least as many of the fixes that follow them, `rest`, are not
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
