import KernelDomain

/// A group of laps whose times are equal parts of a single time that a file states for all of them together.
package struct SwimShareGroup: Hashable, Sendable {
  package let laps: SwimLapRange
  /// The time that the file states for the laps together, in milliseconds.
  package let milliseconds: Int64
}

/// Finds shares (laps whose times are equal parts of one longer time) in swims that an earlier version of this program
/// stored without marking them.
package enum ShareGroups {
  /// Returns the laps of a swim, marking its shares. This affects only swims that have neither styles nor strokes. In
  /// these, consecutive laps count as shares of one time if they are equally long (within a millisecond) and each
  /// starts exactly when the previous one ends.
  package static func marked(_ laps: [SwimLap]) -> [SwimLap] {
    guard laps.count > 1, laps.allSatisfy({ $0.style == .unknown && $0.strokes == nil }) else { return laps }
    var marked = laps
    var first = 0
    for next in 1...laps.count {
      guard next == laps.count || !isShare(laps[next], of: laps[first], after: laps[next - 1]) else { continue }
      if next - first > 1 { mark(first..<next, &marked) }
      first = next
    }
    return marked
  }

  private static func isShare(_ lap: SwimLap, of first: SwimLap, after previous: SwimLap) -> Bool {
    lap.start == previous.end && abs(lap.duration - first.duration) <= 1
  }

  private static func mark(_ group: Range<Int>, _ laps: inout [SwimLap]) {
    for index in group {
      var marks = laps[index].marks
      if index > group.lowerBound { marks.insert(.continuesGroup) }
      if index < group.upperBound - 1 { marks.insert(.isContinued) }
      laps[index] = laps[index].marked(marks)
    }
  }
}

extension SwimLap {
  fileprivate func marked(_ marks: Marks) -> SwimLap {
    SwimLap(
      start: start, duration: duration, style: style, strokes: strokes, isAfterRestMarker: false, marks: marks)
  }
}
