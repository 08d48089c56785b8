package import KernelApplication
package import SwimmingDomain

/// Of several recordings of one swim, lets this one count.
package struct PreferDuplicate: UseCase {
  package static let method = "swimming.preferDuplicate"
  package static let summary = "Of several recordings of one swim, let this one count."
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
    try desk.correct(input.workout, .prefer)
  }
}
