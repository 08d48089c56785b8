package import KernelApplication
package import SwimmingDomain

/// Says that a swim was not hers: it counts nowhere from now on, also after the next import.
package struct RemoveSwim: UseCase {
  package static let method = "swimming.removeSwim"
  package static let summary = "Leave a swim out of the book: it was not yours."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .changing + [.notFound], announces: Output.announced)
  }

  package struct Input: Codable, Hashable, Sendable {
    package var swim: SwimID

    package init(swim: SwimID) {
      self.swim = swim
    }
  }

  package typealias Output = SwimCorrectionOutput

  private let desk: SwimCorrector

  package init(store: any SwimStore) {
    desk = SwimCorrector(store: store)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try desk.correct(input.swim, .remove)
  }
}

extension RemoveSwim.Input {
  package static var schema: Schema {
    Schema("Which swim is left out.", [.init("swim", SwimID.schema, "The swim that was not hers.")])
  }
}
