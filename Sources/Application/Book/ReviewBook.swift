package import KernelApplication
package import KernelDomain

/// Lists the decisions that the user has to make, in all features.
package struct ReviewBook: UseCase {
  package static let method = "book.review"
  package static let summary = "List what the user has to decide, by feature, and count these things."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    describe(
      Input.schema("The features to review.", feature: "The feature to review; if left out, all features."),
      Output.schema)
  }

  package typealias Input = FeatureInput

  package struct Output: Codable, Sendable {
    package var count: Int
    package var parts: FeatureParts

    package static let schema = Schema(
      "What the user has to decide.",
      [
        .init("count", .integer, "The number of things to decide.", unit: .of("things to decide")),
        .parts(.review, "The things to decide, by feature; features without any are left out."),
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

/// Lists the decisions that the user has to make in one feature.
package protocol FeatureReviewer: Sendable {
  /// Returns the number of decisions that the user has to make, and a list of them, which becomes the feature's part
  /// of the output of `book.review`.
  func review() throws(Failure) -> (count: Int, part: any Codable & Sendable)
  /// Returns the number of activities from an import whose sport was guessed, and about which the user still has to
  /// decide.
  func guesses(ofImport number: Int) throws(Failure) -> Int
}

extension FeatureReviewer {
  package func guesses(ofImport number: Int) throws(Failure) -> Int { 0 }
}

/// Lists the decisions that the user has to make, in all features.
package struct BookReviews: Sendable {
  private let reviewers: @Sendable () -> [(feature: FeatureID, reviewer: any FeatureReviewer)]

  package init(_ reviewers: @escaping @Sendable () -> [(feature: FeatureID, reviewer: any FeatureReviewer)]) {
    self.reviewers = reviewers
  }

  /// Returns the number of decisions that the user has to make, in all features that can be read. A damaged feature is
  /// left out, so that it does not make operations on other features fail.
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

  /// Returns the number of activities from an import whose sport was guessed, and about which the user still has to
  /// decide, in all features that can be read.
  func guesses(ofImport number: Int) throws(Failure) -> Int {
    var count = 0
    for (_, reviewer) in reviewers() {
      do throws(Failure) {
        count += try reviewer.guesses(ofImport: number)
      } catch .storeDamaged {
        continue
      }
    }
    return count
  }

  /// Returns the reviewer of the feature with this name, or all reviewers if `name` is nil. Fails with `invalidInput`
  /// if there is no reviewer for this name.
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
