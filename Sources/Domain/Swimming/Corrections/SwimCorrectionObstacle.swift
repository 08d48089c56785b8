/// Finds an earlier correction that makes a new correction impossible.
extension SwimBook {
  /// Returns the index, in the book's corrections, of the most recent correction that caused `error`, such as the one
  /// that removed the swim or split the lap. Nil if no correction caused it.
  package func obstacle(of error: SwimCorrectionError, in id: SwimID) -> Int? {
    guard let swim = self[id] else { return nil }
    let own = corrections.filter { $0.swim == id }
    var laps = CorrectedSwimLaps(swim, corrections: own.filter { $0.change.laps == nil })
    let original = laps.original
    var obstacle: Int?
    for (position, correction) in corrections.enumerated() where correction.swim == id {
      let place = correction.place(in: original, of: swim)
      // A correction that no longer fits the laps has no effect, so it cannot have caused the error.
      guard (try? laps.apply(correction.change, at: place)) != nil else { continue }
      if error.isDue(to: correction.change, at: place) { obstacle = position }
    }
    return obstacle
  }
}

extension SwimCorrectionError {
  fileprivate func isDue(to change: SwimCorrection.Change, at place: SwimLapRange?) -> Bool {
    switch (self, change) {
    case (.removed, .remove): true
    case (.split(let lap), .split), (.excluded(let lap), .exclude): place?.contains(lap) ?? false
    case (.merged(let laps), .merge): place?.contains(laps.first) ?? false
    case (.reclaimed(let lap), .reclaim): place?.first == lap
    case (.notTorn(let laps), .join), (.notTorn(let laps), .reclaim): place == laps
    default: false
    }
  }
}
