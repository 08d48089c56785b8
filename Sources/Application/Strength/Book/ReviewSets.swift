package import BookApplication
package import KernelApplication
import KernelDomain
import StrengthDomain

package struct ReviewSets: UseCase {
  package static let method = "strength.reviewSets"
  package static let summary = "What awaits your judgement: loads likely entered wrong, corrections set aside."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var suspicious: [SuspiciousSetView]
    package var setAside: [WorkoutCorrectionView]

    package static let schema = Schema(
      "StrengthReview", "What of strength awaits judgement.",
      [
        .init(
          "suspicious", .list(SuspiciousSetView.schema),
          "Sets that are left out of records until she says that they are right, newest first."),
        .init(
          "setAside", .list(WorkoutCorrectionView.schema), "Corrections that no longer fit a newer import."),
      ])

    package var count: Int { suspicious.count + setAside.count }
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    return Output(
      suspicious: snapshot.suspicious.sorted(by: >).compactMap { snapshot.suspiciousSet($0) },
      setAside: snapshot.corrected.setAside.map { WorkoutCorrectionView($0) })
  }
}

extension ReviewSets: FeatureReviewer {
  package func review() throws(Failure) -> (count: Int, part: any Codable & Sendable) {
    let found = try self(NoInput())
    return (found.count, found)
  }
}

extension StrengthReader {
  /// What awaits the lifter's judgement.
  package var reviewer: any FeatureReviewer { ReviewSets(reader: self) }
}
