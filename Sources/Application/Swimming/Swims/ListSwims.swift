package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Lists every swim of the book, newest first. The list includes duplicates and removed swims, which do not count for
/// records and totals.
package struct ListSwims: UseCase {
  package static let method = "swimming.listSwims"
  package static let summary = "List the swims of the book, newest first, including duplicates and removed swims."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// The first day of the range whose swims are listed; nil if the range has no beginning.
    package var since: CivilDay?
    /// The last day of the range whose swims are listed; nil if the range has no end.
    package var until: CivilDay?
    /// The maximum number of swims to list; nil for all.
    package var limit: Int?

    package static let schema = Schema("The swims to list.", [.listedSince, .listedUntil, .listedLimit])

    package init(since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil) {
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var swims: [SwimRow]

    package static let schema = Schema(
      "The swims of the book.", [.init("swims", .list(ListSwims.SwimRow.schema), "The swims, newest first.")])
  }

  package struct SwimRow: Codable, Hashable, Sendable {
    package var id: SwimID
    package var day: CivilDay
    package var start: Timestamp
    /// The UTC offset of the swimmer's clock in seconds, positive east of Greenwich.
    package var utcOffsetSeconds: Int
    package var durationMilliseconds: Int64
    package var place: Swim.Place
    package var course: SwimCourse?
    package var poolMetres: PoolLength?
    package var lapCount: Int
    package var segmentCount: Int
    /// The swim's distance in `unit`, derived from `CorrectedSwim.centimetres`.
    package var distance: Double?
    /// The unit of length of the course; metres if the swim has no course.
    package var unit: LengthUnit
    package var source: String
    package var state: State
    package var duplicateOf: SwimID?

    package static let schema = Schema(
      "SwimRow", "A swim in a list.",
      [
        .init("id", SwimID.schema, "The name of the swim."),
        .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
        .init("start", Timestamp.schema, "The instant at which the swim began."), .utcOffset, .duration,
        .init("place", Swim.Place.schema, "The kind of place in which the swim took place."),
        .optional("course", SwimCourse.schema, "The course; left out if the length of the pool is not known."),
        .optional(
          "poolMetres", PoolLength.schema,
          "The length of the pool, as corrected, in metres; left out if it is not known."),
        .init("lapCount", .integer, "The number of laps that the device recorded.", unit: .of("laps")),
        .init("segmentCount", .integer, "The number of segments that these laps form.", unit: .of("segments")),
        .optional(
          "distance", .number,
          """
          The distance of the swim: the sum of its lengths, without excluded ones. If there are no lengths, or the \
          length of the pool is not known, the distance that the device reported; left out if it reported none.
          """,
          unit: .named),
        .init("unit", LengthUnit.schema, "The unit of the distance."),
        .init("source", .text, "The device or app that recorded the swim: its name or serial number."),
        .init("state", ListSwims.State.schema, "Whether the swim counts in records, and if not, why."),
        .optional(
          "duplicateOf", SwimID.schema,
          "The name of the recording that counts instead; left out unless the swim is a duplicate."),
      ])
  }

  /// Whether the swim counts for records and, if not, why.
  package enum State: String, Codable, CaseIterable, Sendable {
    case counts
    case duplicate
    case removed

    package static let schema = Schema(
      "SwimState", "Whether a swim counts in records, and if not, why.", ListSwims.State.allCases
    ) {
      state in
      switch state {
      case .counts: nil
      case .duplicate: "another recording of the same swim counts instead"
      case .removed: "the user removed the swim from the book"
      }
    }
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let standing = book.standing
    let rows = book.correctedSwims(standing).map {
      SwimRow($0, duplicateOf: standing.duplicates[$0.swim.id])
    }
    return Output(
      swims: try rows.reversed().listed(since: input.since, until: input.until, limit: input.limit, day: \.day))
  }
}

extension ListSwims.SwimRow {
  init(_ corrected: CorrectedSwim, duplicateOf original: SwimID?) {
    let swim = corrected.swim
    id = swim.id
    day = swim.day
    start = swim.start
    utcOffsetSeconds = swim.utcOffset
    durationMilliseconds = swim.duration
    place = swim.place
    course = corrected.course
    poolMetres = corrected.pool
    lapCount = corrected.original.count
    segmentCount = corrected.segments.count
    let unit = (corrected.course ?? .shortCourseMetres).unit
    distance = corrected.distance(in: unit)
    self.unit = unit
    source = swim.source
    state = ListSwims.State(corrected, duplicateOf: original)
    duplicateOf = original
  }
}

extension ListSwims.State {
  init(_ corrected: CorrectedSwim, duplicateOf original: SwimID?) {
    self = corrected.isRemoved ? .removed : original == nil ? .counts : .duplicate
  }
}

extension CorrectedSwim {
  /// Returns the distance of the swim in the unit of its course, with at most two decimals; nil if it is unknown. It is
  /// exact if it consists of lengths: four lengths of 27 yd, which files state as 24.69 m, are 108 yd.
  func distance(in unit: LengthUnit) -> Double? {
    guard let pool, !laps.isEmpty else { return centimetres.map { unit.distance(centimetres: $0) } }
    return Double(pool.hundredths(lengths: laps.count { !$0.isExcluded })) / 100
  }
}
