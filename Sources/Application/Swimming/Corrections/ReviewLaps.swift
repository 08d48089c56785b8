package import BookApplication
package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ReviewLaps: UseCase {
  package static let method = "swimming.reviewLaps"
  package static let summary =
    "List what the user has to decide: suspicious laps, missed turns, duplicates, missing laps, corrections set aside."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var suspicious: [SuspiciousLap]
    /// Laps in which the watch may have missed a turn, in the same order as `suspicious`. Unlike suspicious laps, they
    /// count for records until they are corrected.
    package var missedTurns: [SuspiciousLap]
    package var duplicates: [Duplicate]
    package var setAside: [SetAside]
    package var incomplete: [Incomplete]
    package var doubted: [Doubted]

    package static let schema = Schema(
      "SwimReview", "What the user has to decide about swims.",
      [
        .init(
          "suspicious", .list(ReviewLaps.SuspiciousLap.schema),
          "The laps that do not count in records until the user confirms or corrects them, newest swim first."),
        .init(
          "missedTurns", .list(ReviewLaps.SuspiciousLap.schema),
          """
          The laps in which the watch may have missed a turn, newest swim first; they count until the user corrects \
          them.
          """),
        .init(
          "duplicates", .list(ReviewLaps.Duplicate.schema),
          """
          The swims of which there is another recording, and the user has not yet chosen which one counts; newest \
          first.
          """),
        .init(
          "setAside", .list(ReviewLaps.SetAside.schema),
          """
          The corrections that have no effect, because they no longer fit the swim after a newer import, or because \
          the swim is not in the book.
          """),
        .init(
          "incomplete", .list(ReviewLaps.Incomplete.schema),
          "The swims whose files show that laps are missing, newest first."),
        .init(
          "doubted", .list(ReviewLaps.Doubted.schema),
          "The swims that count with 0 m, because their distance or the length of their pool cannot be right."),
      ])
  }

  package struct Doubted: Codable, Hashable, Sendable {
    package var swim: SwimID
    package var day: CivilDay
    /// The distance that may be wrong, in metres; nil if the pool's length may be wrong instead.
    package var metres: Double?
    /// The average speed over the distance that may be wrong, in millimetres per second; nil if it is not known.
    package var millimetresPerSecond: Int?
    /// The impossible length of the pool, in metres; nil if the distance may be wrong instead.
    package var poolMetres: Double?
    /// The pool length that is probably correct; nil if none is probable.
    package var suggestedPoolMetres: PoolLength?

    package static let schema = Schema(
      "DoubtedSwim", "A swim whose distance or pool length cannot be right.",
      [
        .init("swim", SwimID.schema, "The name of the swim."),
        .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
        .optional(
          "metres", .number, "The doubted distance, in metres; left out if the length of the pool is doubted.",
          unit: .metres),
        .optional(
          "millimetresPerSecond", .integer,
          "The mean speed over that distance, in millimetres per second; left out if it is not known.",
          unit: .of("millimetres per second")),
        .optional(
          "poolMetres", .number, "The impossible length of the pool, in metres; left out if the distance is doubted.",
          unit: .metres),
        .optional(
          "suggestedPoolMetres", PoolLength.schema,
          "The length that the pool probably had, in metres; left out if no length is likely."),
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
        .init("swim", SwimID.schema, "The name of the swim."),
        .init("source", .text, "The device or app that recorded the swim: its name or serial number."),
        .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
        .init("lapCount", .integer, "The number of laps that were recorded.", unit: .of("laps")),
      ])
  }

  package struct SuspiciousLap: Codable, Hashable, Sendable {
    package var segment: SwimSegmentID
    package var lap: Int
    package var style: StrokeStyle
    package var hundredths: Int
    package var why: Reason
    package var day: CivilDay
    /// The length of the pool, and so of each lap; nil if it is unknown.
    package var poolMetres: PoolLength?
    /// The suspicious lap, with up to seven laps before it and up to seven after it in its segment, in chronological
    /// order.
    package var around: [NearLap]

    package static let schema = Schema(
      "SuspiciousLap", "A lap whose time looks wrong.",
      [
        .init("segment", SwimSegmentID.schema, "The name of the segment that contains the lap."),
        .init("lap", .integer, "The number of the lap in the swim, from 1.", unit: .ordinal), .style(),
        .hundredths("The time of the lap, in hundredths of a second."),
        .init("why", Reason.schema, "The reason why the lap looks wrong."),
        .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
        .optional(
          "poolMetres", PoolLength.schema, "The length of the pool, and so of each lap; left out if it is not known."),
        .init(
          "around", .list(NearLap.schema),
          "The lap and up to seven laps of its segment on each side of it, in order."),
      ])

    package struct NearLap: Codable, Hashable, Sendable {
      package var lap: Int
      package var hundredths: Int

      package static let schema = Schema(
        "NearLap", "A lap near a suspicious one, and its time.",
        [
          .init("lap", .integer, "The number of the lap in the swim, from 1.", unit: .ordinal),
          .hundredths("The time of the lap, in hundredths of a second."),
        ])
    }

    package enum Reason: String, Codable, CaseIterable, Sendable {
      case tooFast
      case short
      case long

      package static let schema = Schema(
        "SuspicionReason", "The reason why a lap looks wrong.", ReviewLaps.SuspiciousLap.Reason.allCases
      ) { reason in
        switch reason {
        case .tooFast: "faster than anyone swims"
        case .short: "much shorter than the swim's other laps in this style"
        case .long: "much longer than the swim's other laps in this style: it counts until the user corrects it"
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
      "DuplicateSwim", "A swim of which another recording counts.",
      [
        .init("swim", SwimID.schema, "The name of the swim that does not count."),
        .init("source", .text, "The device or app that recorded the swim: its name or serial number."),
        .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
        .init("counts", SwimID.schema, "The name of the recording that counts."),
        .init("countsSource", .text, "The device or app that made the recording that counts."),
      ])
  }

  package struct SetAside: Codable, Hashable, Sendable {
    package var swim: SwimID
    package var change: SwimCorrectionKind
    /// The corrected laps; nil if the correction is about the whole swim.
    package var laps: SwimLapRange?
    /// The value that the correction assigns, as text, such as a style, a pool length, or the number of parts into
    /// which a lap is split. Nil if the correction assigns no value.
    package var value: String?

    package static let schema = Schema(
      "SetAsideCorrection", "A correction that no longer fits its swim.",
      [
        .init("swim", SwimID.schema, "The name of the swim."),
        .init("change", SwimCorrectionKind.schema, "The kind of correction."),
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
      setAside: review.setAside.map(SetAside.init), incomplete: incomplete(review, in: book),
      doubted: review.doubtedDistances.compactMap { book[$0].map(Doubted.init(distanceOf:)) }
        + review.doubtedPools.compactMap { book[$0].map(Doubted.init(poolOf:)) })
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
    poolMetres = found.pool
    around = found.around.map { NearLap(lap: $0.number, hundredths: AttemptRule.hundredths(Int64($0.duration))) }
  }
}

extension ReviewLaps.Doubted {
  /// Creates the doubt about a swim; nil if there is none, or if the user has decided about it.
  /// - Parameter corrections: the corrections of the swim.
  init?(_ swim: Swim, _ corrections: [SwimCorrection]) {
    if swim.awaitsDistance(corrections) {
      self.init(distanceOf: swim)
    } else if swim.awaitsPool(corrections) {
      self.init(poolOf: swim)
    } else {
      return nil
    }
  }

  fileprivate init(distanceOf swim: Swim) {
    let distance = swim.reportedDistance ?? 0
    self.init(
      swim: swim.id, day: swim.day, metres: Double(distance) / 100,
      millimetresPerSecond: DistanceDoubtRule.speed(centimetres: distance, milliseconds: swim.duration))
  }

  fileprivate init(poolOf swim: Swim) {
    let pool = swim.impossiblePool ?? 0
    self.init(
      swim: swim.id, day: swim.day, poolMetres: Double(pool) / 100,
      suggestedPoolMetres: DistanceDoubtRule.suggestedPool(insteadOf: pool))
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
  /// The number of decisions that the swimmer has to make.
  package var count: Int {
    suspicious.count + missedTurns.count + duplicates.count + setAside.count + incomplete.count
      + doubted.count
  }
}

extension SwimRepository {
  /// Lists the decisions that the swimmer has to make.
  package var reviewer: any FeatureReviewer { ReviewLaps(swims: self) }
}
