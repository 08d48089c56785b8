import KernelDomain

/// The laps of a workout with its corrections applied in the order made.
struct CorrectedLaps: Equatable {
  var laps: [SwumLap]
  var pool: PoolLength?
  var isRemoved = false
  /// Corrections that no longer fit, and change nothing.
  private(set) var setAside: [Correction] = []

  /// - Parameter corrections: those of this workout.
  init(_ workout: Workout, corrections: [Correction]) {
    laps = []
    laps.reserveCapacity(workout.laps.count)
    for (index, lap) in workout.laps.enumerated() {
      let opens = index == 0 || lap.opensSegment(gap: lap.start - workout.laps[index - 1].end)
      laps.append(SwumLap(lap, number: index + 1, opensSegment: opens))
    }
    pool = workout.pool
    for correction in corrections {
      do {
        try apply(correction.change, at: correction.place(in: workout.laps))
      } catch {
        setAside.append(correction)
      }
    }
  }
}
