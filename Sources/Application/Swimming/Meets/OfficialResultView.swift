package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// An official result, in the outputs of use cases.
package struct OfficialResultView: Codable, Hashable, Sendable {
  package var id: OfficialResultID
  package var day: CivilDay
  package var meet: String
  package var city: String?
  package var course: SwimCourse
  package var style: StrokeStyle
  package var distance: Int
  package var unit: LengthUnit
  package var hundredths: Int
  package var round: String?
  package var exhibition: Bool?
  package var leadOff: Bool?
  package var splits: [SplitRow]
  package var points: PointsView?
  /// The points that the imported file states; nil if it states none. `fileTable` is the name of the table from which
  /// these points were calculated.
  package var filePoints: Int?
  package var fileTable: String?
  package var note: String?
  /// True if the result is the user's best official time in this event (distance, style and course); nil otherwise.
  package var best: Bool?
  /// The record in the same event according to the watch, in hundredths of a second; nil if there is none.
  package var watchHundredths: Int?
  package var doubtful: Bool?

  package static let schema = Schema(
    "OfficialResult", "An official result: a time taken at a meet.",
    [
      .init("id", OfficialResultID.schema, "The name of the result."),
      .init("day", CivilDay.schema, "The day on which it was swum."),
      .init("meet", .text, "The name of the meet."),
      .optional("city", .text, "The city of the meet; left out if it is not known."),
      .init("course", SwimCourse.schema, "The course of the meet."),
      .style("The style in which it was swum; `mix` is the individual medley."),
      .init("distance", .integer, "The distance.", unit: .named), .unit,
      .hundredths("The time, in hundredths of a second."),
      .optional(
        "round", .text,
        "The round, if the event was swum several times, such as `FIN` for the final; left out for a timed final."),
      .optional("exhibition", .flag, "True if it was swum out of competition; left out otherwise."),
      .optional("leadOff", .flag, "True if it was the first leg of a relay; left out otherwise."),
      .init("splits", .list(SplitRow.schema), "The intermediate times, in order of distance."),
      .optional(
        "points", PointsView.schema,
        """
        The World Aquatics points; left out if there is no table for the day and event, if the user has not chosen a \
        sex, or if the time is faster than anybody swims.
        """),
      .optional(
        "filePoints", .integer, "The points in the imported file; left out if it has none.", unit: .of("points")),
      .optional(
        "fileTable", .text, "The table of `filePoints`, as the imported file names it; left out if it names none."),
      .optional("note", .text, "The user's note; left out if there is none."),
      .optional(
        "best", .flag,
        """
        True if it is the user's best official time on this course, in this style and over this distance; left out \
        otherwise.
        """),
      .optional(
        "watchHundredths", .integer,
        """
        The watch's record on this course, in this style and over this distance, in hundredths of a second; left out \
        if there is none.
        """,
        unit: .hundredths),
      .optional("doubtful", .flag, "True if the time is faster than anybody swims; left out otherwise."),
    ])

  package struct SplitRow: Codable, Hashable, Sendable {
    package var distance: Int
    package var hundredths: Int

    package static let schema = Schema(
      "OfficialSplit", "An intermediate time of an official result.",
      [
        .init(
          "distance", .integer, "The distance swum up to this time.", unit: .of("the result's unit")),
        .hundredths("The time from the start, in hundredths of a second."),
      ])
  }

  package struct PointsView: Codable, Hashable, Sendable {
    package var points: Int
    package var edition: Int
    package var olderTable: Bool?

    package static let schema = Schema(
      "SwimPoints", "The World Aquatics points of an official result.",
      [
        .init("points", .integer, "The number of points.", unit: .of("points")),
        .init("edition", .integer, "The year of the table of base times.", unit: .ordinal),
        .optional(
          "olderTable", .flag,
          """
          True if the table for the day of the result is not known yet, so that the latest one was used; left out \
          otherwise.
          """),
      ])
  }

  init(
    _ result: OfficialResult, points: PointsRule.Points? = nil, isBest: Bool = false, watch: SwimRecord? = nil
  ) {
    id = result.id
    day = result.day
    meet = result.meet
    city = result.city
    course = result.course
    style = result.style
    distance = result.distance
    unit = result.course.unit
    hundredths = result.hundredths
    round = result.round == OfficialResult.timedFinal ? nil : result.round
    exhibition = result.isExhibition ? true : nil
    leadOff = result.isLeadOff ? true : nil
    splits = result.splits.map { SplitRow(distance: $0.distance, hundredths: $0.hundredths) }
    self.points = points.map {
      PointsView(points: $0.points, edition: $0.edition, olderTable: $0.isOfOlderTable ? true : nil)
    }
    filePoints = result.points
    fileTable = result.points == nil ? nil : result.pointTable
    note = result.note
    best = isBest ? true : nil
    watchHundredths = watch?.hundredths
    doubtful = OfficialResultRule.isFasterThanAnybody(result) ? true : nil
  }
}
