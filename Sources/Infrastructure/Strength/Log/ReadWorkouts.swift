package import StrengthDomain

/// The workouts that were read from a log, and how many rows contain no set.
package struct ReadWorkouts: Sendable {
  package let format: LogFormat
  /// The workouts, sorted by start and then by their order in the file. The ids of workouts that started in the same
  /// second are numbered from 0.
  package var workouts: [Workout] = []
  /// The number of rows that only state the rest after a set.
  package var restRows = 0
  /// The number of rows that only contain a note.
  package var noteRows = 0
  /// The number of rows that contain no load, repetitions, time or distance.
  package var emptyRows = 0
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
    joined.restRows += other.restRows
    joined.noteRows += other.noteRows
    joined.emptyRows += other.emptyRows
    return joined
  }
}
