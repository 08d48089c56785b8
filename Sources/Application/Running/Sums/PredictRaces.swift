package import KernelApplication
package import KernelDomain
package import RunningDomain

/// Predicts race times from the best efforts of the last 90 days.
package struct PredictRaces: UseCase {
  package static let method = "running.predictRaces"
  package static let summary = "Predict race times from the best efforts of the 90 days up to a given day."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    /// The day for which to predict; nil for today. Only efforts of the 90 days up to this day are used.
    package var day: CivilDay?

    package static let schema = Schema(
      "The day of the prediction.", [.optional("day", CivilDay.schema, "The day; if left out, today.")])

    package init(day: CivilDay? = nil) { self.day = day }
  }

  package struct Output: Described, Equatable {
    package var day: CivilDay
    package var races: [Race]

    package static let schema = Schema(
      "Predicted race times. They are estimates, not promises.",
      [
        .init("day", CivilDay.schema, "The day of the prediction."),
        .init("races", .list(Race.schema), "The predictions, one for each distance."),
      ])
  }

  package struct Race: Codable, Hashable, Sendable {
    package var distance: EffortDistance
    /// The predicted time in seconds; nil if no effort is suitable for a prediction. The actual time will probably be
    /// between `lowSeconds` and `highSeconds`.
    package var seconds: Int64?
    package var lowSeconds: Int64?
    package var highSeconds: Int64?
    /// The effort from which the time was predicted; nil if no effort is suitable for a prediction.
    package var from: RunEffortView?

    static let schema = Schema(
      "RunPrediction", "The predicted time of a race.",
      [
        .init("distance", EffortDistance.schema, "The distance.", unit: .of("as named")),
        .optional(
          "seconds", .integer,
          "The predicted time; left out, like the members below, if no effort's distance is close enough.",
          unit: .seconds),
        .optional("lowSeconds", .integer, "The lower end of the range around the predicted time.", unit: .seconds),
        .optional("highSeconds", .integer, "The upper end of the range around the predicted time.", unit: .seconds),
        .optional("from", RunEffortView.schema, "The effort from which the time was predicted."),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let day = input.day ?? reader.today()
    let first = CivilDay(daysSinceEpoch: day.daysSinceEpoch - PredictionRule.days + 1)
    var best: [EffortDistance: RunAttempt] = [:]
    for (distance, attempts) in try reader.repository.efforts().attempts {
      let near = attempts.filter { !$0.isSuspicious && (first...day).contains($0.day) }
      best[distance] = near.min { ($0.effort.duration, $0.begin) < ($1.effort.duration, $1.begin) }
    }
    let rule = PredictionRule(best.mapValues(\.effort.duration))
    return Output(
      day: day,
      races: PredictionRule.targets.map { target in
        guard let found = rule.prediction(target) else { return Race(distance: target) }
        return Race(
          distance: target, seconds: found.seconds, lowSeconds: found.low, highSeconds: found.high,
          from: best[found.of].map { RunEffortView($0) })
      })
  }
}
