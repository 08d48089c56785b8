package import KernelApplication
package import SwimmingDomain

/// Says how long the pool of a workout was.
package struct SetPoolLength: UseCase {
  package static let method = "swimming.setPoolLength"
  package static let summary = "Set the length of the pool of a workout."
  package static let kind = UseCaseKind.change

  package struct Input: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    /// Metres.
    package var pool: PoolLength

    package init(workout: WorkoutID, pool: PoolLength) {
      self.workout = workout
      self.pool = pool
    }
  }

  package typealias Output = CorrectionOutput

  private let desk: CorrectionDesk

  package init(store: any WorkoutStore) {
    desk = CorrectionDesk(store: store)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try desk.correct(input.workout, .poolLength(input.pool))
  }
}
