package import StrengthDomain

/// The workouts that were read from a log, and the parts of the log that were left out or changed.
package struct ReadWorkouts: Sendable {
  package let format: LogFormat
  /// The workouts, sorted by start and, within the same second, by their order in the file. The ids of workouts that
  /// started in the same second are numbered from 0.
  package var workouts: [Workout] = []
  /// The category that the log states for each exercise, by the exercise's name.
  package var categories: [String: String] = [:]
  /// The body measures in the log. If there are several of the same kind on the same day, the last one counts.
  package var measures: [BodyMeasure] = []
  /// The number of rows, or of parts of rows, that were left out or changed, by the reason.
  package var skipped: [SkippedRow: Int] = [:]
  package var isWindows1252 = false
  /// Whether the log has no header. If so, its columns were assumed to be the columns of Strong.
  package var hasNoHeader = false
  /// The unit that was assumed for distances because neither the log nor the user stated one. Set only if it is miles.
  package var assumedDistance: LogLengthUnit?
  /// The titles of the log's columns that imports ignore.
  package var ignoredColumns: [String] = []

  package var setCount: Int { workouts.reduce(0) { $0 + $1.setCount } }

  /// Joins these workouts with the workouts in the log's other half. Nil unless all workouts in one half started before
  /// all workouts in the other.
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
