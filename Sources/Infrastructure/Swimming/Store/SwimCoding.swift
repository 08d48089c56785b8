package import JSONCoding
import KernelApplication
import KernelDomain
import Storage
package import SwimmingDomain

/// Encodes the swims of a year (in local time) as a file, one swim per line. Each lap is an array: `[milliseconds from
/// the swim's start, duration in milliseconds, style, strokes or null, marks]`. The marks are a sum: 1 if a rest marker
/// precedes the lap, 2 if the lap shares one time with the previous lap, 4 if it does so with the next lap, and 8 if
/// times are in whole seconds. Unknown values at the end are left out. `told` contains the laps that a file states
/// instead of lengths: `[milliseconds from the swim's start, duration in milliseconds, centimetres, 1 if paused]`.
package enum SwimCoding {
  package static func encode(_ swims: [Swim]) -> [UInt8] {
    let laps = swims.reduce(0) { $0 + $1.laps.count }
    return JSONWriter.bytes(capacity: 512 + swims.count * 320 + laps * 36) { writer in
      writer.beginObject()
      writer.key("workouts")
      write(swims, &writer)
      writer.endObject()
      writer.lineBreak()
    }
  }

  /// Writes an array of swims, each on its own line with a checksum.
  static func write(_ swims: [Swim], _ writer: inout JSONWriter) {
    writer.beginArray()
    for swim in swims {
      writer.lineBreakBeforeValue()
      let start = writer.count
      write(swim, &writer)
      SealedLine.seal(&writer, from: start)
    }
    writer.lineBreak()
    writer.endArray()
  }

  package static func decode(_ bytes: [UInt8]) throws(JSONError) -> [Swim] {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var read: [Swim] = []
      // An estimate for swims of 25 laps. Reserved memory that stays unused costs nothing; moving swims would take
      // time.
      read.reserveCapacity(bytes.count / 1_024)
      try reader.beginObject()
      while let key = try reader.nextKey() {
        if key == "earlier" {
          try reader.skipValue()
          continue
        }
        guard key == "workouts" else { throw reader.failure(.json(.unknownMember(name: key.string)), at: key) }
        try reader.beginArray()
        while try reader.nextElement() { read.append(try swim(&reader)) }
      }
      return read
    }
  }

  /// Writes a swim as an object without its closing brace, so that a checksum can be added before the brace.
  static func write(_ swim: Swim, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", swim.id.description)
    writer.member("source", swim.source)
    writer.member("start", swim.start.milliseconds)
    writer.member("end", swim.end.milliseconds)
    writer.member("day", swim.recordedDay.description)
    writer.member("utcOffset", swim.recordedOffset)
    if let isStated = swim.isOffsetStated {
      writer.member("offsetTold", isStated)
    }
    writer.member("duration", swim.duration)
    writer.member("place", swim.place.rawValue)
    if let pool = swim.pool {
      writer.member("poolCentimetres", pool.centimetres)
    }
    if let distance = swim.reportedDistance {
      writer.member("reportedCentimetres", distance)
    }
    if let pool = swim.impossiblePool {
      writer.member("oddPoolCentimetres", pool)
    }
    if swim.hasLeap {
      writer.member("hasLeap", true)
    }
    if swim.lacksLaps {
      writer.member("lacksLaps", true)
    }
    SwimToldCoding.write(swim, &writer)
    writer.beginArray("laps")
    var row = JSONRow(styleNames)
    for lap in swim.laps {
      put(lap, from: swim.start, into: &row)
      writer.row(row)
    }
    writer.endArray()
  }

  private static func put(_ lap: SwimLap, from start: Timestamp, into row: inout JSONRow) {
    let strokes = lap.strokes
    row.values[0] = lap.start - start
    row.values[1] = Int64(lap.duration)
    row.values[2] = Int64(lap.style.rawValue)
    row.values[3] = Int64(strokes ?? 0)
    row.values[4] = Int64(lap.marks.rawValue)
    row.form =
      switch (strokes, !lap.marks.isEmpty) {
      case (nil, false): LapForm.bare
      case (_?, false): LapForm.strokes
      case (nil, true): LapForm.marker
      case (_?, true): LapForm.strokesAndMarker
      }
  }

  /// The forms that a lap's array may have. Each is a value of `JSONRow.form`.
  private enum LapForm {
    static var bare: UInt64 { 0x112 }
    static var strokes: UInt64 { 0x1121 }
    static var noStrokes: UInt64 { 0x1123 }
    static var marker: UInt64 { 0x1_1231 }
    static var strokesAndMarker: UInt64 { 0x1_1211 }
  }

  /// The names of the styles. The index of each name is the style's raw value.
  private static let styleNames = JSONWords(StrokeStyle.allCases.map(\.description))

  /// The members of a swim, in the order in which they are written.
  private enum Member: String, CaseIterable {
    case id, source, start, end, day, utcOffset, offsetTold, duration, place, poolCentimetres, reportedCentimetres
    case oddPoolCentimetres, hasLeap, lacksLaps, told, laps, `import`, crc
  }

  private static let members = Member.allCases
  private static let memberNames = JSONNames(members.map(\.rawValue))

  static func swim(_ reader: inout JSONReader) throws(JSONError) -> Swim {
    var id: SwimID?
    var source = ""
    var start = Timestamp(milliseconds: 0)
    var end = start
    var day: CivilDay?
    var utcOffset = 0
    var duration: Int64 = 0
    var place = Swim.Place.unknown
    var pool: PoolLength?
    var distance: Int?
    var lacksLaps = false
    var laps: [SwimLap] = []
    var rest = SwimToldCoding()
    var members = JSONMembers(memberNames)
    try reader.beginObject()
    while let member = try reader.nextMember(&members) {
      switch SwimCoding.members[member] {
      case .id: id = try reader.text().read { SwimID(utf8: $0) }
      case .source: source = try reader.string()
      case .start: start = try reader.instant()
      case .end: end = try reader.instant()
      case .day: day = try reader.text().read { CivilDay(utf8: $0) }
      case .utcOffset: utcOffset = try reader.utcOffset()
      case .offsetTold: rest.isOffsetStated = try reader.bool()
      case .duration: duration = try reader.swimDuration()
      case .place:
        guard let known = Swim.Place(rawValue: try reader.string()) else {
          throw reader.failure(.json(.outOfRange))
        }
        place = known
      case .poolCentimetres:
        guard let length = PoolLength(centimetres: try reader.int()) else {
          throw reader.failure(.json(.outOfRange))
        }
        pool = length
      case .reportedCentimetres: distance = try reader.reportedDistance()
      case .oddPoolCentimetres: rest.impossiblePool = try reader.int()
      case .hasLeap: rest.hasLeap = try reader.bool()
      case .told: rest.laps = try SwimToldCoding.laps(&reader, from: start)
      case .lacksLaps: lacksLaps = try reader.bool()
      case .laps: laps = try self.laps(&reader, from: start)
      case .import, .crc: try reader.skipValue()
      }
    }
    guard let id, let day else { throw reader.failure(.json(.incomplete(members: ["id", "day"]))) }
    // Earlier versions of this program stored neither the offset's origin nor which laps are shares.
    if rest.isOffsetStated == nil { laps = ShareGroups.marked(laps) }
    var swim = Swim(
      id: id, source: source, start: start, end: end, day: day, utcOffset: utcOffset, duration: duration, place: place,
      pool: pool, reportedDistance: distance, laps: laps)
    swim.lacksLaps = lacksLaps
    rest.complete(&swim)
    return swim
  }

  private static func laps(_ reader: inout JSONReader, from start: Timestamp) throws(JSONError) -> [SwimLap] {
    var laps: [SwimLap] = []
    laps.reserveCapacity(64)
    let styles = StrokeStyle.allCases
    var row = JSONRow(styleNames)
    try reader.beginArray()
    while try reader.nextRow(&row) {
      guard let lap = lap(row, from: start, styles) else { throw reader.failure(.json(.incomplete(members: ["laps"]))) }
      laps.append(lap)
    }
    return laps
  }

  /// Creates a lap from its array; nil if the array is invalid. Inlined, because copying a row right after reading it
  /// would make the processor wait for its own writes to memory.
  @inline(__always)
  private static func lap(_ row: borrowing JSONRow, from swimStart: Timestamp, _ styles: [StrokeStyle]) -> SwimLap? {
    var strokes: Int?
    var marks: SwimLap.Marks = []
    switch row.form {
    case LapForm.bare, LapForm.noStrokes: break
    case LapForm.strokes: strokes = Int(row.values[3])
    case LapForm.marker: marks = SwimLap.Marks(rawValue: UInt8(truncatingIfNeeded: row.values[4]))
    case LapForm.strokesAndMarker:
      strokes = Int(row.values[3])
      marks = SwimLap.Marks(rawValue: UInt8(truncatingIfNeeded: row.values[4]))
    default: return nil
    }
    let (milliseconds, isTooFar) = swimStart.milliseconds.addingReportingOverflow(row.values[0])
    let start = Timestamp(milliseconds: milliseconds)
    guard !isTooFar, start.isInCalendar, let duration = Int32(exactly: row.values[1]), duration >= 0 else { return nil }
    return SwimLap(
      start: start, duration: duration, style: styles[Int(row.values[2])], strokes: strokes,
      isAfterRestMarker: false, marks: marks.intersection(.all))
  }
}
