package import StrengthDomain

/// The workouts that were read from a log, and how many rows contain no set.
package struct ReadWorkouts: Sendable {
  package let format: LogFormat
  /// The workouts, sorted by start and then by their order in the file. The ids of workouts that started in the same
  /// second are numbered from 0.
  package var workouts: [Workout] = []
  /// The category of each exercise, by the exercise's name.
  package var categories: [String: String] = [:]
  /// The body measures in the log. If there are several of a kind on a day, the one that counts comes last.
  package var measures: [BodyMeasure] = []
  /// For each reason, the number of rows or entries that were left out or changed because of it.
  package var skipped: [SkippedRow: Int] = [:]
  package var isWindows1252 = false
  /// Whether the log has no header, so that its columns were assumed to be those of Strong.
  package var hasNoHeader = false
  /// The unit that was assumed for distances because neither the log nor the user stated one; nil unless it is miles.
  package var assumedDistance: LogLengthUnit?
  /// The titles in the header of those columns that imports ignore.
  package var ignoredColumns: [String] = []

  package init(format: LogFormat) {
    self.format = format
  }

  package var setCount: Int { workouts.reduce(0) { $0 + $1.setCount } }

  /// Joins these workouts with those of the log's other half. Nil unless all workouts of one half started before all of
  /// the other.
  func joined(with other: ReadWorkouts) -> ReadWorkouts? {
    guard let first = workouts.first, let last = workouts.last, let otherFirst = other.workouts.first,
      let otherLast = other.workouts.last
    else { return nil }
    var joined = self
    if last.id.second < otherFirst.id.second {
      joined.workouts += other.workouts
    } else if otherLast.id.second < first.id.second {
      joined.workouts = other.workouts + workouts
    } else {
      return nil
    }
    joined.skipped.merge(other.skipped, uniquingKeysWith: +)
    joined.categories.merge(other.categories) { first, _ in first }
    joined.assumedDistance = assumedDistance ?? other.assumedDistance
    return joined
  }
}
