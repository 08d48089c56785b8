package import KernelApplication
package import KernelDomain

/// What awaits the person's judgement, in all features.
package struct ReviewBook: UseCase {
  package static let method = "book.review"
  package static let summary = "What awaits your judgement, feature by feature, with how much of it there is."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    describe(
      Input.schema("What is looked at.", feature: "The only feature to look at; left out, all are."), Output.schema)
  }

  package typealias Input = FeatureInput

  package struct Output: Codable, Sendable {
    package var count: Int
    package var parts: FeatureParts

    package static let schema = Schema(
      "What awaits judgement.",
      [
        .init("count", .integer, "How many things there are to decide.", unit: .of("things to decide")),
        .parts(.review, "What there is, of features that have any."),
      ])
  }

  let reviews: BookReviews

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    var output = Output(count: 0, parts: FeatureParts())
    for (feature, reviewer) in try reviews.chosen(input.feature) {
      let review = try reviewer.review()
      output.count += review.count
      if review.count > 0 { output.parts.add(review.part, of: feature) }
    }
    return output
  }
}

/// Tells what of a feature awaits the person's judgement.
package protocol FeatureReviewer: Sendable {
  /// How much there is, and what, as the feature's part of `book.review`.
  func review() throws(Failure) -> (count: Int, part: any Codable & Sendable)
}

/// The reviewers of all features.
package struct BookReviews: Sendable {
  private let reviewers: @Sendable () -> [(feature: FeatureID, reviewer: any FeatureReviewer)]

  package init(_ reviewers: @escaping @Sendable () -> [(feature: FeatureID, reviewer: any FeatureReviewer)]) {
    self.reviewers = reviewers
  }

  /// How many things there are to decide, in all features that can be read: what was done to another is done all the same.
  package func count() throws(Failure) -> Int {
    var count = 0
    for (_, reviewer) in reviewers() {
      do throws(Failure) {
        count += try reviewer.review().count
      } catch .storeDamaged {
        continue
      }
    }
    return count
  }

  /// Fails with `invalidInput` for a feature that reviews nothing.
  func chosen(_ name: String?) throws(Failure) -> [(feature: FeatureID, reviewer: any FeatureReviewer)] {
    let all = reviewers()
    guard let name else { return all }
    let chosen = all.filter { $0.feature.name == name }
    guard !chosen.isEmpty else {
      throw .invalidInput(
        field: "feature", problem: .book(.nothingToReview(feature: name)), valid: all.map(\.feature.name))
    }
    return chosen
  }
}
