package import BookApplication
package import KernelApplication
import KernelDomain
import StrengthDomain

package struct ReviewSets: UseCase {
  package static let method = "strength.reviewSets"
  package static let summary = "List what the user has to check: sets, names, workouts from two apps, and corrections."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var suspicious: [SuspiciousSetView]
    /// The names in imported logs that are probably alternative names of a known exercise; nil if there are none.
    package var likely: [NameView]?
    /// The pairs of workouts, each logged by two apps, that may be the same workout; nil if there are none.
    package var twins: [TwinPairView]?
    package var setAside: [WorkoutCorrectionView]

    package static let schema = Schema(
      "StrengthReview", "The sets and corrections that the user has to check.",
      [
        .init(
          "suspicious", .list(SuspiciousSetView.schema),
          "The sets that do not count for records until the user confirms or corrects them, newest first."),
        .optional(
          "likely", .list(NameView.schema),
          """
          The names in imported logs that probably mean an exercise which has another name; left out if there are \
          none.
          """),
        .optional(
          "twins", .list(TwinPairView.schema),
          """
          The pairs of workouts from two apps that may be the same workout, newest first; left out if there are none.
          """),
        .init(
          "setAside", .list(WorkoutCorrectionView.schema),
          "The corrections that no longer apply after a newer import."),
      ])

    package var count: Int { suspicious.count + (likely?.count ?? 0) + (twins?.count ?? 0) + setAside.count }
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    var suspicious = snapshot.suspicious.sorted(by: >).compactMap { snapshot.suspiciousSet($0) }
    let formula = try reader.formula()
    var heaviest: [ExerciseID: RecordView] = [:]
    for exercise in Set(suspicious.map(\.exercise.id)) {
      let records = snapshot.records(of: snapshot.workouts(of: exercise), formula).exercises[exercise]
      heaviest[exercise] = records?.all.first { $0.kind == .heaviest }
    }
    for index in suspicious.indices { suspicious[index].heaviest = heaviest[suspicious[index].exercise.id] }
    let likely = snapshot.nameViews { $0.like != nil }
    var listings = WorkoutListings(snapshot)
    let twins = snapshot.twins.doubtful.compactMap { snapshot.pairView($0.pair, percent: $0.percent, &listings) }
    return Output(
      suspicious: suspicious, likely: likely.isEmpty ? nil : likely, twins: twins.isEmpty ? nil : twins,
      setAside: snapshot.corrected.setAside.map { correction in
        WorkoutCorrectionView(correction) { ExerciseName(.known($0), in: snapshot.catalogue) }
      })
  }
}

extension ReviewSets: FeatureReviewer {
  package func review() throws(Failure) -> (count: Int, part: any Codable & Sendable) {
    let found = try self(NoInput())
    return (found.count, found)
  }
}

extension StrengthSnapshot {
  /// The number of questions that the user has to answer about exercise names, workouts and corrections. Questions
  /// about sets are not included.
  package var questions: Int {
    nameViews { $0.like != nil }.count + twins.doubtful.count + corrected.setAside.count
  }
}

extension StrengthReader {
  /// Lists the suspicious sets, which the lifter has to confirm or correct.
  package var reviewer: any FeatureReviewer { ReviewSets(reader: self) }
}
