package import KernelApplication
package import SwimmingDomain

/// Says how long the pool of a workout was.
package struct SetPoolLength: UseCase {
  package static let method = "swimming.setPoolLength"
  package static let summary = "Set the length of the pool of a workout."
  package static let kind = UseCaseKind.change

  package struct Input: Codable, Hashable, Sendable {
    package var swim: SwimID
    /// Metres.
    package var pool: PoolLength

    package init(swim: SwimID, pool: PoolLength) {
      self.swim = swim
      self.pool = pool
    }
  }

  package typealias Output = SwimCorrectionOutput

  private let desk: SwimCorrector

  package init(store: any SwimStore) {
    desk = SwimCorrector(store: store)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try desk.correct(input.swim, .poolLength(input.pool))
  }
}
