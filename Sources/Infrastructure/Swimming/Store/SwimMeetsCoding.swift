import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Encodes the official results of meets as journal entries, one per result, as `{"day":"2025-11-08","meet":"Club
/// Cup","course":"scm","style":"freestyle","distance":100,"hundredths":7234,…}`.
enum SwimMeetsCoding {
  /// The kinds of the journal entries.
  static let result = "officialResult"
  static let removal = "officialResultRemoval"
  static let baseTimes = "baseTimes"
  static let beside = "besideResults"
  static let besideRemoval = "besideRemoval"

  static func entry(_ edit: SwimMeets.Edit) -> (kind: String, value: [UInt8]) {
    var writer = JSONWriter()
    switch edit {
    case .add(let result):
      write(result, &writer)
      return (SwimMeetsCoding.result, writer.bytes)
    case .remove(let id):
      writer.string(id.description)
      return (removal, writer.bytes)
    case .replaceBaseTimes(let times):
      write(times, &writer)
      return (baseTimes, writer.bytes)
    case .setTarget(let target):
      SwimTargetsCoding.write(target, &writer)
      return (SwimTargetsCoding.kind, writer.bytes)
    case .removeTarget(let event):
      SwimTargetsCoding.write(event, &writer)
      return (SwimTargetsCoding.removalKind, writer.bytes)
    case .replaceStandards(let standards):
      SwimTablesCoding.write(standards, &writer)
      return (SwimTablesCoding.standards, writer.bytes)
    case .replaceAgeBases(let bases):
      SwimTablesCoding.write(bases, &writer)
      return (SwimTablesCoding.ageBases, writer.bytes)
    case .setGoal(let goal):
      SwimTargetsCoding.write(goal, &writer)
      return (SwimTargetsCoding.goal, writer.bytes)
    case .addBeside(let mate):
      write(mate, &writer)
      return (beside, writer.bytes)
    case .removeBeside(let name):
      writer.string(name)
      return (besideRemoval, writer.bytes)
    }
  }

  /// Parses a journal entry; nil if its kind is not one of these.
  static func edit(_ kind: String, _ value: [UInt8]) throws(JSONError) -> SwimMeets.Edit? {
    switch kind {
    case result: .add(try JSONReader.read(value, read))
    case removal:
      .remove(
        try JSONReader.read(value) { (reader) throws(JSONError) in
          guard let id = OfficialResultID(try reader.string()) else {
            throw reader.failure(.json(.incomplete(members: [])))
          }
          return id
        })
    case baseTimes: .replaceBaseTimes(try JSONReader.read(value, readBaseTimes))
    case SwimTargetsCoding.kind: .setTarget(try JSONReader.read(value, SwimTargetsCoding.target))
    case SwimTablesCoding.standards: .replaceStandards(try JSONReader.read(value, SwimTablesCoding.readStandards))
    case SwimTablesCoding.ageBases: .replaceAgeBases(try JSONReader.read(value, SwimTablesCoding.readAgeBases))
    case SwimTargetsCoding.goal: .setGoal(try JSONReader.read(value, SwimTargetsCoding.readGoal))
    case beside: .addBeside(try JSONReader.read(value, readMate))
    case besideRemoval:
      .removeBeside(try JSONReader.read(value) { (reader) throws(JSONError) in try reader.string() })
    case SwimTargetsCoding.removalKind: .removeTarget(try JSONReader.read(value, SwimTargetsCoding.event))
    default: nil
    }
  }

  // MARK: All of it, as the derived file has it

