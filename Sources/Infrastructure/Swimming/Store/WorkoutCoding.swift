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
    return JSONWriter.bytes(capacity: 512 + workouts.count * 320 + laps * 36) { writer in
      writer.beginObject()
      writer.key("workouts")
      write(workouts, &writer)
      writer.endObject()
      writer.lineBreak()
    }
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
      // Of swims of 25 laps. What is not used takes no memory, and moving them takes time.
      read.reserveCapacity(bytes.count / 1_024)
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
    var row = JSONRow(styles)
    for lap in workout.laps {
      put(lap, from: workout.start, into: &row)
      writer.row(row)
    }
    writer.endArray()
  }

  private static func put(_ lap: Lap, from start: Timestamp, into row: inout JSONRow) {
    row.cells[0] = .integer(lap.start - start)
    row.cells[1] = .integer(Int64(lap.duration))
    row.cells[2] = .word(Int(lap.style.rawValue))
    row.count = 3
    let strokes = lap.strokes
    if strokes != nil || lap.isAfterRestMarker {
      row.cells[3] = strokes.map { .integer(Int64($0)) } ?? .null
      row.count = 4
    }
    if lap.isAfterRestMarker {
      row.cells[4] = .integer(1)
      row.count = 5
    }
  }

  /// By their raw values.
  private static let styles = JSONWords(StrokeStyle.allCases.map(\.description))

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
    var row = JSONRow(styles)
    try reader.beginArray()
    while try reader.nextRow(&row) {
      guard let lap = lap(row, from: start) else { throw reader.failure("the row before is no lap") }
      laps.append(lap)
    }
    return laps
  }

  /// Nil for a row that is not what was written.
  private static func lap(_ row: borrowing JSONRow, from start: Timestamp) -> Lap? {
    let cells = row.cells.span
    guard (3...5).contains(row.count), case .integer(let offset) = cells[0], case .integer(let time) = cells[1],
      let duration = Int32(exactly: time), case .word(let name) = cells[2],
      let style = StrokeStyle(rawValue: UInt8(name))
    else { return nil }
    var strokes: Int?
    if row.count > 3, case .integer(let count) = cells[3] { strokes = Int(count) }
    var isAfterRestMarker = false
    if row.count > 4, case .integer(1) = cells[4] { isAfterRestMarker = true }
    return Lap(
      start: start + offset, duration: duration, style: style, strokes: strokes, isAfterRestMarker: isAfterRestMarker)
  }
}
