package import KernelApplication
import KernelDomain
package import SwimmingDomain

extension SwimID {
  package static let schema = Schema(
    "SwimID",
    "The name of a swim: the second in which it began (UTC), and a letter if an earlier swim began in that second.",
    .text(pattern: "^[0-9]{8}T[0-9]{6}Z(-[b-z])?$"), examples: [#""20250809T174358Z""#],
    from: [Schema.Source("swimming.listSwims", "/swims/*/id")])
}

extension SwimSegmentID {
  package static let schema = Schema(
    "SwimSegmentID",
    """
    The name of a segment, an unbroken swim from wall to wall: the name of its swim, and its number in the swim, from \
    1.
    """,
    .text(pattern: #"^[0-9]{8}T[0-9]{6}Z(-[b-z])?\.[1-9][0-9]*$"#), examples: [#""20250809T174358Z.9""#],
    from: [Schema.Source("swimming.showRecordsBook", "/records/*/segment")])
}

extension SwimLapRange {
  package static let schema = Schema(
    "LapRange", "The first and the last lap of a range, by their numbers in the swim, from 1.",
    .list({ Schema(.integer(1...Int.max), unit: .ordinal) }, count: 2), examples: [#"[27,28]"#])
}

extension StrokeStyle {
  package static let schema = Schema(
    "StrokeStyle", "The style in which something was swum.",
    .choice(StrokeStyle.allCases.map { ($0.description, $0.meaning) }))

  private var meaning: String? {
    switch self {
    case .freestyle, .backstroke, .breaststroke, .butterfly: nil
    case .mix: "individual medley, or laps in several strokes"
    case .unknown: "the watch did not recognise the style"
    case .drill, .kickboard: "no records are kept in this style"
    }
  }

  fileprivate static var recordChoice: Schema.Form {
    .choice(allCases.filter(\.countsForRecords).map { ($0.description, $0.meaning) })
  }
}

extension Schema {
  static var recordStyle: Schema {
    Schema("RecordStyle", "A style for which records are kept.", StrokeStyle.recordChoice)
  }
}

extension SwimCourse {
  package static let schema = Schema(
    "SwimCourse",
    """
    A course: a class of pools of equal length, which have their own records. `lcm` is 50 m, `scm` 25 m, `scy` 25 \
    yards, and `other-33.33m` an example of another length.
    """,
    .text(pattern: #"^(lcm|scm|scy|other-[0-9]+(\.[0-9]+)?m)$"#), examples: [#""scm""#],
    from: [Schema.Source("swimming.showRecordsBook", "/courses/*")])
}

extension PoolLength {
  package static let schema = Schema(
    "PoolLength", "The length of a pool, in metres to the centimetre.", .number(PoolLength.validMetres), unit: .metres,
    examples: ["25", "22.86"])
}

extension Swim.Place {
  package static let schema = Schema(
    "SwimPlace", "The kind of place in which a swim took place.", [Swim.Place.pool, .openWater, .unknown]
  ) {
    place in
    switch place {
    case .pool, .openWater: nil
    case .unknown: "the imported file does not name the kind of place"
    }
  }
}

extension Schema.Member {
  /// Returns the schema of the member that holds the style of a record or an attempt.
  static func style(_ summary: String = "The style in which it was swum.") -> Schema.Member {
    Schema.Member("style", StrokeStyle.schema, summary)
  }

  static let unit = Schema.Member("unit", LengthUnit.schema, "The unit of the distance.")

  static func hundredths(_ summary: String) -> Schema.Member {
    Schema.Member("hundredths", .integer, summary, unit: .hundredths)
  }

  /// The schema of the member that says whether a time is estimated.
  static let estimated = Schema.Member.optional(
    "estimated", .flag,
    """
    True if the time contains a gap between segments that the user joined, or an equal share of a longer lap; left out \
    otherwise.
    """)

  static let utcOffset = Schema.Member(
    "utcOffsetSeconds", .integer, "The offset of the swimmer's clock from UTC, in seconds; positive to the east.",
    unit: .seconds)

  static let duration = Schema.Member(
    "durationMilliseconds", .integer, "The duration of the swim in milliseconds, as the device recorded it.",
    unit: .milliseconds)
}
