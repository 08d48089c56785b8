import KernelDomain

/// A workout with its corrections applied: its laps judged, its segments told.
package struct CorrectedWorkout: Hashable, Sendable {
  /// As imported.
  package let workout: Workout
  package let laps: [SwumLap]
  package let segments: [Segment]
  /// Nil where neither the file nor the swimmer said.
  package let pool: PoolLength?
  /// Whether the swimmer took it out of the book.
  package let isRemoved: Bool
  /// Corrections that no longer fit its laps, and change nothing.
  package let setAside: [Correction]

  package var course: Course? {
    pool.map(Course.init)
  }

  /// - Parameter corrections: those of other workouts are passed over.
  package init(_ workout: Workout, corrections: some Sequence<Correction>) {
    var corrected = CorrectedLaps(workout, corrections: corrections.filter { $0.workout == workout.id })
    corrected.judge()
    self.init(workout, corrected)
  }

  init(_ workout: Workout, _ corrected: CorrectedLaps) {
    self.workout = workout
    laps = corrected.laps
    pool = corrected.pool
    isRemoved = corrected.isRemoved
    setAside = corrected.setAside
    segments = CorrectedWorkout.segments(of: workout.id, corrected.laps)
  }

  /// The segment of that number, from 1; nil when the workout has none.
  package func segment(_ number: Int) -> Segment? {
    segments.indices.contains(number - 1) ? segments[number - 1] : nil
  }

  /// The laps of one of its segments.
  package func laps(of segment: Segment) -> ArraySlice<SwumLap> {
    laps[segment.positions]
  }

  private static func segments(of workout: WorkoutID, _ laps: [SwumLap]) -> [Segment] {
    let firsts = laps.indices.filter { laps[$0].opensSegment }
    return firsts.indices.map { index in
      let end = index + 1 < firsts.count ? firsts[index + 1] : laps.count
      return Segment(
        id: SegmentID(workout: workout, number: index + 1), positions: firsts[index]..<end, of: laps)
    }
  }
}

extension CorrectedLaps {
  /// Notes what is suspicious about each lap, and the rest before it.
  fileprivate mutating func judge() {
    let limits = laps.withUnsafeBufferPointer { laps in
      var runs = LapRuns()
      runs.load(laps)
      return StrokeStyle.allCases.map { style in
        runs.limits(of: style, laps, leastDuration: SuspicionRule.leastDuration(of: style, in: pool))
      }
    }
    for index in laps.indices {
      if !laps[index].isExcluded {
        laps[index].suspicion = limits[Int(laps[index].style.rawValue)].suspicion(of: laps[index].duration)
      }
      if !laps[index].opensSegment, !laps[index].isExcluded, !laps[index - 1].isExcluded {
        let gap = laps[index].start - laps[index - 1].end
        laps[index].rest = AttemptRule.rest(inGap: gap)
        laps[index].drift = AttemptRule.drift(inGap: gap)
      }
    }
  }
}
