/// The fastest efforts of all runs, at each standard distance.
package struct BestEfforts: Hashable, Sendable {
  package struct Distance: Hashable, Sendable {
    package let distance: EffortDistance
    /// The fastest effort that counts. If several take the same number of seconds, these are all included, earliest
    /// first. Empty if all efforts at this distance are suspicious.
    package let best: [RunAttempt]
    /// The efforts that are faster than any human can run and that the user has not confirmed, in order of time.
    package let suspicious: [RunAttempt]
    /// The number of runs that have an effort at this distance which is not suspicious.
    package let count: Int

    package init(_ distance: EffortDistance, best: [RunAttempt], suspicious: [RunAttempt], count: Int) {
      self.distance = distance
      self.best = best
      self.suspicious = suspicious
      self.count = count
    }
  }

  /// The distances at which at least one run has an effort, shortest first.
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
