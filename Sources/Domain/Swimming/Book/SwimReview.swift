package import KernelDomain

/// Everything about swims that the user still has to decide.
package struct SwimReview: Hashable, Sendable {
  /// The laps that are left out of records because their times look wrong, newest swim first. Laps of removed swims and
  /// duplicates are not listed.
  package let suspicious: [SuspiciousLap]
  /// Laps in which the watch may have missed a turn, newest swim first. Unlike suspicious laps, they count in records.
  package let missedTurns: [SuspiciousLap]
  /// The duplicates that the user has not decided on, newest first, each with the recording that counts in the
  /// meantime.
  package let duplicates: [Duplicate]
  /// The corrections that no longer fit their swim's laps, which a newer import changed: newest swim first, those of a
  /// swim in the order made. Corrections of swims that are not in the book come last.
  package let setAside: [SwimCorrection]
  /// The swims whose recordings lack laps, newest first. Removed swims and duplicates are not listed.
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
  /// The number of decisions that one swim needs, given its corrections. Duplicates, and corrections of swims that are
  /// not in the book, are not included.
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
  /// The laps that fulfil the condition, in order.
  fileprivate func found(_ isSo: (SwumLap) -> Bool) -> [SwimReview.SuspiciousLap] {
    segments.flatMap { segment in
      laps(of: segment).filter(isSo).map {
        SwimReview.SuspiciousLap(segment: segment.id, lap: $0, day: swim.day)
      }
    }
  }
}

/// A quick test for swims without suspicious laps, so that these need no exact check.
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