  static func write(_ meets: SwimMeets, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("results")
    writer.beginArray()
    for result in meets.results { write(result, &writer) }
    writer.endArray()
    writer.key("baseTimes")
    write(meets.baseTimes, &writer)
    if !meets.targets.isEmpty {
      writer.key("targets")
      writer.beginArray()
      for target in meets.targets { SwimTargetsCoding.write(target, &writer) }
      writer.endArray()
    }
    if !meets.standards.isEmpty {
      writer.key("standards")
      SwimTablesCoding.write(meets.standards, &writer)
    }
    if !meets.ageBases.rows.isEmpty {
      writer.key("ageBases")
      SwimTablesCoding.write(meets.ageBases, &writer)
    }
    if !meets.goals.isEmpty {
      writer.key("goals")
      writer.beginArray()
      for goal in meets.goals { SwimTargetsCoding.write(goal, &writer) }
      writer.endArray()
    }
    if !meets.mates.isEmpty {
      writer.key("beside")
      writer.beginArray()
      for mate in meets.mates { write(mate, &writer) }
      writer.endArray()
    }
    writer.endObject()
  }

  static func readAll(_ reader: inout JSONReader) throws(JSONError) -> SwimMeets {
    var results: [OfficialResult] = []
    var times = BaseTimes()
    var targets: [SwimTarget] = []
    var standards: [TimeStandard] = []
    var bases = AgeBases()
    var mates: [SwimMate] = []
    var goals: [DatedSwimGoal] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "results": results = try readResults(&reader)
      case "baseTimes": times = try readBaseTimes(&reader)
      case "targets":
        try reader.beginArray()
        while try reader.nextElement() { targets.append(try SwimTargetsCoding.target(&reader)) }
      case "standards": standards = try SwimTablesCoding.readStandards(&reader)
      case "ageBases": bases = try SwimTablesCoding.readAgeBases(&reader)
      case "goals":
        try reader.beginArray()
        while try reader.nextElement() { goals.append(try SwimTargetsCoding.readGoal(&reader)) }
      case "beside":
        try reader.beginArray()
        while try reader.nextElement() { mates.append(try readMate(&reader)) }
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    return SwimMeets(
      results: results, baseTimes: times, targets: targets, standards: standards, ageBases: bases, mates: mates,
      goals: goals)
  }

  // MARK: Another swimmer's results: `{"name":"Ann O'Neil","results":[…]}`

  private static func write(_ mate: SwimMate, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(mate.name)
    writer.key("results")
    writer.beginArray()
    for result in mate.results { write(result, &writer) }
    writer.endArray()
    writer.endObject()
  }

  private static func readMate(_ reader: inout JSONReader) throws(JSONError) -> SwimMate {
    var (name, results): (String?, [OfficialResult]) = (nil, [])
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.string()
      case "results": results = try readResults(&reader)
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let name else { throw reader.failure(.json(.incomplete(members: ["name"]))) }
    return SwimMate(name: name, results: results)
  }

  private static func readResults(_ reader: inout JSONReader) throws(JSONError) -> [OfficialResult] {
    var results: [OfficialResult] = []
    try reader.beginArray()
    while try reader.nextElement() { results.append(try read(&reader)) }
    return results
  }

  // MARK: Base times: rows of `[edition, course, sex, style, distance, hundredths]`

  private static func write(_ times: BaseTimes, _ writer: inout JSONWriter) {
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

  private static func readBaseTimes(_ reader: inout JSONReader) throws(JSONError) -> BaseTimes {
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

  // MARK: A result

  private static func write(_ result: OfficialResult, _ writer: inout JSONWriter) {
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
    writer.key("distance")
    writer.integer(result.distance)
    writer.key("hundredths")
    writer.integer(result.hundredths)
    if result.round != OfficialResult.timedFinal { put("round", result.round) }
    for (key, isSo) in [("exhibition" as StaticString, result.isExhibition), ("leadOff", result.isLeadOff)] where isSo {
      writer.key(key)
      writer.bool(true)
    }
    if !result.splits.isEmpty {
      writer.key("splits")
      writer.beginArray()
      for split in result.splits {
        writer.beginArray()
        writer.integer(split.distance)
        writer.integer(split.hundredths)
        writer.endArray()
      }
      writer.endArray()
    }
    if let points = result.points {
      writer.key("points")
      writer.integer(points)
    }
    put("pointTable", result.pointTable)
    put("note", result.note)
    writer.endObject()
  }

  private static func read(_ reader: inout JSONReader) throws(JSONError) -> OfficialResult {
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
}
