package import KernelApplication
package import KernelDomain
package import SwimmingDomain

extension SwimBook {
  /// Returns the times in an event on or after the day `first` (nil for all): the official results, and the best
  /// attempt of each segment (laps swum without a rest), as far as it contains no suspicious laps.
  func efforts(in event: SwimEvent, official results: [OfficialResult], since first: CivilDay? = nil) -> [TimedEffort] {
    let attempts = history(of: event.style, event.distance, on: event.course, since: first).flatMap { day in
      day.attempts.filter { !$0.isSuspicious }.map { attempt in
        TimedEffort(
          distance: event.distance.amount, hundredths: attempt.hundredths, day: day.day,
          source: attempt.segment.description, isEstimated: attempt.isEstimated)
      }
    }
    let official = results.filter { $0.event == event && $0.day >= first ?? $0.day }.map { result in
      TimedEffort(
        distance: result.distance, hundredths: result.hundredths, day: result.day, source: result.id.description,
        isOfficial: true)
    }
    return attempts + official
  }
}

/// A time from which a pace or a prediction is computed.
package struct EffortView: Codable, Hashable, Sendable {
  package var distance: Int
  package var hundredths: Int
  package var day: CivilDay
  /// The segment that contains the attempt; nil for an official result.
  package var segment: SwimSegmentID?
  /// True if the time is an official result; nil otherwise.
  package var official: Bool?
  package var estimated: Bool?

  init(_ effort: TimedEffort) {
    distance = effort.distance
    hundredths = effort.hundredths
    day = effort.day
    segment = effort.isOfficial ? nil : SwimSegmentID(effort.source)
    official = effort.isOfficial ? true : nil
    estimated = effort.isEstimated ? true : nil
  }

  package static let schema = Schema(
    "TimedEffort", "A time on which a pace, a prediction or another result is based.",
    [
      .init("distance", .integer, "The distance.", unit: .of("the course's unit")),
      .hundredths("The time, in hundredths of a second."),
      .init("day", CivilDay.schema, "The day."),
      .optional("segment", SwimSegmentID.schema, "The segment of an attempt; left out for an official result."),
      .optional("official", .flag, "True if the time is an official result; left out otherwise."),
      .optional("estimated", .flag, "True if the time is an estimate; left out otherwise."),
    ])
}
