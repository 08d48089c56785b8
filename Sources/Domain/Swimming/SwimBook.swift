/// Everything recorded: the workouts as imported, and the swimmer's corrections over them.
package struct SwimBook: Hashable, Sendable {
  /// In order of their ids.
  package var workouts: [Workout]
  /// In the order made, those taken back left out.
  package var corrections: [Correction]

  package init(workouts: [Workout] = [], corrections: [Correction] = []) {
    self.workouts = workouts
    self.corrections = corrections
  }

  /// The workout's position in `workouts`; nil when the book has none of that name.
  package func index(of id: WorkoutID) -> Int? {
    var low = 0
    var high = workouts.count
    while low < high {
      let middle = (low + high) / 2
      if workouts[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < workouts.count && workouts[low].id == id ? low : nil
  }

  package subscript(id: WorkoutID) -> Workout? {
    index(of: id).map { workouts[$0] }
  }
}
