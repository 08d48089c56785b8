package import StrengthDomain

/// The workouts read from a log, and what of it is no set.
package struct ReadWorkouts: Sendable {
  package let format: LogFormat
  /// In order of start, then of the file; their ids count those of one second from 0.
  package var workouts: [Workout] = []
  /// Rows that tell the rest behind a set.
  package var restRows = 0
  /// Rows that hold nothing but a note.
  package var noteRows = 0
  /// Rows with neither load, repetitions, time nor distance.
  package var emptyRows = 0
  /// Columns that are not read, as the header calls them.
  package var ignoredColumns: [String] = []

  package init(format: LogFormat) {
    self.format = format
  }

  package var setCount: Int { workouts.reduce(0) { $0 + $1.setCount } }

  /// With the workouts of the same log's other rows; nil unless all of them began before these, or all after them.
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
