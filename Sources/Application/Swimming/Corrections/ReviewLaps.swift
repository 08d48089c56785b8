package import BookApplication
package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ReviewLaps: UseCase {
  package static let method = "swimming.reviewLaps"
  package static let summary =
    "What awaits your judgement: suspicious laps, missed turns, duplicates, gaps, corrections set aside."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var suspicious: [SuspiciousLap]
    /// Laps in which the watch may have missed a turn, in the same order: they count until corrected.
    package var missedTurns: [SuspiciousLap]
    package var duplicates: [Duplicate]
    package var setAside: [SetAside]
    package var incomplete: [Incomplete]

    package static let schema = Schema(
      "SwimReview", "What of swimming awaits judgement.",
      [
        .init(
          "suspicious", .list(ReviewLaps.SuspiciousLap.schema),
          "Laps left out of records until they are confirmed or corrected, newest swim first."),
        .init(
          "missedTurns", .list(ReviewLaps.SuspiciousLap.schema),
          "Laps in which the watch may have missed a turn, in the same order."),
        .init(
          "duplicates", .list(ReviewLaps.Duplicate.schema),
          "Second recordings of a swim of which nobody has said which counts, newest first."),
        .init(
          "setAside", .list(ReviewLaps.SetAside.schema), "Corrections that no longer fit the laps of a newer import."),
        .init(
          "incomplete", .list(ReviewLaps.Incomplete.schema),
          "Swims of which the file itself proves that laps are missing, newest first."),
      ])
  }

  package struct Incomplete: Codable, Hashable, Sendable {
    package var swim: SwimID
    package var source: String
    package var day: CivilDay
    package var lapCount: Int

    package static let schema = Schema(
      "IncompleteSwim", "A swim of which laps are missing.",
      [
        .init("swim", SwimID.schema, "Its name."),
        .init("source", .text, "The device or app that recorded it."),
        .init("day", CivilDay.schema, "The swimmer's day on which it began."),
        .init("lapCount", .integer, "How many laps there are.", unit: .of("laps")),
      ])
  }

  package struct SuspiciousLap: Codable, Hashable, Sendable {
    package var segment: SwimSegmentID
    package var lap: Int
    package var style: StrokeStyle
    package var hundredths: Int
    package var why: Reason
    package var day: CivilDay

    package static let schema = Schema(
      "SuspiciousLap", "A lap whose time looks wrong.",
      [
        .init("segment", SwimSegmentID.schema, "The segment that it lies in."),
        .init("lap", .integer, "Its number in the swim, from 1.", unit: .ordinal), .style(),
        .hundredths("How long it took."),
        .init("why", Reason.schema, "What is wrong with it."),
        .init("day", CivilDay.schema, "The swimmer's day on which the swim began."),
      ])

    package enum Reason: String, Codable, CaseIterable, Sendable {
      case tooFast
      case short
      case long

      package static let schema = Schema(
        "SuspicionReason", "What is wrong with a lap.", ReviewLaps.SuspiciousLap.Reason.allCases
      ) { reason in
        switch reason {
        case .tooFast: "faster than anyone swims"
        case .short: "much shorter than the swim's others in its style"
        case .long: "much longer than the swim's others in its style: it counts all the same"
        }
      }
    }
  }

  package struct Duplicate: Codable, Hashable, Sendable {
    package var swim: SwimID
    package var source: String
    package var day: CivilDay
    package var counts: SwimID
    package var countsSource: String

    package static let schema = Schema(
      "DuplicateSwim", "A second recording of a swim.",
      [
        .init("swim", SwimID.schema, "Its name."),
        .init("source", .text, "The device or app that recorded it."),
        .init("day", CivilDay.schema, "The swimmer's day on which it began."),
        .init("counts", SwimID.schema, "The recording that counts."),
        .init("countsSource", .text, "The device or app that recorded that one."),
      ])
  }

  package struct SetAside: Codable, Hashable, Sendable {
    package var swim: SwimID
    package var change: SwimCorrectionKind
    /// Left out for a change of the whole swim.
    package var laps: SwimLapRange?
    /// The style or number of parts or pool length that it set, as text; left out where there is none.
    package var value: String?

    package static let schema = Schema(
      "SetAsideCorrection", "A correction that no longer fits.",
      [
        .init("swim", SwimID.schema, "The swim."), .init("change", SwimCorrectionKind.schema, "What was said of it."),
      ] + SwimChangePart.values)
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let book = try swims.book()
    let review = SwimReview(of: book)
    return Output(
      suspicious: review.suspicious.map(SuspiciousLap.init),
      missedTurns: review.missedTurns.map(SuspiciousLap.init),
      duplicates: review.duplicates.compactMap { duplicate in
        guard let swim = book[duplicate.swim], let counts = book[duplicate.counts] else { return nil }
        return Duplicate(
          swim: swim.id, source: swim.source, day: swim.day, counts: counts.id,
          countsSource: counts.source)
      },
      setAside: review.setAside.map(SetAside.init), incomplete: incomplete(review, in: book))
  }

  private func incomplete(_ review: SwimReview, in book: SwimBook) -> [Incomplete] {
    review.incomplete.compactMap { id in
      book[id].map { Incomplete(swim: id, source: $0.source, day: $0.day, lapCount: $0.laps.count) }
    }
  }
}

extension ReviewLaps.SuspiciousLap {
  fileprivate init(_ found: SwimReview.SuspiciousLap) {
    segment = found.segment
    lap = found.lap.number
    style = found.lap.style
    hundredths = AttemptRule.hundredths(Int64(found.lap.duration))
    why =
      switch found.lap.suspicion {
      case .tooFast: .tooFast
      case .long: .long
      case .short, nil: .short
      }
    day = found.day
  }
}

extension ReviewLaps.SetAside {
  fileprivate init(_ correction: SwimCorrection) {
    swim = correction.swim
    change = SwimCorrectionKind(correction.change)
    laps = correction.change.laps
    value = correction.change.value
  }
}

extension ReviewLaps: FeatureReviewer {
  package func review() throws(Failure) -> (count: Int, part: any Codable & Sendable) {
    let found = try self(NoInput())
    return (found.count, found)
  }
}

extension ReviewLaps.Output {
  /// How many things there are to decide.
  package var count: Int {
    suspicious.count + missedTurns.count + duplicates.count + setAside.count + incomplete.count
  }
}

extension SwimRepository {
  /// What awaits the swimmer's judgement.
  package var reviewer: any FeatureReviewer { ReviewLaps(swims: self) }
}
