package import KernelApplication
import RunningDomain

/// A workout that was saved or removed.
package struct WorkoutChanged: Described, Equatable {
  package var workout: WorkoutView
  /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
  package var number: Int?
  package var changed: Bool
  package var dryRun: Bool?

  package static let schema = Schema(
    "RunWorkoutChanged", "A workout that was saved or removed.",
    [
      .init("workout", WorkoutView.schema, "The workout."),
      .optional(
        "number", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("changed", .flag, "Whether the book changes; false if it has this workout already."),
      .isDryRun,
    ])

  init(_ workout: Workout, number: Int?, changed: Bool, isDryRun: Bool) {
    self.workout = WorkoutView(workout)
    (self.number, self.changed) = (number, changed)
    dryRun = isDryRun ? true : nil
  }
}

extension WorkoutChanged: Announcing {
  package static var announced: [EventDescription] { RunningEvents.bookDescriptions }

  package func events(changed: Bool) -> [BookEvent] {
    number == nil ? [] : RunningEvents.book(RunningEvents.BookChanged(), [])
  }
}
