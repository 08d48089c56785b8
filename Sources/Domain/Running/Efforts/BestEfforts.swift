/// The fastest efforts of all runs, at each standard distance.
package struct BestEfforts: Hashable, Sendable {
  package struct Distance: Hashable, Sendable {
    package let distance: EffortDistance
    /// The fastest effort over this distance that counts, followed in chronological order by all others that take the
    /// same number of seconds. Empty if all efforts over the distance are suspicious.
    package let best: [RunAttempt]
    /// The efforts that are faster than any human can run and that the user has not confirmed, in chronological order.
    package let suspicious: [RunAttempt]
    /// The number of runs that have an effort over the distance which is not suspicious.
    package let count: Int
    /// The efforts that were records when they were run, oldest first; only the last twelve. The last one is the first
    /// of `best`.
    package let progress: [RunAttempt]

    package init(
      _ distance: EffortDistance, best: [RunAttempt], suspicious: [RunAttempt], count: Int, progress: [RunAttempt]
    ) {
      self.progress = progress
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
        distance, best: efforts.best(distance), suspicious: suspicious, count: attempts.count - suspicious.count,
        progress: BestEfforts.progress(attempts))
    }
  }

  /// Returns the attempts that were faster, in whole seconds, than all attempts before them, oldest first; only the
  /// last `mostSteps` of them. Suspicious attempts are ignored.
  /// - Parameter attempts: the attempts at one distance, in chronological order.
  private static func progress(_ attempts: [RunAttempt]) -> [RunAttempt] {
    var progress: [RunAttempt] = []
    for attempt in attempts where !attempt.isSuspicious {
      if progress.last.map({ attempt.effort.seconds < $0.effort.seconds }) ?? true { progress.append(attempt) }
    }
    return progress.suffix(mostSteps)
  }

  private static let mostSteps = 12
}
