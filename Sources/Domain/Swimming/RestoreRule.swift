/// A backup taken into a book: what the book has stays, what it lacks comes. Into an empty book the backup comes as it
/// is; taken in again it changes nothing.
extension ImportMerge {
  /// Takes in the workouts and corrections of a backup. A workout that the book has stays as it is, unless only the
  /// backup has its laps. Corrections that the book lacks come behind its own, in the order made, for the workouts
  /// under the names that these have in this book.
  package mutating func restore(_ workouts: [Workout], _ corrections: [Correction]) -> Tally {
    var tally = Tally()
    var names: [WorkoutID: WorkoutID] = [:]
    for workout in workouts {
      if let name = add(workout, &tally, keepsOwn: true) { names[workout.id] = name }
    }
    finish(tally)
    tally.corrections = append(corrections.map { $0.named(names[$0.workout] ?? $0.workout) })
    return tally
  }

  /// The same correction may have been made twice: each of the book's stands for one of the backup's.
  /// - Returns: how many the book lacked.
  private mutating func append(_ corrections: [Correction]) -> Int {
    let before = self.corrections.count
    var own = Dictionary(book.corrections.map { ($0, 1) }, uniquingKeysWith: +)
    for correction in corrections {
      if let count = own[correction], count > 0 {
        own[correction] = count - 1
      } else {
        add(correction)
      }
    }
    return self.corrections.count - before
  }
}

extension Correction {
  fileprivate func named(_ name: WorkoutID) -> Correction {
    Correction(workout: name, change: change, touched: touched)
  }
}
