import KernelDomain

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
    /// The number of seconds of the fastest effort that is slower than the record; nil if there is none.
    package let second: Int64?
    /// The fastest effort of each year, oldest first; of several that take the same number of seconds, the earliest.
    package let years: [RunAttempt]

    package init(
      _ distance: EffortDistance, best: [RunAttempt], suspicious: [RunAttempt], count: Int, progress: [RunAttempt],
      second: Int64?, years: [RunAttempt]
    ) {
      (self.progress, self.second, self.years) = (progress, second, years)
      self.distance = distance
      self.best = best
      self.suspicious = suspicious
      self.count = count
    }

    /// The record that the current one broke; nil if there is no record, or if it was the first.
    package var broken: RunAttempt? { progress.dropLast().last }

    /// Returns how an effort that counts compares with those of all other runs; nil if it does not stand out.
    /// - Parameters:
    ///   - run: the run with the effort.
    ///   - seconds: the effort's duration in whole seconds, rounded up.
    package func standing(of run: RunID, seconds: Int64) -> EffortStanding? {
      guard let record = best.first else { return nil }
      if run == record.run { return .record }
      if seconds == record.effort.seconds { return .tie }
      // The second of two is the slowest.
      if seconds == second, best.count == 1, count > 2 { return .second }
      return years.contains { $0.run == run } ? .year : nil
    }
  }

  /// The distances at which at least one run has an effort, shortest first.
  package let distances: [Distance]

  package init(distances: [Distance]) { self.distances = distances }

  package init(of efforts: RunEfforts) {
    distances = EffortDistance.allCases.compactMap { distance in
      guard let attempts = efforts.attempts[distance] else { return nil }
      let suspicious = attempts.filter(\.isSuspicious)
      let best = efforts.best(distance)
      let slower = attempts.lazy.filter { !$0.isSuspicious }.map(\.effort.seconds)
        .filter { $0 > best.first?.effort.seconds ?? .max }
      return Distance(
        distance, best: best, suspicious: suspicious, count: attempts.count - suspicious.count,
        progress: BestEfforts.progress(attempts), second: slower.min(), years: BestEfforts.years(attempts))
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

  /// Returns the fastest attempt of each year. Suspicious attempts are ignored.
  /// - Parameter attempts: the attempts at one distance, in chronological order.
  private static func years(_ attempts: [RunAttempt]) -> [RunAttempt] {
    var years: [Int: RunAttempt] = [:]
    for attempt in attempts where !attempt.isSuspicious {
      let year = attempt.day.year
      if years[year].map({ attempt.effort.seconds < $0.effort.seconds }) ?? true { years[year] = attempt }
    }
    return years.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// How an effort compares with those of all runs over the same distance, the most remarkable first. Times are compared
/// in whole seconds, rounded up.
package enum EffortStanding: String, Codable, CaseIterable, Sendable {
  case record
  /// The effort takes as long as the record, which is older.
  case tie
  /// Only the record is faster.
  case second
  /// The effort is the fastest of the year in which it was run.
  case year
}
