/// The fastest efforts of each distance, without the others.
package struct BestEfforts: Hashable, Sendable {
  package struct Distance: Hashable, Sendable {
    package let distance: EffortDistance
    /// The best one; of several of a second all, the earliest first. None where all are suspicious.
    package let best: [RunAttempt]
    /// Faster than anybody runs, and not confirmed, in order of time.
    package let suspicious: [RunAttempt]
    /// How many runs have an effort that counts.
    package let count: Int

    package init(_ distance: EffortDistance, best: [RunAttempt], suspicious: [RunAttempt], count: Int) {
      self.distance = distance
      self.best = best
      self.suspicious = suspicious
      self.count = count
    }
  }

  /// In order of distance, those that she ever ran.
  package let distances: [Distance]

  package init(distances: [Distance]) {
    self.distances = distances
  }

  package init(of efforts: RunEfforts) {
    distances = EffortDistance.allCases.compactMap { distance in
      guard let attempts = efforts.attempts[distance] else { return nil }
      let suspicious = attempts.filter(\.isSuspicious)
      return Distance(
        distance, best: efforts.best(distance), suspicious: suspicious, count: attempts.count - suspicious.count)
    }
  }
}
