import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// Encodes the user's own tables as journal entries. Base times are rows of `[edition, course, sex, style, distance,
/// hundredths]`; qualifying and motivational times are rows of `[name, sex, age from, age to, course, style, distance,
/// hundredths]`; base times by age group are rows of `[edition, sex, age from, course, style, distance, hundredths]`.
/// An age is null if there is no limit.
enum SwimTablesCoding {
  /// The kinds of journal entries that contain the tables.
  static let baseTimes = "baseTimes"
  static let standards = "timeStandards"
  static let ageBases = "ageBaseTimes"

  static func write(_ standards: [TimeStandard], _ writer: inout JSONWriter) {
    writer.beginArray()
    for row in standards {
      writer.beginArray()
      writer.string(row.name)
      writer.string(row.sex.rawValue)
      for age in [row.ageFrom, row.ageTo] {
        if let age { writer.integer(age) } else { writer.null() }
      }
      write(row.event, row.hundredths, &writer)
      writer.endArray()
    }
    writer.endArray()
  }

  static func write(_ bases: AgeBases, _ writer: inout JSONWriter) {
    writer.beginArray()
    for row in bases.rows {
      writer.beginArray()
      writer.integer(row.edition)
      writer.string(row.sex.rawValue)
      writer.integer(row.ageFrom)
      write(row.event, row.hundredths, &writer)
      writer.endArray()
    }
    writer.endArray()
  }

  private static func write(_ event: SwimEvent, _ hundredths: Int, _ writer: inout JSONWriter) {
    writer.string(event.course.description)
    writer.string(event.style.description)
    writer.integer(event.distance.amount)
    writer.integer(hundredths)
  }

  static func readStandards(_ reader: inout JSONReader) throws(JSONError) -> [TimeStandard] {
    var rows: [TimeStandard] = []
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.beginArray()
      try reader.expectElement()
      let name = try reader.string()
      let sex = try sex(&reader)
      let (from, to) = (try age(&reader), try age(&reader))
      let (event, hundredths) = try event(&reader)
      try reader.endArray()
      rows.append(TimeStandard(name: name, sex: sex, ageFrom: from, ageTo: to, event: event, hundredths: hundredths))
    }
    return rows
  }

  static func readAgeBases(_ reader: inout JSONReader) throws(JSONError) -> AgeBases {
    var rows: [AgeBases.Row] = []
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.beginArray()
      try reader.expectElement()
      let edition = try reader.int()
      let sex = try sex(&reader)
      try reader.expectElement()
      let from = try reader.int()
      let (event, hundredths) = try event(&reader)
      try reader.endArray()
      rows.append(AgeBases.Row(edition: edition, event: event, sex: sex, ageFrom: from, hundredths: hundredths))
    }
    return AgeBases(rows)
  }

  private static func sex(_ reader: inout JSONReader) throws(JSONError) -> PointsSex {
    try reader.expectElement()
    guard let sex = PointsSex(rawValue: try reader.string()) else { throw reader.failure(.json(.outOfRange)) }
    return sex
  }

  private static func age(_ reader: inout JSONReader) throws(JSONError) -> Int? {
    try reader.expectElement()
    return reader.takeNull() ? nil : try reader.int()
  }

  private static func event(_ reader: inout JSONReader) throws(JSONError) -> (SwimEvent, Int) {
    try reader.expectElement()
    let course = SwimCourse(try reader.string())
    try reader.expectElement()
    let style = StrokeStyle(try reader.string())
    try reader.expectElement()
    let distance = try reader.int()
    try reader.expectElement()
    let hundredths = try reader.int()
    guard let course, let style, distance > 0, BaseTimes.valid.contains(hundredths) else {
      throw reader.failure(.json(.outOfRange))
    }
    return (SwimEvent(course: course, style: style, distance: Distance(distance, course.unit)), hundredths)
  }

  // MARK: Base times

  static func write(_ times: BaseTimes, _ writer: inout JSONWriter) {
    writer.beginArray()
    for row in times.rows {
      writer.beginArray()
      writer.integer(row.edition)
      writer.string(row.event.course.description)
      writer.string(row.event.sex.rawValue)
      writer.string(row.event.style.description)
      writer.integer(row.event.distance)
      writer.integer(row.hundredths)
      writer.endArray()
    }
    writer.endArray()
  }

  static func readBaseTimes(_ reader: inout JSONReader) throws(JSONError) -> BaseTimes {
    var rows: [(edition: Int, event: BaseTimes.Event, hundredths: Int)] = []
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.beginArray()
      try reader.expectElement()
      let edition = try reader.int()
      try reader.expectElement()
      let course = SwimCourse(try reader.string())
      try reader.expectElement()
      let sex = PointsSex(rawValue: try reader.string())
      try reader.expectElement()
      let style = StrokeStyle(try reader.string())
      try reader.expectElement()
      let distance = try reader.int()
      try reader.expectElement()
      let hundredths = try reader.int()
      try reader.endArray()
      guard let course, let sex, let style, BaseTimes.valid.contains(hundredths) else {
        throw reader.failure(.json(.incomplete(members: [])))
      }
      let event = BaseTimes.Event(course: course, sex: sex, style: style, distance: distance)
      rows.append((edition: edition, event: event, hundredths: hundredths))
    }
    return BaseTimes(rows)
  }
}
