package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Every swim of the book, newest first, with those that count nowhere.
package struct ListSwims: UseCase {
  package static let method = "swimming.listSwims"
  package static let summary = "Every swim of the book, newest first, duplicates and removed ones marked."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// Nil has no first day.
    package var since: CivilDay?
    /// Nil has no last day.
    package var until: CivilDay?
    /// The most that are listed; nil is all.
    package var limit: Int?

    package static let schema = Schema("Which swims.", [.listedSince, .listedUntil, .listedLimit])

    package init(since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil) {
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var swims: [SwimRow]

    package static let schema = Schema(
      "The swims of the book.", [.init("swims", .list(ListSwims.SwimRow.schema), "Newest first.")])
  }

  package struct SwimRow: Codable, Hashable, Sendable {
    package var id: SwimID
    package var day: CivilDay
    package var start: Timestamp
    /// Seconds east of UTC of the swimmer's clock.
    package var utcOffsetSeconds: Int
    package var durationMilliseconds: Int64
    package var place: Swim.Place
    package var course: SwimCourse?
    package var poolMetres: PoolLength?
    package var lapCount: Int
    package var segmentCount: Int
    /// How far it went, in `unit`, as `CorrectedSwim.centimetres` tells it.
    package var distance: Double?
    /// The course's; metres where there is none.
    package var unit: LengthUnit
    package var source: String
    package var state: State
    package var duplicateOf: SwimID?

    package static let schema = Schema(
      "SwimRow", "A swim in a list.",
      [
        .init("id", SwimID.schema, "Its name."),
        .init("day", CivilDay.schema, "The swimmer's day on which it began."),
        .init("start", Timestamp.schema, "When it began."), .utcOffset, .duration,
        .init("place", Swim.Place.schema, "Where it was."),
        .optional("course", SwimCourse.schema, "Its class of pools; left out where the pool's length is not known."),
        .optional("poolMetres", PoolLength.schema, "Its pool, as corrected; left out where that is not known."),
        .init("lapCount", .integer, "How many laps the device recorded.", unit: .of("laps")),
        .init("segmentCount", .integer, "How many segments they make up.", unit: .of("segments")),
        .optional(
          "distance", .number,
          "How far it went: its lengths, excluded ones left out; without lengths, or where the pool's length is not known, "
            + "as the device reported; left out where that is not known.",
          unit: .named),
        .init("unit", LengthUnit.schema, "That of the distance."),
        .init("source", .text, "The device or app that recorded it: its name or serial number."),
        .init("state", ListSwims.State.schema, "Whether records count it."),
        .optional(
          "duplicateOf", SwimID.schema, "The swim that counts in its place; left out unless it is a duplicate."),
      ])
  }

  /// Whether records count a swim.
  package enum State: String, Codable, CaseIterable, Sendable {
    case counts
    case duplicate
    case removed

    package static let schema = Schema("SwimState", "Whether records count a swim.", ListSwims.State.allCases) {
      state in
      switch state {
      case .counts: nil
      case .duplicate: "another recording of it counts"
      case .removed: "it was taken out of the book"
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
    lapCount = swim.laps.count
    segmentCount = corrected.segments.count
    let unit = (corrected.course ?? .shortCourseMetres).unit
    distance = corrected.centimetres.map { unit.distance(centimetres: $0) }
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
