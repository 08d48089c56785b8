package import KernelApplication
import KernelDomain
package import SwimmingDomain

extension SwimID {
  package static let schema = Schema(
    "SwimID",
    "The name of a swim: the second (UTC) in which it began, and a letter for a further one that began then.",
    .text(pattern: "^[0-9]{8}T[0-9]{6}Z(-[b-z])?$"), examples: [#""20250809T174358Z""#],
    from: [Schema.Source("swimming.listSwims", "/swims/*/id")])
}

extension SwimSegmentID {
  package static let schema = Schema(
    "SwimSegmentID",
    "The name of a segment, an unbroken swim from wall to wall: its swim, and its number there from 1.",
    .text(pattern: #"^[0-9]{8}T[0-9]{6}Z(-[b-z])?\.[1-9][0-9]*$"#), examples: [#""20250809T174358Z.9""#],
    from: [Schema.Source("swimming.showRecordsBook", "/records/*/segment")])
}

extension SwimLapRange {
  package static let schema = Schema(
    "LapRange", "Laps of a swim by their numbers, from 1: the first and the last.",
    .list({ Schema(.integer(1...Int.max), unit: .ordinal) }, count: 2), examples: [#"[27,28]"#])
}

extension StrokeStyle {
  package static let schema = Schema(
    "StrokeStyle", "What was swum.", .choice(StrokeStyle.allCases.map { ($0.description, $0.meaning) }))

  private var meaning: String? {
    switch self {
    case .freestyle, .backstroke, .breaststroke, .butterfly: nil
    case .mix: "individual medley, or laps of several strokes"
    case .unknown: "the watch did not tell"
    case .drill, .kickboard: "no records are kept of it"
    }
  }

  fileprivate static var recordChoice: Schema.Form {
    .choice(allCases.filter(\.countsForRecords).map { ($0.description, $0.meaning) })
  }
}

extension Schema {
  static var recordStyle: Schema {
    Schema("RecordStyle", "What was swum, of which records are kept.", StrokeStyle.recordChoice)
  }
}

extension SwimCourse {
  package static let schema = Schema(
    "SwimCourse",
    "A class of pools whose records are compared: lcm is 50 m, scm 25 m, scy 25 yards, other-33.33m any other length.",
    .text(pattern: #"^(lcm|scm|scy|other-[0-9]+(\.[0-9]+)?m)$"#), examples: [#""scm""#],
    from: [Schema.Source("swimming.showRecordsBook", "/courses/*")])
}

extension PoolLength {
  package static let schema = Schema(
    "PoolLength", "The length of a pool, to the centimetre.", .number(PoolLength.validMetres), unit: .metres,
    examples: ["25", "22.86"])
}

extension Swim.Place {
  package static let schema = Schema("SwimPlace", "Where a swim was.", [Swim.Place.pool, .openWater, .unknown]) {
    place in
    switch place {
    case .pool, .openWater: nil
    case .unknown: "the file does not tell"
    }
  }
}

extension Schema.Member {
  /// The style of a record or an attempt.
  static func style(_ summary: String = "In what it was swum.") -> Schema.Member {
    Schema.Member("style", StrokeStyle.schema, summary)
  }

  static let unit = Schema.Member("unit", LengthUnit.schema, "In what the distance is counted.")

  static func hundredths(_ summary: String) -> Schema.Member {
    Schema.Member("hundredths", .integer, summary, unit: .hundredths)
  }

  /// A flag of times.
  static let estimated = Schema.Member.optional(
    "estimated", .flag,
    "True where its time holds a gap that she says was swum, or an equal share of a longer lap; left out elsewhere.")

  static let utcOffset = Schema.Member(
    "utcOffsetSeconds", .integer, "How far east of UTC the swimmer's clock was.", unit: .seconds)

  static let duration = Schema.Member(
    "durationMilliseconds", .integer, "How long it took, as the device counted it.", unit: .milliseconds)
}
