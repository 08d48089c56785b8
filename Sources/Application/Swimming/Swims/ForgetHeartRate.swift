package import KernelApplication
package import SwimmingDomain

/// Removes the heart rate of a swim, or of all swims, permanently from every file of the book.
package struct ForgetHeartRate: UseCase {
  package static let method = "swimming.forgetHeartRate"
  package static let summary = "Remove the heart rate of a swim, or of all swims, from the book for good."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    /// The swim whose heart rate is removed; nil for all swims.
    package var swim: SwimID?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The swims whose heart rate to remove.",
      [
        .optional("swim", SwimID.schema, "The name of the swim; if left out, all swims."), .dryRun,
      ])

    package init(swim: SwimID? = nil, dryRun: Bool? = nil) {
      self.swim = swim
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    package var swimCount: Int
    package var dryRun: Bool?

    package static let schema = Schema(
      "HeartRatesForgotten", "How many swims had a heart rate.",
      [
        .init("swimCount", .integer, "The number of swims whose heart rate was removed.", unit: .of("swims")),
        .optional(
          "dryRun", .flag, "True if the change was only tried and nothing was removed; left out otherwise."),
      ])
  }

  let swims: any SwimRepository
  let hearts: any SwimHeartRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    if let swim = input.swim, try swims.book()[swim] == nil { throw .unknownSwim(swim) }
    return Output(
      swimCount: try hearts.forgetHeartRates(of: input.swim, isDryRun: isDryRun), dryRun: isDryRun ? true : nil)
  }
}
