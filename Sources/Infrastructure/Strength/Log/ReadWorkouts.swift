package import StrengthDomain

/// The workouts read from a log, and the rows that are not sets.
package struct ReadWorkouts: Sendable {
  package let format: LogFormat
  /// In the order of their starts, then of the file. Their ids are numbered within each second, from 0.
  package var workouts: [Workout] = []
  /// The number of rows that only give the rest after a set.
  package var restRows = 0
  /// The number of rows that only have a note.
  package var noteRows = 0
  /// The number of rows with neither load, repetitions, time nor distance.
  package var emptyRows = 0
  /// The columns that are not used, by their names in the header.
  package var ignoredColumns: [String] = []

  package init(format: LogFormat) {
    self.format = format
  }

  package var setCount: Int { workouts.reduce(0) { $0 + $1.setCount } }

  /// Joins the workouts of other rows of the log. Nil unless all of them began before these, or all after them.
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
