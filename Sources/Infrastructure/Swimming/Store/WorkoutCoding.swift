package import JSONCoding
import KernelDomain
import Storage
package import SwimmingDomain

/// Workouts of one local year as a file keeps them: one a line, its laps as rows of
/// `[milliseconds from the workout's start, milliseconds of duration, style, strokes or null, 1 after a rest marker]`;
/// what is not known or not so is left out at a row's end.
package enum WorkoutCoding {
  package static func encode(_ workouts: [Workout]) -> [UInt8] {
    let laps = workouts.reduce(0) { $0 + $1.laps.count }
    var writer = JSONWriter(capacity: 64 + workouts.count * 320 + laps * 36)
    writer.beginObject()
    writer.key("workouts")
    write(workouts, &writer)
    writer.endObject()
    writer.lineBreak()
    return writer.bytes
  }

  /// The lines before and after those of the workouts.
  static let frame = [Array("{\"workouts\":[".utf8), Array("]}".utf8)]

  /// An array of workouts, each on a line of its own, sealed.
  static func write(_ workouts: [Workout], _ writer: inout JSONWriter) {
    writer.beginArray()
    for workout in workouts {
      writer.lineBreakBeforeValue()
      let start = writer.count
      write(workout, &writer)
      SealedLine.seal(&writer, from: start)
    }
    writer.lineBreak()
    writer.endArray()
  }

  package static func decode(_ bytes: [UInt8]) throws(JSONError) -> [Workout] {
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

  /// Without the object's end, before which its seal goes.
  private static func write(_ workout: Workout, _ writer: inout JSONWriter) {
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
    for lap in workout.laps { writer.row(row(of: lap, from: workout.start)) }
    writer.endArray()
  }

  private static func row(of lap: Lap, from start: Timestamp) -> JSONRow {
    var row = JSONRow()
    row.cells[0] = .integer(lap.start - start)
    row.cells[1] = .integer(Int64(lap.duration))
    row.cells[2] = .word(lap.style.name)
    if let strokes = lap.strokes { row.cells[3] = .integer(Int64(strokes)) }
    row.cells[4] = .integer(1)
    row.count = lap.isAfterRestMarker ? 5 : lap.strokes == nil ? 3 : 4
    return row
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
    var row = JSONRow()
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.row(into: &row)
      guard let lap = lap(row, from: start) else { throw reader.failure("the row before is no lap") }
      laps.append(lap)
    }
    return laps
  }

  /// Nil for a row that is not what was written.
  private static func lap(_ row: borrowing JSONRow, from start: Timestamp) -> Lap? {
    guard (3...5).contains(row.count), case .integer(let offset) = row.cells[0], case .integer(let time) = row.cells[1],
      let duration = Int32(exactly: time), case .text(let name) = row.cells[2], let style = style(name)
    else { return nil }
    var strokes: Int?
    if row.count > 3, case .integer(let count) = row.cells[3] { strokes = Int(count) }
    var isAfterRestMarker = false
    if row.count > 4, case .integer(1) = row.cells[4] { isAfterRestMarker = true }
    return Lap(
      start: start + offset, duration: duration, style: style, strokes: strokes, isAfterRestMarker: isAfterRestMarker)
  }

  private static func style(_ name: JSONText) -> StrokeStyle? {
    switch name {
    case "freestyle": .freestyle
    case "backstroke": .backstroke
    case "breaststroke": .breaststroke
    case "butterfly": .butterfly
    case "mix": .mix
    case "unknown": .unknown
    case "drill": .drill
    case "kickboard": .kickboard
    default: nil
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
