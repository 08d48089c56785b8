package import KernelApplication
import KernelDomain
package import RunningDomain

package struct ShowEfforts: UseCase {
  package static let method = "running.showEfforts"
  package static let summary = "Show the user's best efforts: for each distance the fastest time within any run."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    /// The record over each distance that the user has run, shortest distance first.
    package var efforts: [Best]
    package var suspicious: [RunEffortView]

    package static let schema = Schema(
      "The user's best efforts.",
      [
        .init(
          "efforts",
          .list(
            Schema(
              "BestEffort", "The best effort over a distance.",
              [
                .init(
                  "effort", RunEffortView.schema,
                  "The best effort; of several that are equal in whole seconds, the earliest."),
                .optional(
                  "ties", .list(RunEffortView.schema),
                  "The later efforts that are equal in whole seconds; left out if there are none."),
                .optional(
                  "before", RunEffortView.schema,
                  "The record that the best effort broke; left out if it was the first over the distance."),
                .init("attemptCount", .integer, "The number of runs that contain the distance.", unit: .of("runs")),
              ])), "The best efforts, in order of distance, without distances that the user has never run."),
        .init(
          "suspicious", .list(RunEffortView.schema),
          "The efforts that are faster than anybody runs; they do not count until the user confirms them."),
      ])
  }

  package struct Best: Codable, Hashable, Sendable {
    package var effort: RunEffortView
    /// Later efforts over the same distance whose time equals the record's in whole seconds; nil if there are none.
    package var ties: [RunEffortView]?
    /// The record that this effort broke; nil if it was the first effort over the distance.
    package var before: RunEffortView?
    /// The number of runs that have an effort over this distance: those that are at least this long.
    package var attemptCount: Int
  }

  let reader: RunReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let distances = try reader.repository.bestEfforts().distances
    let best = distances.compactMap { distance -> Best? in
      guard let first = distance.best.first else { return nil }
      let ties = distance.best.dropFirst().map { RunEffortView($0) }
      return Best(
        effort: RunEffortView(first), ties: ties.isEmpty ? nil : ties,
        before: distance.broken.map { RunEffortView($0) }, attemptCount: distance.count)
    }
    return Output(efforts: best, suspicious: distances.flatMap(\.suspicious).map { RunEffortView($0) })
  }
}

package struct ShowEffortHistory: UseCase {
  package static let method = "running.showEffortHistory"
  package static let summary = "List the fastest time of every run over a distance, newest first."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var distance: EffortDistance

    package static let schema = Schema(
      "The distance of the efforts to list.",
      [.init("distance", EffortDistance.schema, "The distance of the efforts to list.", unit: .of("as named"))])

    package init(distance: EffortDistance) { self.distance = distance }
  }

  package struct Output: Described, Equatable {
    package var distance: EffortDistance
    package var best: RunEffortView?
    /// The best effort of each run over the distance, newest first, including suspicious ones.
    package var attempts: [Attempt]

    package static let schema = Schema(
      "The efforts over a distance.",
      [
        .init("distance", EffortDistance.schema, "The distance.", unit: .of("as named")),
        .optional("best", RunEffortView.schema, "The best effort; left out if there is none."),
        .init(
          "attempts",
          .list(
            Schema(
              "EffortAttempt", "The effort of one run.",
              [
                .init("effort", RunEffortView.schema, "The effort."),
                .optional("record", .flag, "True if it was the best effort when it was run; left out otherwise."),
              ])), "The efforts, newest first, including suspicious ones."),
      ])
  }

  package struct Attempt: Codable, Hashable, Sendable {
    package var effort: RunEffortView
    /// True if the effort set a new record when it was run; nil otherwise.
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
