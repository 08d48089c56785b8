package import KernelDomain

/// The decisions that the user still has to make about the book's swims, and the laps that the user should check.
package struct SwimReview: Hashable, Sendable {
  /// The laps that are excluded from records because their times look wrong, newest swim first. Omits laps of swims
  /// that do not count.
  package let suspicious: [SuspiciousLap]
  /// The laps in which the watch may have missed a turn, newest swim first. Unlike suspicious laps, they count in
  /// records.
  package let missedTurns: [SuspiciousLap]
  /// The duplicates about which the user has not decided, newest first, each with the recording that counts until the
  /// user decides.
  package let duplicates: [Duplicate]
  /// The corrections that have no effect because a newer import changed the laps. They are sorted by swim, newest
  /// first, and then in the order in which they were made. Corrections of swims that the book does not contain come
  /// last.
  package let setAside: [SwimCorrection]
  /// The swims that count but whose stated distance is doubted, newest first (see `DistanceDoubtRule`).
  package let doubtedDistances: [SwimID]
  /// The swims that count but whose file states an impossible pool length, newest first.
  package let doubtedPools: [SwimID]
  /// The swims that count but whose recordings lack laps, newest first.
  package let incomplete: [SwimID]

  package struct SuspiciousLap: Hashable, Sendable {
    package let segment: SwimSegmentID
    package let lap: SwumLap
    package let day: CivilDay
    /// The length of the pool, and so of each lap; nil if it is unknown.
    package let pool: PoolLength?
    /// The laps around the suspicious lap within its segment: up to seven laps before it, the lap itself, and up to
    /// seven laps after it.
    package let around: ArraySlice<SwumLap>
  }

  package struct Duplicate: Hashable, Sendable {
    package let swim: SwimID
    package let counts: SwimID
  }

  package init(of book: SwimBook) {
    let standing = book.standing
    var screen = SuspicionScreen()
    var suspicious: [SuspiciousLap] = []
    var missedTurns: [SuspiciousLap] = []
    var setAside: [SwimCorrection] = []
    for (index, swim) in book.swims.enumerated().reversed() {
      let corrections = standing.corrections(of: index)
      guard !corrections.isEmpty || standing.counts(index) && screen.finds(swim) else { continue }
      let corrected = CorrectedSwim(swim, corrections: corrections)
      setAside += corrected.setAside
      guard standing.counts(index) else { continue }
      suspicious += corrected.found(\.awaitsJudgement)
      missedTurns += corrected.found(\.mayHideTurn)
    }
    self.suspicious = suspicious
    self.missedTurns = missedTurns
    self.setAside = setAside + standing.orphanedCorrections
    let counting = book.swims.indices.reversed().filter { standing.counts($0) }
    doubtedDistances = counting.filter { book.swims[$0].awaitsDistance(standing.corrections(of: $0)) }
      .map { book.swims[$0].id }
    doubtedPools = counting.filter { book.swims[$0].awaitsPool(standing.corrections(of: $0)) }
      .map { book.swims[$0].id }
    incomplete = book.swims.indices.reversed().compactMap { index in
      book.swims[index].lacksLaps && standing.counts(index) ? book.swims[index].id : nil
    }
    duplicates = standing.unjudgedDuplicates.map(Duplicate.init).sorted { $0.swim > $1.swim }
  }
}

extension SwimReview {
  /// Returns the number of decisions that the user still has to make about one swim and its corrections. Does not count
  /// decisions about duplicates, or about corrections of swims that the book does not contain.
  static func awaiting(
    in swim: Swim, _ corrections: [SwimCorrection], counts: Bool, _ screen: inout SuspicionScreen
  ) -> Int {
    var count = counts && swim.lacksLaps ? 1 : 0
    if counts, swim.awaitsDistance(corrections) { count += 1 }
    if counts, swim.awaitsPool(corrections) { count += 1 }
    guard !corrections.isEmpty || counts && screen.finds(swim) else { return count }
    let corrected = CorrectedSwim(swim, corrections: corrections)
    count += corrected.setAside.count
    return counts ? count + corrected.laps.count { $0.awaitsJudgement || $0.mayHideTurn } : count
  }
}

extension CorrectedSwim {
  /// Returns all laps of the swim for which `isSo` returns true, in order.
  fileprivate func found(_ isSo: (SwumLap) -> Bool) -> [SwimReview.SuspiciousLap] {
    segments.flatMap { segment in
      let laps = Array(laps(of: segment))
      return laps.indices.filter { isSo(laps[$0]) }.map { index in
        SwimReview.SuspiciousLap(
          segment: segment.id, lap: laps[index], day: swim.day, pool: pool,
          around: laps[max(0, index - 7)...min(laps.count - 1, index + 7)])
      }
    }
  }
}

/// Quickly tests whether a swim may have suspicious laps. The exact check is needed only if it may.
struct SuspicionScreen: ~Copyable {
  private var runs = SwimLapRuns()

  mutating func finds(_ swim: Swim) -> Bool {
    let mayBeLong = swim.laps.withUnsafeBufferPointer { laps in
      runs.load(laps)
      runs.leaveOutSuspicious(of: laps, leastDurations: SuspicionRule.leastDurations(in: swim.pool))
      return runs.mayHoldLong(of: laps)
    }
    return mayBeLong || !runs.isClear
  }
}

extension Swim {
  /// Whether the user still has to confirm or set the distance of this swim.
  package func awaitsDistance(_ corrections: [SwimCorrection]) -> Bool {
    hasDoubtedDistance
      && !corrections.contains { correction in
        switch correction.change {
        case .distance, .confirmDistance: true
        default: false
        }
      }
  }

  /// Whether the user still has to set the pool length of this swim, because the file states an impossible one.
  package func awaitsPool(_ corrections: [SwimCorrection]) -> Bool {
    impossiblePool != nil && !laps.isEmpty
      && !corrections.contains { correction in
        if case .poolLength = correction.change { true } else { false }
      }
  }
}
