import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// Encodes official results of meets, such as `{"day":"2025-11-08","meet":"Club
/// Cup","course":"scm","style":"freestyle","distance":100,"hundredths":7234,…}`. Also encodes another swimmer together
/// with that swimmer's results.
enum OfficialResultCoding {
  static func write(_ result: OfficialResult, _ writer: inout JSONWriter) {
    func put(_ key: StaticString, _ text: String?) {
      guard let text else { return }
      writer.key(key)
      writer.string(text)
    }
    writer.beginObject()
    put("day", result.day.description)
    put("meet", result.meet)
    put("city", result.city)
    put("nation", result.nation)
    put("course", result.course.description)
    put("style", result.style.description)
    writer.member("distance", result.distance)
    writer.member("hundredths", result.hundredths)
    if result.round != OfficialResult.timedFinal { put("round", result.round) }
    for (key, isSo) in [("exhibition" as StaticString, result.isExhibition), ("leadOff", result.isLeadOff)] where isSo {
      writer.key(key)
      writer.bool(true)
    }
    if !result.splits.isEmpty {
      writer.beginArray("splits")
      for split in result.splits {
        writer.beginArray()
        writer.integer(split.distance)
        writer.integer(split.hundredths)
        writer.endArray()
      }
      writer.endArray()
    }
    if let points = result.points {
      writer.member("points", points)
    }
    put("pointTable", result.pointTable)
    put("note", result.note)
    writer.endObject()
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> OfficialResult {
    var (day, course, style): (CivilDay?, SwimCourse?, StrokeStyle?)
    var result = OfficialResult(
      day: CivilDay(daysSinceEpoch: 0), meet: "", course: .longCourseMetres, style: .freestyle, distance: 0,
      hundredths: 0)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "day": day = CivilDay(try reader.string())
      case "meet": result.meet = try reader.string()
      case "city": result.city = try reader.string()
      case "nation": result.nation = try reader.string()
      case "course": course = SwimCourse(try reader.string())
      case "style": style = StrokeStyle(try reader.string())
      case "distance": result.distance = try reader.int()
      case "hundredths": result.hundredths = try reader.int()
      case "round": result.round = try reader.string()
      case "exhibition": result.isExhibition = try reader.bool()
      case "leadOff": result.isLeadOff = try reader.bool()
      case "splits":
        try reader.beginArray()
        while try reader.nextElement() { result.splits.append(try split(&reader)) }
      case "points": result.points = try reader.int()
      case "pointTable": result.pointTable = try reader.string()
      case "note": result.note = try reader.string()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let day, let course, let style else {
      throw reader.failure(.json(.incomplete(members: ["day", "course", "style"])))
    }
    (result.day, result.course, result.style) = (day, course, style)
    guard result.distance > 0, OfficialResultRule.times.contains(result.hundredths) else {
      throw reader.failure(.json(.incomplete(members: ["distance", "hundredths"])))
    }
    return result
  }

  private static func split(_ reader: inout JSONReader) throws(JSONError) -> OfficialResult.Split {
    try reader.beginArray()
    try reader.expectElement()
    let distance = try reader.int()
    try reader.expectElement()
    let hundredths = try reader.int()
    try reader.endArray()
    return OfficialResult.Split(distance: distance, hundredths: hundredths)
  }

  static func readList(_ reader: inout JSONReader) throws(JSONError) -> [OfficialResult] {
    var results: [OfficialResult] = []
    try reader.beginArray()
    while try reader.nextElement() { results.append(try read(&reader)) }
    return results
  }

  // MARK: Another swimmer's results: `{"name":"Ann O'Neil","results":[…]}`

  static func write(_ mate: SwimMate, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", mate.name)
    writer.beginArray("results")
    for result in mate.results { write(result, &writer) }
    writer.endArray()
    writer.endObject()
  }

  static func readMate(_ reader: inout JSONReader) throws(JSONError) -> SwimMate {
    var (name, results): (String?, [OfficialResult]) = (nil, [])
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.string()
      case "results": results = try readList(&reader)
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let name else { throw reader.failure(.json(.incomplete(members: ["name"]))) }
    return SwimMate(name: name, results: results)
  }
}
