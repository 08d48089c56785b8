/// The fastest efforts at each distance.
package struct BestEfforts: Hashable, Sendable {
  package struct Distance: Hashable, Sendable {
    package let distance: EffortDistance
    /// The best effort; if several take equally many seconds, all of them, earliest first. Empty if all efforts are
    /// suspicious.
    package let best: [RunAttempt]
    /// The efforts faster than any human can run that the user has not confirmed, in order of time.
    package let suspicious: [RunAttempt]
    /// The number of runs with an effort at this distance that counts, that is, not a suspicious one.
    package let count: Int

    package init(_ distance: EffortDistance, best: [RunAttempt], suspicious: [RunAttempt], count: Int) {
      self.distance = distance
      self.best = best
      self.suspicious = suspicious
      self.count = count
    }
  }

  /// The distances at which the book has an effort, shortest first.
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
