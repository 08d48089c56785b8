package import KernelDomain

/// What awaits the swimmer's judgement.
package struct BookReview: Hashable, Sendable {
  /// Laps that records leave out, newest workout first. Those of removed and duplicate workouts are passed over.
  package let suspicious: [SuspiciousLap]
  /// Second recordings of a swim, newest first, each with the one that counts.
  package let duplicates: [Duplicate]
  /// Corrections that no longer fit the laps of a newer import, newest workout first, in the order made.
  package let setAside: [Correction]
  /// Workouts that lack laps, newest first. Removed and duplicate ones are passed over.
  package let incomplete: [WorkoutID]

  package struct SuspiciousLap: Hashable, Sendable {
    package let segment: SegmentID
    package let lap: SwumLap
    package let day: CivilDay
  }

  package struct Duplicate: Hashable, Sendable {
    package let workout: WorkoutID
    package let counts: WorkoutID
  }

  package init(of book: SwimBook) {
    let standing = book.standing
    var screen = SuspicionScreen()
    var suspicious: [SuspiciousLap] = []
    var setAside: [Correction] = []
    for (index, workout) in book.workouts.enumerated().reversed() {
      let corrections = standing.corrections(of: index)
      guard !corrections.isEmpty || standing.counts(index) && screen.finds(workout) else { continue }
      let corrected = CorrectedWorkout(workout, corrections: corrections)
      setAside += corrected.setAside
      if standing.counts(index) { suspicious += corrected.suspiciousLaps }
    }
    self.suspicious = suspicious
    self.setAside = setAside + standing.strays
    incomplete = book.workouts.indices.reversed().compactMap { index in
      book.workouts[index].lacksLaps && standing.counts(index) ? book.workouts[index].id : nil
    }
    duplicates = standing.duplicates.map(Duplicate.init).sorted { $0.workout > $1.workout }
  }
}

extension CorrectedWorkout {
  fileprivate var suspiciousLaps: [BookReview.SuspiciousLap] {
    segments.flatMap { segment in
      laps(of: segment).filter(\.awaitsJudgement).map {
        BookReview.SuspiciousLap(segment: segment.id, lap: $0, day: workout.day)
      }
    }
  }
}

/// Tells workouts without suspicious laps cheaply.
private struct SuspicionScreen: ~Copyable {
  private var runs = LapRuns()

  mutating func finds(_ workout: Workout) -> Bool {
    workout.laps.withUnsafeBufferPointer { laps in
      runs.load(laps)
      runs.leaveOutSuspicious(of: laps, leastDurations: SuspicionRule.leastDurations(in: workout.pool))
    }
    return !runs.isClear
  }
}
