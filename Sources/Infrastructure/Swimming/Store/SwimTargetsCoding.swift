import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// Encodes targets as journal entries, such as `{"course":"scm","style":"freestyle","distance":100,"hundredths":6500}`,
/// and weekly goals, such as `{"from":"2026-01-05","goal":"8 km"}`. An entry that ends a goal has no `goal`.
enum SwimTargetsCoding {
  /// The kinds of journal entries that contain targets and goals.
  static let kind = "swimTarget"
  static let removalKind = "swimTargetRemoval"
  static let goal = "swimGoal"

  static func write(_ goal: DatedSwimGoal, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("from", goal.from.description)
    if let goal = goal.goal {
      writer.member("goal", goal.description)
    }
    writer.endObject()
  }

  static func readGoal(_ reader: inout JSONReader) throws(JSONError) -> DatedSwimGoal {
    var (from, goal): (CivilDay?, SwimGoal?)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "from": from = CivilDay(try reader.string())
      case "goal":
        goal = SwimGoal(try reader.string())
        if goal == nil { throw reader.failure(.json(.incomplete(members: ["goal"]))) }
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let from else { throw reader.failure(.json(.incomplete(members: ["from"]))) }
    return DatedSwimGoal(from: from, goal: goal)
  }

  static func write(_ target: SwimTarget, _ writer: inout JSONWriter) {
    writer.beginObject()
    members(target.event, &writer)
    writer.member("hundredths", target.hundredths)
    if let day = target.day {
      writer.member("day", day.description)
    }
    if let meet = target.meet {
      writer.member("meet", meet)
    }
    writer.endObject()
  }

  static func write(_ event: SwimEvent, _ writer: inout JSONWriter) {
    writer.beginObject()
    members(event, &writer)
    writer.endObject()
  }

  private static func members(_ event: SwimEvent, _ writer: inout JSONWriter) {
    writer.member("course", event.course.description)
    writer.member("style", event.style.description)
    writer.member("distance", event.distance.amount)
  }

  static func target(_ reader: inout JSONReader) throws(JSONError) -> SwimTarget {
    let read = try read(&reader)
    guard let time = read.time, OfficialResultRule.times.contains(time) else {
      throw reader.failure(.json(.incomplete(members: ["hundredths"])))
    }
    return SwimTarget(event: read.event, hundredths: time, day: read.day, meet: read.meet)
  }

  static func event(_ reader: inout JSONReader) throws(JSONError) -> SwimEvent { try read(&reader).event }

  private static func read(
    _ reader: inout JSONReader
  ) throws(JSONError) -> (event: SwimEvent, time: Int?, day: CivilDay?, meet: String?) {
    var (course, style, distance): (SwimCourse?, StrokeStyle?, Int?)
    var (time, day, meet): (Int?, CivilDay?, String?)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "course": course = SwimCourse(try reader.string())
      case "style": style = StrokeStyle(try reader.string())
      case "distance": distance = try reader.int()
      case "hundredths": time = try reader.int()
      case "day": day = CivilDay(try reader.string())
      case "meet": meet = try reader.string()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let course, let style, let distance, distance > 0 else {
      throw reader.failure(.json(.incomplete(members: ["course", "style", "distance"])))
    }
    return (SwimEvent(course: course, style: style, distance: Distance(distance, course.unit)), time, day, meet)
  }
}
