package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// An official result as use cases give it.
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
  /// The points of the file, and its table's name; left out where it has none.
  package var filePoints: Int?
  package var fileTable: String?
  package var note: String?
  /// True where it is her best official time of its course, style and distance; left out elsewhere.
  package var best: Bool?
  /// The watch's record of the same course, style and distance, in hundredths of a second; left out where it has none.
  package var watchHundredths: Int?
  package var doubtful: Bool?

  package static let schema = Schema(
    "OfficialResult", "A time that officials took at a meet.",
    [
      .init("id", OfficialResultID.schema, "Its name."),
      .init("day", CivilDay.schema, "When it was swum."),
      .init("meet", .text, "What the meet was called."),
      .optional("city", .text, "Where it was."),
      .init("course", SwimCourse.schema, "In which pool."), .style("In what it was swum; mix is the medley."),
      .init("distance", .integer, "How far.", unit: .named), .unit, .hundredths("How long it took."),
      .optional(
        "round", .text, "What the event was where it was swum several times, such as FIN; left out where once."),
      .optional("exhibition", .flag, "True where she swam out of competition; left out elsewhere."),
      .optional("leadOff", .flag, "True where she began a relay; left out elsewhere."),
      .init("splits", .list(SplitRow.schema), "The times at distances on the way."),
      .optional(
        "points", PointsView.schema,
        "World Aquatics points; left out where there is no table of that day and event, her sex was not said, or nobody "
          + "swims as fast."),
      .optional("filePoints", .integer, "The points that the file or she told.", unit: .of("points")),
      .optional("fileTable", .text, "The file's name of the table of those points."),
      .optional("note", .text, "What she noted."),
      .optional("best", .flag, "True where it is her best official time there; left out elsewhere."),
      .optional("watchHundredths", .integer, "The watch's record of the same.", unit: .hundredths),
      .optional("doubtful", .flag, "True where it is faster than anybody swims; left out elsewhere."),
    ])

  package struct SplitRow: Codable, Hashable, Sendable {
    package var distance: Int
    package var hundredths: Int

    package static let schema = Schema(
      "OfficialSplit", "A time on the way.",
      [
        .init("distance", .integer, "How far it was by then, in the result's unit.", unit: .of("the result's unit")),
        .hundredths("How long it took from the start."),
      ])
  }

  package struct PointsView: Codable, Hashable, Sendable {
    package var points: Int
    package var edition: Int
    package var olderTable: Bool?

    package static let schema = Schema(
      "SwimPoints", "World Aquatics points.",
      [
        .init("points", .integer, "How many.", unit: .of("points")),
        .init("edition", .integer, "The year of the table.", unit: .ordinal),
        .optional(
          "olderTable", .flag, "True where the table of that day is not known yet, and the latest was taken."),
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
