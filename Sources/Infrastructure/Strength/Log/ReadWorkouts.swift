package import StrengthDomain

/// The workouts that were read from a log, and how many rows contain no set.
package struct ReadWorkouts: Sendable {
  package let format: LogFormat
  /// The workouts, sorted by start and then by their order in the file. The ids of workouts that started in the same
  /// second are numbered from 0.
  package var workouts: [Workout] = []
  /// The categories of exercises, by the exercises' names.
  package var categories: [String: String] = [:]
  /// The measures of the body in the log; of several of a day, the last comes last.
  package var measures: [BodyMeasure] = []
  /// How many rows or entries were left out or read as something else, and why.
  package var skipped: [SkippedRow: Int] = [:]
  package var isWindows1252 = false
  /// Whether the log has no titles, so that its columns were taken for those of Strong.
  package var hasNoHeader = false
  /// The unit in which distances without a unit were read though the user named none; nil unless it is miles.
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
