package import KernelApplication
package import SwimmingDomain

/// Says that a workout was not hers: it counts nowhere from now on, also after the next import.
package struct RemoveWorkout: UseCase {
  package static let method = "swimming.removeWorkout"
  package static let summary = "Leave a workout out of the book: it was not yours."
  package static let kind = UseCaseKind.change

  package struct Input: Codable, Hashable, Sendable {
    package var workout: WorkoutID

    package init(workout: WorkoutID) {
      self.workout = workout
    }
  }

  package typealias Output = CorrectionOutput

  private let desk: CorrectionDesk

  package init(store: any WorkoutStore) {
    desk = CorrectionDesk(store: store)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try desk.correct(input.workout, .remove)
  }
}
