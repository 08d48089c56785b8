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
}
