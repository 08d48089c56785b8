package import JSONCoding
import KernelApplication
import KernelDomain
package import RunningDomain

/// Encodes the events of a live run as entries of the live file, one per line.
///
///     {"start":{"run":"r20260503T064500Z","at":1777790700000,"pausesStanding":true,"splits":"kilometre"}}
///     {"sequence":12,"fixes":[[1777790701000,500875110,144213780,5000,23500,null,92]]}
///     {"pause":1777790800000}
///     {"tick":1777790900000}
///     {"absence":true}
///
/// A fix is an array of its time, latitude, longitude, accuracy, elevation, odometer, heart rate and cadence. Unknown
/// values are `null`; at the end of the array they are left out.
package enum LiveEntryCoding {
  package static func encode(_ entry: LiveEntry) -> [UInt8] {
    var writer = JSONWriter(capacity: 128)
    writer.beginObject()
    switch entry {
    case .start(let start):
      writer.key("start")
      writer.object(fields(of: start))
    case .fixes(let sequence, let fixes):
      writer.member("sequence", sequence)
      writer.beginArray("fixes")
      for fix in fixes { write(fix, &writer) }
      writer.endArray()
    case .pause(let time): write("pause", time, &writer)
    case .resume(let time): write("resume", time, &writer)
    case .lap(let time): write("lap", time, &writer)
    case .tick(let time): write("tick", time, &writer)
    case .finish(let time): write("finish", time, &writer)
    case .absence:
      writer.member("absence", true)
    }
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ key: StaticString, _ time: Timestamp, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.integer(time.milliseconds)
  }

  private static func fields(of start: LiveStart) -> JSONFields {
    [
      "run": start.id.description, "at": start.time.milliseconds, "indoor": start.isIndoor.ifTrue,
      "pausesStanding": start.pausesStanding.ifTrue, "replay": start.isReplay.ifTrue,
      "miles": (start.splits == .mile).ifTrue, "goal": start.goal, "workout": start.workout?.text,
      "ghost": start.ghost?.description,
    ]
  }

  private static func write(_ fix: RunFix, _ writer: inout JSONWriter) {
    var values: [Int64?] = [
      fix.time.milliseconds, fix.position.map { Int64($0.latitude) }, fix.position.map { Int64($0.longitude) },
      fix.accuracy.map { Int64($0) }, fix.elevation.map { Int64($0) }, fix.odometer, fix.heartRate.map { Int64($0) },
      fix.cadence.map { Int64($0) },
    ]
    while values.last == .some(nil) { values.removeLast() }
    writer.beginArray()
    for value in values { writer.optional(value) }
    writer.endArray()
  }

  // MARK: Reading

  package static func decode(_ bytes: [UInt8]) throws(JSONError) -> LiveEntry {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var entry: LiveEntry?
      var sequence = 0
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "start": entry = .start(try JSONObject.read(&reader, start))
        case "sequence": sequence = try reader.int()
        case "fixes": entry = .fixes(sequence: sequence, try reader.list(fix))
        case "pause": entry = .pause(try reader.instant())
        case "resume": entry = .resume(try reader.instant())
        case "lap": entry = .lap(try reader.instant())
        case "tick": entry = .tick(try reader.instant())
        case "finish": entry = .finish(try reader.instant())
        case "absence": entry = try reader.bool() ? .absence : nil
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
      guard let entry else { throw reader.failure(.json(.incomplete(members: ["fixes"]))) }
      return entry
    }
  }

  private static func start(_ object: inout JSONObject) throws(JSONError) -> LiveStart? {
    let time = Timestamp(milliseconds: try object["at"])
    guard let id = RunID(try object["run"]), time.isInCalendar else { return nil }
    var start = LiveStart(id: id, time: time)
    start.isIndoor = try object["indoor"] ?? false
    start.pausesStanding = try object["pausesStanding"] ?? false
    start.isReplay = try object["replay"] ?? false
    start.splits = try object["miles"] ?? false ? .mile : .kilometre
    start.goal = try object["goal"]
    if let text: String = try object["workout"] {
      guard let plan = try? WorkoutPlan(text) else { return nil }
      start.workout = plan
    }
    if let ghost: String = try object["ghost"] { start.ghost = RunID(ghost) }
    return start.goal.map(RunFix.odometers.contains) ?? true ? start : nil
  }

  private static func fix(_ reader: inout JSONReader) throws(JSONError) -> RunFix {
    var values: [Int64?] = []
    try reader.beginArray()
    while try reader.nextElement() { values.append(reader.takeNull() ? nil : try reader.int64()) }
    func value(_ index: Int) -> Int64? { index < values.count ? values[index] : nil }
    guard values.count <= 8, let time = value(0), Timestamp(milliseconds: time).isInCalendar else {
      throw reader.failure(.json(.outOfRange))
    }
    var fix = RunFix(time: Timestamp(milliseconds: time))
    if let latitude = value(1), let longitude = value(2) {
      fix.position = RunPosition(latitude: latitude, longitude: longitude)
    }
    fix.accuracy = value(3).map { Int32(clamping: $0) }
    fix.elevation = value(4).map { Int32(clamping: $0) }
    fix.odometer = value(5).flatMap { RunFix.odometers.contains($0) ? $0 : nil }
    fix.heartRate = value(6)?.rate
    fix.cadence = value(7)?.rate
    return fix
  }
}
