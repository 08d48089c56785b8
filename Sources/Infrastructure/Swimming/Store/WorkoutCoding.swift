import JSONCoding
import KernelDomain
import Storage
import SwimmingDomain

/// Workouts of one local year as a file keeps them: one a line, its laps as rows of
/// `[milliseconds from the workout's start, milliseconds of duration, style, strokes or null, 1 after a rest marker]`;
/// what is not known or not so is left out at a row's end.
enum WorkoutCoding {
  static func encode(_ workouts: [Workout]) -> [UInt8] {
    frame[0] + lines(workouts) + [0x0A] + frame[1] + [0x0A]
  }

  /// The lines before and after those of the workouts.
  static let frame = [Array("{\"workouts\":[".utf8), Array("]}".utf8)]

  /// The workouts, each on a line of its own, sealed, with commas between.
  static func lines(_ workouts: [Workout]) -> [UInt8] {
    var lines: [UInt8] = []
    for (index, workout) in workouts.enumerated() {
      if index > 0 { lines.append(UInt8(ascii: ",")) }
      lines.append(UInt8(ascii: "\n"))
      var line = JSONWriter(capacity: 256 + workout.laps.count * 32)
      write(workout, &line)
      lines += SealedLine.seal(line.bytes).dropLast()
    }
    return lines
  }

  static func decode(_ bytes: [UInt8]) throws(JSONError) -> [Workout] {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var read: [Workout] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        guard key == "workouts" else { throw reader.failure("\"\(key.string)\" is no member of a year", at: key) }
        try reader.beginArray()
        while try reader.nextElement() { read.append(try workout(&reader)) }
      }
      return read
    }
  }

  static func write(_ workout: Workout, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.string(workout.id.description)
    writer.key("source")
    writer.string(workout.source)
    writer.key("start")
    writer.integer(workout.start.milliseconds)
    writer.key("end")
    writer.integer(workout.end.milliseconds)
    writer.key("day")
    writer.string(workout.day.description)
    writer.key("utcOffset")
    writer.integer(workout.utcOffset)
    writer.key("duration")
    writer.integer(workout.duration)
    writer.key("place")
    writer.string(workout.place.rawValue)
    if let pool = workout.pool {
      writer.key("poolCentimetres")
      writer.integer(pool.centimetres)
    }
    if let distance = workout.reportedDistance {
      writer.key("reportedCentimetres")
      writer.integer(distance)
    }
    writer.key("laps")
    writer.beginArray()
    for lap in workout.laps { write(lap, from: workout.start, &writer) }
    writer.endArray()
    writer.endObject()
  }

  private static func write(_ lap: Lap, from start: Timestamp, _ writer: inout JSONWriter) {
    writer.beginArray()
    writer.integer(lap.start - start)
    writer.integer(lap.duration)
    writer.string(lap.style.name)
    if let strokes = lap.strokes { writer.integer(strokes) } else if lap.isAfterRestMarker { writer.null() }
    if lap.isAfterRestMarker { writer.integer(1) }
    writer.endArray()
  }

  static func workout(_ reader: inout JSONReader) throws(JSONError) -> Workout {
    var id: WorkoutID?
    var source = ""
    var start = Timestamp(milliseconds: 0)
    var end = start
    var day: CivilDay?
    var utcOffset = 0
    var duration: Int64 = 0
    var place = Workout.Place.unknown
    var pool: PoolLength?
    var distance: Int?
    var laps: [Lap] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id": id = WorkoutID(try reader.string())
      case "source": source = try reader.string()
      case "start": start.milliseconds = try reader.int64()
      case "end": end.milliseconds = try reader.int64()
      case "day": day = CivilDay(try reader.string())
      case "utcOffset": utcOffset = try reader.int()
      case "duration": duration = try reader.int64()
      case "place":
        guard let known = Workout.Place(rawValue: try reader.string()) else {
          throw reader.failure("there is no such place")
        }
        place = known
      case "poolCentimetres":
        guard let length = PoolLength(centimetres: try reader.int()) else {
          throw reader.failure("no pool is that long")
        }
        pool = length
      case "reportedCentimetres": distance = try reader.int()
      case "crc": try reader.skipValue()
      case "laps": laps = try self.laps(&reader, from: start)
      default: throw reader.failure("\"\(key.string)\" is no member of a workout", at: key)
      }
    }
    guard let id, let day else { throw reader.failure("a workout has an id and a day") }
    return Workout(
      id: id, source: source, start: start, end: end, day: day, utcOffset: utcOffset, duration: duration, place: place,
      pool: pool, reportedDistance: distance, laps: laps)
  }

  private static func laps(_ reader: inout JSONReader, from start: Timestamp) throws(JSONError) -> [Lap] {
    var laps: [Lap] = []
    laps.reserveCapacity(64)
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.beginArray()
      try reader.expectElement()
      let offset = try reader.int64()
      try reader.expectElement()
      let duration = try reader.int32()
      try reader.expectElement()
      let style = try style(&reader)
      var strokes: Int?
      var isAfterRestMarker = false
      if try reader.nextElement() {
        if !reader.takeNull() { strokes = try reader.int() }
        if try reader.nextElement() {
          isAfterRestMarker = try reader.int() == 1
          try reader.endArray()
        }
      }
      laps.append(
        Lap(
          start: start + offset, duration: duration, style: style, strokes: strokes,
          isAfterRestMarker: isAfterRestMarker))
    }
    return laps
  }

  private static func style(_ reader: inout JSONReader) throws(JSONError) -> StrokeStyle {
    let name = try reader.text()
    switch name {
    case "freestyle": return .freestyle
    case "backstroke": return .backstroke
    case "breaststroke": return .breaststroke
    case "butterfly": return .butterfly
    case "mix": return .mix
    case "unknown": return .unknown
    case "drill": return .drill
    case "kickboard": return .kickboard
    default: throw reader.failure("there is no style \"\(name.string)\"", at: name)
    }
  }
}

extension StrokeStyle {
  /// Its `description`, for a writer that takes constants without making a string.
  fileprivate var name: StaticString {
    switch self {
    case .freestyle: "freestyle"
    case .backstroke: "backstroke"
    case .breaststroke: "breaststroke"
    case .butterfly: "butterfly"
    case .mix: "mix"
    case .unknown: "unknown"
    case .drill: "drill"
    case .kickboard: "kickboard"
    }
  }
}
