package import KernelApplication
package import SwimmingDomain

/// Of several recordings of one swim, lets this one count.
package struct PreferDuplicate: UseCase {
  package static let method = "swimming.preferDuplicate"
  package static let summary = "Of several recordings of one swim, let this one count."
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
    try desk.correct(input.swim, .prefer)
  }
}

extension PreferDuplicate.Input {
  package static var schema: Schema {
    Schema("Which recording counts.", [.init("swim", SwimID.schema, "The recording that is to count.")])
  }
}
