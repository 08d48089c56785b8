package import KernelApplication
import KernelDomain
package import RunningDomain

package struct ShowEfforts: UseCase {
  package static let method = "running.showEfforts"
  package static let summary = "Your best efforts: for each distance the fastest that you ran it within any run."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    /// In order of distance, those that she ever ran.
    package var efforts: [Best]
    package var suspicious: [RunEffortView]

    package static let schema = Schema(
      "Best efforts.",
      [
        .init(
          "efforts",
          .list(
            Schema(
              "BestEffort", "The best effort of a distance.",
              [
                .init("effort", RunEffortView.schema, "The best one; of several of a second the earliest."),
                .optional(
                  "ties", .list(RunEffortView.schema), "Later ones of the same second; left out where there are none."),
                .init("attemptCount", .integer, "How many runs have one of the distance.", unit: .of("runs")),
              ])), "In order of distance, those ever run."),
        .init(
          "suspicious", .list(RunEffortView.schema),
          "Faster than anybody runs: they do not count unless they are confirmed."),
      ])
  }

  package struct Best: Codable, Hashable, Sendable {
    package var effort: RunEffortView
    /// Later ones of the same whole second; left out where there are none.
    package var ties: [RunEffortView]?
    /// How many runs have an effort of the distance.
    package var attemptCount: Int
  }

  let reader: RunReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let distances = try reader.repository.bestEfforts().distances
    let best = distances.compactMap { distance -> Best? in
      guard let first = distance.best.first else { return nil }
      let ties = distance.best.dropFirst().map { RunEffortView($0) }
      return Best(effort: RunEffortView(first), ties: ties.isEmpty ? nil : ties, attemptCount: distance.count)
    }
    return Output(efforts: best, suspicious: distances.flatMap(\.suspicious).map { RunEffortView($0) })
  }
}

package struct ShowEffortHistory: UseCase {
  package static let method = "running.showEffortHistory"
  package static let summary = "Every run's fastest time over a distance, newest first."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var distance: EffortDistance

    package static let schema = Schema(
      "Which distance.", [.init("distance", EffortDistance.schema, "The distance.", unit: .of("as named"))])

    package init(distance: EffortDistance) {
      self.distance = distance
    }
  }

  package struct Output: Described, Equatable {
    package var distance: EffortDistance
    package var best: RunEffortView?
    /// Newest first, the suspicious ones too.
    package var attempts: [Attempt]

    package static let schema = Schema(
      "All efforts of a distance.",
      [
        .init("distance", EffortDistance.schema, "The distance.", unit: .of("as named")),
        .optional("best", RunEffortView.schema, "Left out where it was never run."),
        .init(
          "attempts",
          .list(
            Schema(
              "EffortAttempt", "One run's effort.",
              [
                .init("effort", RunEffortView.schema, "The effort."),
                .optional("record", .flag, "True where it was the best one when it was run; left out elsewhere."),
              ])), "Newest first, the suspicious ones too."),
      ])
  }

  package struct Attempt: Codable, Hashable, Sendable {
    package var effort: RunEffortView
    /// Whether it was the best one when it was run; left out elsewhere.
    package var record: Bool?
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let efforts = try reader.repository.efforts()
    var least: Int64?
    let attempts = (efforts.attempts[input.distance] ?? []).map { attempt in
      let isRecord = !attempt.isSuspicious && least.map { attempt.effort.seconds < $0 } ?? true
      if isRecord, !attempt.isSuspicious { least = attempt.effort.seconds }
      return Attempt(effort: RunEffortView(attempt), record: isRecord && !attempt.isSuspicious ? true : nil)
    }
    return Output(
      distance: input.distance, best: efforts.best(input.distance).first.map { RunEffortView($0) },
      attempts: attempts.reversed())
  }
}
