import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// Encodes target times as journal entries, such as
/// `{"course":"scm","style":"freestyle","distance":100,"hundredths":6500}`.
enum SwimTargetsCoding {
  /// The kinds of the journal entries.
  static let kind = "swimTarget"
  static let removalKind = "swimTargetRemoval"

  static func write(_ target: SwimTarget, _ writer: inout JSONWriter) {
    writer.beginObject()
    members(target.event, &writer)
    writer.key("hundredths")
    writer.integer(target.hundredths)
    if let day = target.day {
      writer.key("day")
      writer.string(day.description)
    }
    if let meet = target.meet {
      writer.key("meet")
      writer.string(meet)
    }
    writer.endObject()
  }

  static func write(_ event: SwimEvent, _ writer: inout JSONWriter) {
    writer.beginObject()
    members(event, &writer)
    writer.endObject()
  }

  private static func members(_ event: SwimEvent, _ writer: inout JSONWriter) {
    writer.key("course")
    writer.string(event.course.description)
    writer.key("style")
    writer.string(event.style.description)
    writer.key("distance")
    writer.integer(event.distance.amount)
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
