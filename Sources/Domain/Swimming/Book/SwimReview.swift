package import KernelDomain

/// Everything about swims that the user has yet to decide.
package struct SwimReview: Hashable, Sendable {
  /// Laps that records leave out, newest swim first. Those of removed swims and duplicates are not listed.
  package let suspicious: [SuspiciousLap]
  /// Laps in which the watch may have missed a turn, newest swim first. They count in records.
  package let missedTurns: [SuspiciousLap]
  /// Duplicates that the user has not decided, newest first, each with the recording that counts meanwhile.
  package let duplicates: [Duplicate]
  /// Corrections that no longer fit the laps after a newer import: newest swim first, for each swim in the order made.
  package let setAside: [SwimCorrection]
  /// Swims that lack laps, newest first. Removed swims and duplicates are not listed.
  package let incomplete: [SwimID]

  package struct SuspiciousLap: Hashable, Sendable {
    package let segment: SwimSegmentID
    package let lap: SwumLap
    package let day: CivilDay
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
    incomplete = book.swims.indices.reversed().compactMap { index in
      book.swims[index].lacksLaps && standing.counts(index) ? book.swims[index].id : nil
    }
    duplicates = standing.unjudgedDuplicates.map(Duplicate.init).sorted { $0.swim > $1.swim }
  }
}

extension SwimReview {
  /// The number of decisions that a swim with these corrections awaits, apart from duplicates and corrections of swims
  /// that are not in the book.
  static func awaiting(
    in swim: Swim, _ corrections: [SwimCorrection], counts: Bool, _ screen: inout SuspicionScreen
  ) -> Int {
    var count = counts && swim.lacksLaps ? 1 : 0
    guard !corrections.isEmpty || counts && screen.finds(swim) else { return count }
    let corrected = CorrectedSwim(swim, corrections: corrections)
    count += corrected.setAside.count
    return counts ? count + corrected.laps.count { $0.awaitsJudgement || $0.mayHideTurn } : count
  }
}

extension CorrectedSwim {
  /// The laps that fulfil a condition, in order.
  fileprivate func found(_ isSo: (SwumLap) -> Bool) -> [SwimReview.SuspiciousLap] {
    segments.flatMap { segment in
      laps(of: segment).filter(isSo).map {
        SwimReview.SuspiciousLap(segment: segment.id, lap: $0, day: swim.day)
      }
    }
  }
}

/// Rules out swims without suspicious laps cheaply.
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
